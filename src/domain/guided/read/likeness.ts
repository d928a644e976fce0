import type { Choice } from '../flow.ts';
import { plainWords } from './plain.ts';

/*
 * Finds the choice whose wording an answer shares: "the door" for "At the door", "cant fall asleep" for "I can’t fall
 * asleep". Small words and single misspelled letters don't count.
 */

const small = new Set(
  (
    'i im ive id me my mine we were our us you your the a an is are am was be been being it its at in on of to for from and or ' +
    'with that thats this these those them they theyre he hes she shes him her his so just like really very kind sort think guess ' +
    'probably there here have has had do does did will would can could should as by but if up out now then than too also please ' +
    'place way time thing things stuff idea mostly usually mainly basically well yeah yes ok okay oh more most'
  ).split(' '),
);
const negations = new Set(
  'no not never none nothing without dont doesnt didnt isnt arent wasnt wont cant cannot havent hasnt neither'.split(
    ' ',
  ),
);
const SHORTEST_FUZZY = 5;
const SHORTEST_ALONE = 4;

/** The one choice that contains the answer's words, or whose words the answer contains. */
export function findSimilarChoice(text: string, choices: readonly Choice[]): string | null {
  const said = contentOf(text);
  if (said.length === 0) return null;
  const isTelling = said.length > 1 || (said[0]?.length ?? 0) >= SHORTEST_ALONE;
  const inside = choices.filter((one) => phrasesOf(one).some((phrase) => isTelling && isPart(said, phrase)));
  if (inside.length === 1) return inside[0]?.id ?? null;
  if (inside.length > 1) return null;
  const around = choices.filter((one) =>
    phrasesOf(one).some((phrase) => phrase.length > 1 && isPart(phrase, said)),
  );
  return around.length === 1 ? (around[0]?.id ?? null) : null;
}

/** The number of distinctive words in a text that aren't in the wording of these choices. */
export function tellingWordsBeside(text: string, choices: readonly Choice[]): number {
  const known = choices.flatMap((one) => phrasesOf(one.isBroad ? { ...one, also: [] } : one)).flat();
  // The exact length of a trip is worth storing in addition to its range. The length of residence isn't.
  const isTold = choices.some(({ minutes }) => minutes);
  return contentOf(text).filter(
    (word) =>
      !negations.has(word) &&
      !empty.has(word) &&
      (isTold || !measure.test(word)) &&
      !known.some((one) => isSameWord(one, word)),
  ).length;
}

const empty = new Set(
  'some any one both only sure nope nah yep got please now not kid kids child children'.split(' '),
);

/** Numbers and units are replaced by the quantity that they measure. */
const measure = /^(?:\d+|(?:yr|year|month|mo|week|day|min|minut|hour|hr)s?)$/;

function phrasesOf({ label, also = [] }: Choice): string[][] {
  return [label, label.replace(/^(?:yes|no), /i, ''), ...also]
    .map(contentOf)
    .filter((words) => words.length > 0);
}

function contentOf(text: string): string[] {
  return plainWords(text)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !small.has(word))
    .map((word) => (negations.has(word) ? 'not' : stem(word)));
}

function stem(word: string): string {
  return word.length > SHORTEST_ALONE ? word.replace(/(?:ies|ing|ed|es|s)$/, '') : word;
}

/** Whether the whole contains all words of the part, and both or neither are negated. */
function isPart(part: readonly string[], whole: readonly string[]): boolean {
  const deniesOne = part.some((word) => negations.has(word)) !== whole.some((word) => negations.has(word));
  return !deniesOne && part.every((word) => whole.some((other) => isSameWord(word, other)));
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const isLong =
    Math.min(one.length, other.length) >= SHORTEST_FUZZY - 1 &&
    Math.max(one.length, other.length) >= SHORTEST_FUZZY;
  return isLong && isOneLetterOff(one, other);
}

/** One letter replaced, added, left out, or swapped with its neighbor. */
export function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true;
  return a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}
