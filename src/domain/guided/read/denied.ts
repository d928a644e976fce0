import type { Choice } from '../flow.ts';
import { plainWords } from './plain.ts';

const whole =
  /^(?:no[,.]? )?not (?:the |any )?(?:police|cops|sheriff|911|law)\b|\b(?:police|cops|sheriff) (?:were|was|weren't|wasn't|werent|wasnt|never got|were never|was never|have|had)(?: not| never)* (?:called|involved|there|notified)\b|^neither(?: of us)?\b|\b(?:but )?not (?:us|either of us|(?:him|her|my (?:husband|wife|ex)) or me|me or (?:him|her))$/;
const called = /\b(?:police|cops|sheriff) (?:were|was|have been|got) (?:called|involved|there|notified)\b/;
const over =
  /(?:^|[.,;!] ?|\bbut )(?:no[, ]+)?(?:not (?:now|any ?more|currently|these days|at the moment|active)|no longer|neither now)[.!]*$/;
const isOut =
  /\b(?:he|she|they|i|we)(?:'?s|'?m|'?re| is| am| are|'?ve| has| have)? (?:been |long |already |now |all )*(?:out|done|discharged|retired)\b(?! (?:there|here|on|of town|to))/;
const former = /\b(?:used to|was|were|discharged|retired|got out|separated from|former)\b/;

/**
 * "No" to a yes-or-no question in words that name what is denied: "Not the police, no", "I was in the Navy. Not now". Null
 * for others.
 */
export function readDenied(text: string, choices: readonly Choice[]): 'no' | null {
  const isYesNo = ['yes', 'no'].every((id) => choices.some((one) => one.id === id));
  if (!isYesNo) return null;
  const plain = plainWords(text);
  if (whole.test(plain) && !called.test(plain)) return 'no';
  return former.test(plain) && (over.test(plain) || isOut.test(plain)) ? 'no' : null;
}
