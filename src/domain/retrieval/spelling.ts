import { words } from './terms.ts';

/** Shorter words have too many near matches, such as "boss" and "loss". */
const MIN_LENGTH = 5;
const MIN_PART = 4;
/** The minimum number of texts that must contain a word before misspellings are corrected to it. */
const MIN_FREQUENCY = 3;

/** Corrects an unknown word to a known one at an edit distance of one. */
export function speller(
  texts: readonly string[],
  isKnown: (word: string) => boolean,
): (text: string) => string {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(words(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const common = [...counts].filter(([word, count]) => count >= MIN_FREQUENCY && isKnown(word));
  const bySlip = new Map<string, string>();
  // The most frequent word comes last, so it overwrites the others.
  for (const [word] of common.toSorted((a, b) => a[1] - b[1])) {
    if (word.length < MIN_LENGTH) continue;
    for (const slip of [word, ...slipsOf(word)]) bySlip.set(slip, word);
  }
  const parts = new Set(common.map(([word]) => word).filter((word) => word.length >= MIN_PART));
  const right = (word: string) => {
    if (word.length < MIN_LENGTH || /[\d'’‘]/.test(word) || isKnown(word)) return word;
    const found = [word, ...slipsOf(word)]
      .map((slip) => bySlip.get(slip))
      .find((one) => one !== undefined && one[0] === word[0]);
    return found ?? splitCompound(word, parts) ?? word;
  };
  return (text) => text.replace(/[\p{L}\p{N}'’‘]+/gu, (word) => right(word.toLowerCase()));
}

/**
 * Returns the word with each of its letters deleted in turn. Two words that share one of these differ by one letter or a
 * swap.
 */
function slipsOf(word: string): string[] {
  return Array.from(word, (_letter, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Compound words written together, such as "Creditcards". */
function splitCompound(word: string, parts: ReadonlySet<string>): string | null {
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    if (parts.has(one) && parts.has(other)) return `${one} ${other}`;
  }
  return null;
}
