import { plainWords } from './plain.ts';

const none =
  /^(?:(?:no|nope|nah|none|nothing|nada|no one|noone|nobody|no body|not anyone|not really|no need|i'm good|that's (?:all|it)|n\/?a|no i don't|i don't)[,. ]*)+(?:(?:thanks|thank you|really|at all|else|needed|right now|for now|today|saw(?: it)?|heard(?: it)?|was there|else was there|comes to mind|yet|from (?:him|her|them))[,. ]*)*$/;
const needless =
  /^(?:(?:no|nope|nah|nothing)[,.]? )?(?:i )?(?:don't|do not|dont) (?:really )?(?:need|want|have) (?:anything|nothing)(?: (?:else|more|from (?:him|her|them)|right now|for now))*$/;
const start =
  /^(?:no|nope|nah|nothing|not really)[,.]?\s+(?=(?:just|only|but|except)\b)(?:(?:but|except)\s+)?/i;

/** Whether an answer to an optional question is "no": "no thanks", "I don't need anything". */
export function isNegativeAnswer(text: string): boolean {
  const plain = plainWords(text);
  return none.test(plain) || needless.test(plain);
}

/** Removes the no from "No just tell me if she threw up", because it only answers the question. */
export function stripLeadingNo(text: string): string {
  return text.trim().replace(start, '');
}
