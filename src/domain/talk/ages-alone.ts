import { plainWords } from './cues.ts';

const age = '\\d{1,2}(?: (?:years? old|yrs?|yo|years?|months?(?: old)?))?';
const who =
  '(?:(?:they|we|he|she|it|its|kids|children|boys?|girls?|twins|my|our|the|have|two|three|one|hes|shes|theyre|are|is|aged|ages|almost|just|only|turned|about|both|nearly) )*';
const agesAlone = new RegExp(`^ ${who}(${age}(?:(?: and)? (?:a |an |the |other |is |baby )*${age})*) $`);
const ADULT_AGE = 18;

/** The ages in a message like "they are 6 and 9" that says nothing else. Null for any other message. */
export function agesTold(message: string): number[] | null {
  const told = agesAlone.exec(plainWords(message))?.[1];
  const namesSomeone = /[a-z]/.test(plainWords(message).replaceAll(' and ', ' '));
  if (!told || !namesSomeone) return null;
  const ages = [...told.matchAll(/\d{1,2}/g)].map(([number]) => Number(number));
  return ages.every((each) => each < ADULT_AGE) ? ages : null;
}
