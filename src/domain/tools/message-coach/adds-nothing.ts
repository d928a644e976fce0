import { plainText } from './plain-text.ts';

/** The only words that a rewrite may add: greeting, close, and "the kids" for "my kids". */
const ownWords = new Set([
  'hi',
  'thank',
  'you',
  'please',
  'the',
  'our',
  'time',
  'let',
  'me',
  'know',
  'by',
  'do',
]);
const number = /\d[\d.,:/]*\d|\d/g;
const promise =
  /\bi(?:'ll| will| promise| agree| can| could| would|'d| swear| am going to|'m going to| accept| guarantee|'m willing| am willing)\b|\bwe(?:'ll| will| can)\b/gi;
const dateWord =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:today|tonight|tomorrow|weekend|week|month|noon|midnight|morning|evening|afternoon)\b/gi;
const numberWord =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|half|quarter|double)\b/gi;

/**
 * Whether a rewrite adds nothing to the person's text: every number, date and promise occurs as often, and every word
 * occurs at all, so that no name can be added.
 */
export function addsNothing(written: string, rewrite: string): boolean {
  const before = plainText(written);
  const after = plainText(rewrite);
  const patterns = [number, dateWord, numberWord, promise];
  return (
    patterns.every((pattern) => isWithin(found(after, pattern), found(before, pattern))) &&
    isWithin(wordsOf(after), wordsOf(before))
  );
}

function wordsOf(text: string): string[] {
  return found(text, /[a-z][a-z'-]*/gi).filter((word) => !ownWords.has(word));
}

function found(text: string, pattern: RegExp): string[] {
  return (text.match(pattern) ?? []).map((word) => word.toLowerCase());
}

function isWithin(after: readonly string[], before: readonly string[]): boolean {
  const left = [...before];
  return after.every((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
