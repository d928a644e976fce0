/*
 * A wish to stop beside other words: "honestly I don't want to do this anymore, stop". The clause itself must be about
 * this conversation and nothing else, because "I want to stop paying for his phone" is an answer.
 */

const lead = String.raw`(?:(?:honestly|ok|okay|look|listen|sorry|please|i think|i guess|no|yeah|just|really|actually|you know what|seriously|tbh|ugh|god|omg|well|um+|wait|like|idk|and|but|so|then|now|for real|i'm serious|im serious) )*`;
const tail = String.raw`(?: (?:please|pls|thanks|thank you|ok|okay|any ?more|now|right now|today|tonight|for (?:now|today|tonight|a (?:bit|while))|here|already|honestly|sorry|at all|with you))*`;
const it = String.raw`(?:this|that|it|these|those|any|more|the|your|all|of|stupid|whole|dumb|questions?|plan|page|log|list|card|thing|stuff)`;
const things = String.raw`(?: ${it})*`;
const go = String.raw`(?:do|doing|answer|answering|continue|continuing|finish|finishing|keep (?:going|doing|answering)|go on|talk|talking)`;

const sure = [
  String.raw`(?:i )?(?:really |just )*(?:don't|dont|do not|didn't|didnt) (?:really )?(?:want to|wanna|feel like|want) ${go}(?: with| about)?${things}`,
  String.raw`(?:i )?(?:don't|dont|do not) want (?:this|any of this|to be asked(?: any ?more)?)`,
  String.raw`(?:i (?:already )?(?:said|told you(?: to)?|say|mean) |please |just |can you (?:please )?|could you (?:please )?|would you (?:please )?)*(?:stop|quit|exit)(?: it| this| asking(?: me)?(?: (?:things|stuff|so many questions|all these questions|questions|this))?)?`,
  String.raw`(?:i'm|im|i am) (?:so |all |totally |just )*(?:done|finished|through|out|over this|not doing (?:this|it))(?: (?:with|answering|talking|here))*${things}`,
  String.raw`(?:no more|enough|too many|that's enough|thats enough)(?: (?:questions?|of (?:this|these questions|it)))?`,
  String.raw`(?:let's|lets|can we|could we|i want to|i wanna|i need to|i have to|i'd like to|id like to|i'd rather|id rather|i would rather|i'm going to|im going to|i'm gonna|im gonna) (?:please |just )*(?:stop|quit|pause|end (?:this|it)|leave it(?: there| at that)?|take a break|not(?: do (?:this|it)| continue| answer)?|be done)(?: (?:this|it|there))?`,
  String.raw`forget (?:it|this|about (?:it|this)|the whole thing)`,
].map(exactly);

/** These may be answers beside other words: "not now, he moves out in May". */
const unsure = [
  String.raw`maybe (?:later|tomorrow|another (?:time|day)|some other time|some other day|not|not now|not today|next (?:time|week))`,
  String.raw`(?:some other|another) (?:time|day)|(?:not|no) (?:now|today|tonight|right now)|(?:do |try )?(?:this )?later`,
  String.raw`(?:i'll|ill|i will|i can|i might|let me) (?:maybe )?(?:do|finish|come back(?: to)?|try|think about|get back to|continue)(?: ${it})*(?: again)? (?:later|tomorrow|another (?:time|day)|some other (?:time|day)|soon)`,
].map(exactly);
const reason =
  /^(?:(?:i'm|im|i am) (?:so |too |really |very )?(?:tired|exhausted|sleepy|overwhelmed|sad|drunk|upset|scared|worn out|busy|not ready|not up for (?:this|it))(?: for this)?|(?:this|it|that)(?:'s| is) (?:too much|too hard|a lot|not helping)|my head hurts|i need (?:sleep|a break|to sleep|to go|to think)|i have to (?:go|work|sleep)|i'm not ready|thanks|thank you|sorry|no|yes|ok|okay|bye)$/;

/** "No more questions my head hurts" needs no comma. */
const aboutQuestions =
  /(?:^|[.,!;?] ?|\b(?:please|just|and|so) )(?:no more|enough|stop asking(?: me)?(?: (?:so many|all these|these|any more))?) questions\b/;
/** The safety gate answers these. */
const despair = /\b(?:die|dying|dead|end it all|end my|kill\w*|alive|hurt myself|suicid\w*)\b/;

const LONGEST = 24;

/** Whether a text in lowercase says, perhaps beside other words, that the person wants to stop. */
export function wishesToStop(plain: string): boolean {
  const text = plain.replaceAll('’', "'");
  if (text.split(' ').length > LONGEST || /["“]/.test(text) || despair.test(text)) return false;
  if (aboutQuestions.test(text)) return true;
  const clauses = clausesOf(text);
  if (clauses.some((one) => matches(sure, one))) return true;
  return (
    clauses.some((one) => matches(unsure, one)) &&
    clauses.every((one) => matches(unsure, one) || reason.test(one))
  );
}

/** The same for a text that says nothing else and reports no words: in an account, "I said stop" is part of the incident. */
export function wishesOnlyToStop(plain: string): boolean {
  const text = plain.replaceAll('’', "'");
  if (/\b(?:said|told|yelled|screamed)\b/.test(text) || !wishesToStop(text)) return false;
  return clausesOf(text).every((one) => matches(sure, one) || matches(unsure, one) || reason.test(one));
}

/** "i cant do this anymore im done with the questions" has no punctuation. */
function clausesOf(text: string): string[] {
  return text
    .split(
      /[.,!;?\n–—]+|\s+(?:and|but|so|because|cuz|cause)\s+|\s+(?=(?:i'm|im|i am) (?:so )?(?:done|finished|tired|out)\b)/,
    )
    .map((one) => one.replaceAll(/\s+/g, ' ').trim())
    .filter((one) => one !== '');
}

function exactly(words: string): RegExp {
  return new RegExp(`^${lead}(?:${words})${tail}$`);
}

function matches(patterns: readonly RegExp[], clause: string): boolean {
  return patterns.some((one) => one.test(clause));
}

/** Whether the words may also mean that the person can't go on living, so that they are asked about it. */
export function soundsWeary(plain: string): boolean {
  return /\b(?:can'?t|cannot|can not) (?:do|take|handle|keep doing) (?:this|it|that) any ?more\b|\bgive up on (?:everything|life|it all)\b/.test(
    plain.replaceAll('’', "'"),
  );
}
