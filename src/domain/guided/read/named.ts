import type { Choice } from '../flow.ts';
import { plainWords } from './plain.ts';

const NOT =
  "no|not|never|nobody|without|neither|nor|cannot|don't|dont|doesn't|doesnt|disagree|disagrees|didn't|didnt|isn't|isnt|aren't|arent|wasn't|wasnt|weren't|werent|haven't|havent|hasn't|hasnt|won't|wont";
/** Allows a few words in between: "we don't have a business". Stops at a comma. */
const negationBefore = new RegExp(String.raw`(?:^| )(?:${NOT})(?: [\w'-]+){0,3} $`);
const negation = new RegExp(String.raw`(?:^| )(?:${NOT}) `);

/** The choices that a text contains by label or synonym without negating them. */
export function findNamedChoices(text: string, choices: readonly Choice[]): Choice[] {
  const spaced = spacedWords(text);
  return choices.filter(({ label, also = [] }) =>
    [label, ...also].some((words) => isNamed(spaced, spacedWords(words))),
  );
}

export function isNegative(text: string): boolean {
  return negation.test(spacedWords(text));
}

/** Punctuation becomes a separate word, so that "house," is still "house" and a comma separates. */
export function spacedWords(text: string): string {
  const spaced = plainWords(text).replaceAll(/[,.;:!?()]+/g, ' , ');
  return ` ${spaced.replaceAll(/\s+/g, ' ').trim()} `;
}

/**
 * In "Called 911, they came, no arrest", "no" is not an answer: it counts only as the first word or at the end of a
 * clause.
 */
const wholeYesNo = / (?:yes|no) (?=$|, )/;
const firstYesNo = /^ (?:yes|no) /;

function isNamed(spaced: string, words: string): boolean {
  if (/^ (?:yes|no) $/.test(words))
    return [firstYesNo, wholeYesNo].some((one) => one.exec(spaced)?.[0].trim() === words.trim());
  const places = Array.from(spaced.matchAll(new RegExp(escaped(words.trimEnd()) + '(?= )', 'g')));
  return places.some(({ index }) => !negationBefore.test(spaced.slice(0, index + 1)));
}

function escaped(words: string): string {
  return words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
