const apologizes =
  /\b(?:(?:say|saying|tell (?:him|her|them)|telling (?:him|her|them)|want to say|let (?:him|her) know) (?:that )?(?:i'?m |i am |im )?(?:really |so )?sorry|^(?:and |but )?(?:i'?m|im|i am) (?:really |so )?sorry|^sorry|apologi[sz]e|(?:want to|should|need to) apologi[sz]e)(?: to (?:him|her|them|you))?(?:,? ?(?:for|about|that|because|bc|if)? (.+))?$/i;

const past: Readonly<Record<string, string>> = {
  being: 'was',
  calling: 'called',
  saying: 'said',
  yelling: 'yelled',
  going: 'went',
  getting: 'got',
  losing: 'lost',
  forgetting: 'forgot',
  leaving: 'left',
  hanging: 'hung',
  sending: 'sent',
  telling: 'told',
  making: 'made',
  taking: 'took',
  bringing: 'brought',
  keeping: 'kept',
  coming: 'came',
  blowing: 'blew',
  fighting: 'fought',
  swearing: 'swore',
  writing: 'wrote',
  having: 'had',
  doing: 'did',
  running: 'ran',
  cussing: 'cussed',
  snapping: 'snapped',
  dropping: 'dropped',
  cutting: 'cut',
  putting: 'put',
  throwing: 'threw',
  freaking: 'freaked',
  showing: 'showed',
  texting: 'texted',
  missing: 'missed',
};

/** "Say sorry for calling her a liar" is "I'm sorry I called her a liar"; null for what is no apology. */
export function apologyIn(clause: string): string | null {
  const found = apologizes.exec(clause.trim());
  if (!found || /\bnot sorry\b/i.test(clause)) return null;
  const matter = (found[1] ?? '').replace(/[.?!\s]+$/, '').replace(/^(?:for|about|that) /i, '');
  if (matter === '' || /^(?:but|to|and|too|also|or|him|her|them|you|lol)\b/i.test(matter)) return "I'm sorry";
  return `I'm sorry ${asPast(matter)}`;
}

function asPast(matter: string): string {
  const [, not = '', first = '', rest = ''] = /^(not )?([a-z]+ing)\b(.*)$/i.exec(matter) ?? [];
  if (first === '') return /^(?:i|we|it|the kids|you)\b/i.test(matter) ? matter : `about ${matter}`;
  const verb = past[first.toLowerCase()];
  if (!verb) return `for ${matter}`;
  if (!not) return `I ${verb}${rest}`;
  return verb === 'was' ? `I wasn't${rest}` : `for ${matter}`;
}
