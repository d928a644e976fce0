import { type ThirdPerson, findThirdPerson } from '../../intents/third-person.ts';
import { isGivenName } from './proper-names.ts';

const ofHim = /\b(?:he|him|his|hes|he['’](?:s|ll|d))\b/i;
const ofHer = /\b(?:she|her|hers|shes|she['’](?:s|ll|d))\b/i;
/** Next to one of these words, "she" may refer to another person. */
const othersNamed =
  /\b(?:sons?|daughters?|kids?|child(?:ren)?|boys?|girls?|baby|mom|mother|mama|dad|father|sisters?|brothers?|friends?|boyfriend|girlfriend|wife|husband|lawyer|teacher|doctor|nurse|boss|aunt|uncle|cousin|niece|nephew|grand\w+|dog|cat|puppy|who)\b/i;
const notNames =
  /^(?:I|I['’]\w+|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Thanksgiving|Christmas|Eve|Easter|Halloween|Venmo|Zelle|OK|Facebook|ME|MY)$/;

type Turning = readonly [RegExp, string];

const past =
  "(?:(?:never|also|just|still|already|really|only) )?(?:can|could|will|would|should|may|might|can['’]?t|won['’]?t|didn['’]?t|couldn['’]?t|wouldn['’]?t|did|had|gave|took|said|told|made|got|went|came|left|kept|paid|sent|put|knew|\\w{2,}ed)\\b";
const afterObject =
  '(?=$|[.,;!?]| (?:to|by|at|on|in|for|if|when|and|or|that|back|the|a|an|my|about|with|know|before|after|until|this|next|tomorrow|today|tonight|first|again|there|here|from|out|up|off|because|so|but)\\b)';

/** "She never asked me" about one specific matter is not a general accusation. */
const once: readonly Turning[] = [
  [/\b(?:he|she) never (ask|call|check|mention|answer|consult|inform|show|text|warn)ed\b/gi, "you didn't $1"],
  [/\b(?:he|she) never agreed\b/gi, "you didn't agree"],
  [/\b(?:he|she) never told\b/gi, "you didn't tell"],
  [/\b(?:he|she) never let (?=me know\b)/gi, "you didn't let "],
];

const turnings: readonly Turning[] = [
  ...once,
  [/\b(?:he|she)(?:['’]?s| is) (?=got\b|been\b)/gi, "you've "],
  [/\b(?:hes|shes|(?:he|she)['’]s|(?:he|she) is)\b/gi, "you're"],
  [/\b(?:he|she)['’](ll|d)\b/gi, "you'$1"],
  [/\b(?:he|she) was\b/gi, 'you were'],
  [/\b(?:he|she) has\b/gi, 'you have'],
  [/\b(?:he|she) doesn['’]?t\b/gi, "you don't"],
  [/\b(?:he|she) (need|want|owe|keep|know)s\b/gi, 'you $1'],
  [new RegExp(`\\b(?:he|she) (?=${past})`, 'gi'), 'you '],
  [/\bhim\b/gi, 'you'],
  [/\bhis(?= [a-z])/gi, 'your'],
  [/\bhers\b/gi, 'yours'],
  [new RegExp(`\\bher${afterObject}`, 'gi'), 'you'],
  [/\bher(?= [a-z])/gi, 'your'],
];

/**
 * Turns words about the other parent into words addressed to them. Null if it is uncertain who "he" or "she" is, or how
 * to rephrase the sentence: a message that asks the wrong person for money does harm.
 */
export function toSecondPerson(clause: string, other: ThirdPerson): string | null {
  if (!ofHim.test(clause) && !ofHer.test(clause)) return clause;
  if (other === 'they') return null;
  const own = other === 'he' ? ofHim : ofHer;
  // "Him" in a message to a mother is their son or a third person.
  if (!own.test(clause)) return clause;
  if (othersNamed.test(clause) || namesSomeone(clause)) return null;
  const turned = turnings.reduce((text, [pattern, words]) => text.replace(pattern, words), clause);
  return own.test(turned) ? null : turned;
}

/** Whether a text talks about the other parent instead of to them. */
export function mentionsOtherParent(text: string, other: ThirdPerson): boolean {
  if (/\b(?:you|your|u|ur|you['’]\w+)\b/i.test(text)) return false;
  if (other === 'they') return ofHim.test(text) || ofHer.test(text);
  return (other === 'he' ? ofHim : ofHer).test(text);
}

const husband = /\b(?:husband|hubby|(?:kids?['’]?|their) (?:dad|father))\b/i;
const wife = /\b(?:wife|(?:kids?['’]?|their) (?:mom|mother))\b/i;

/**
 * Determines the other parent's pronoun: from how they are called, then from this message and earlier ones if they
 * agree. "they" otherwise.
 */
export function findOtherParentPronoun(text: string, before: readonly string[]): ThirdPerson {
  const called = [text, ...before].find((message) => husband.test(message) !== wife.test(message));
  if (called !== undefined) return husband.test(called) ? 'he' : 'she';
  const here = findThirdPerson([text]);
  const earlier = findThirdPerson(before);
  if (here === 'they' || earlier === 'they') return here === 'they' ? earlier : here;
  // "I forgot her shoes", addressed to him, is about a child.
  return here === earlier ? here : 'they';
}

function namesSomeone(clause: string): boolean {
  const [, ...rest] = clause.split(/\s+/).map((word) => word.replace(/[^\w'’]/g, ''));
  return (
    rest.some((word) => /^[A-Z]\w/.test(word) && !notNames.test(word)) ||
    clause.split(/[^\w]+/).some((word) => isGivenName(word))
  );
}
