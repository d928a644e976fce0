const refuses =
  /\b(?:no|not (?:my bill|going|gonna|doing|paying|covering|giving|letting|lending|agreeing|willing)|won['’]?t|refus(?:e|al|ing)|disagree|declin(?:e|ing)|don['’]?t (?:want|accept|agree|owe|have to|think)|do not (?:want|agree|owe)|can['’]?t|cannot|isn['’]?t (?:working|happening)|doesn['’]?t work|never (?:agreed|asked|approved|said yes)|say no|turn(?:ing)? (?:(?:it|him|her|them|this|that) )?down|reject(?:ing)?|stop|instead of)\b/i;
/** The direction is from the person to the other parent. */
const owesThem =
  /\b(?:(?:he|she|they)(?:['’]?s)? (?:just )?(?:wants?|asks?|asking|asked|demands?|demanding|expects?|claims?|says?)\b[^.?!]{0,30}(?:money|half|me to pay|i owe|from me|\$?\d{2,})|from me\b|i owe|i['’]?m (?:the one )?being asked|asked to pay|(?:not going to|not gonna|won['’]?t|don['’]?t (?:want|have) to|can['’]?t|refuse to|shouldn['’]?t have to) (?:\w+ )?(?:pay|cover|split|reimburse)|i(?:['’]?ll| will) be late with)\b/i;
/** Matches "She wants $400 from me" and "I'm not going to pay". */
export function isOwedByPerson(told: string): boolean {
  return owesThem.test(told);
}

const noKids =
  /\b(?:no|not any|without|don['’]?t have(?: any)?|do not have|never had) (?:kids?|child(?:ren)?)\b|\bit['’]?s (?:a|my|our) (?:dog|cat)\b|\bnot about (?:the )?kids\b/i;

const demandsMoney =
  /\b(?:owe|your (?:half|share)|support payment|share it half|send (?:me|it|your)|pay me)\b/i;
const asksFor = /(?:^|[.!?] )(?:could (?:you|we)|can (?:you|we|i)|I'd like to|please)\b/i;
const saysNo =
  /\b(?:won't work|doesn't work|can't (?:do|swap|lend|take|help|be)|can't keep|my answer is no|don't agree|not ready to decide|not going to change my mind|won't (?:be )?(?:cover|pay|lend)|please stop|stop\b)/i;

const saysYes = /^(?:yes\b|that works\b|i agree\b)/i;
const declines =
  /\b(?:(?:say|tell \w+|said|want|its|it['’]s) (?:a )?no\b|refus\w+|declin\w+|don['’]?t (?:want|agree)|won['’]?t|not (?:agreeing|going|gonna|ok|okay)\b|turn (?:it|this|that|him|her|them) down)/i;

/**
 * Whether a template contradicts what the person said: a demand although they refuse, a no although they ask, a yes
 * although they decline, or the kids although there are none. Such a message does more harm than none.
 */
export function contradicts(template: string, told: readonly string[]): boolean {
  const text = told.join('\n');
  const [newest = ''] = told;
  if (demandsMoney.test(template) && isOwedByPerson(text)) return true;
  if (noKids.test(text) && /\b(?:kids?|child\w*)\b/i.test(template)) return true;
  const [first = ''] = template.split(/(?<=[.?!])\s+/);
  if (saysYes.test(first) && declines.test(newest)) return true;
  if (saysNo.test(first)) return !refuses.test(text);
  return (
    asksFor.test(first) &&
    !demandsMoney.test(first) &&
    /\b(?:say|tell \w+|said) no\b|\bsimply no\b/i.test(newest)
  );
}
