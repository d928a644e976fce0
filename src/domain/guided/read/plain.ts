/** Converts to lowercase, with straight quotes, one space between words, and no punctuation at the end. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.!,;:]+$/, '')
    .trim();
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const teens = ['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'];
const tens: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, sixty: 60, ninety: 90 };
const numbers = [...numberWords, ...teens];

export const NUMBER_WORD = numbers.join('|');

/** Parses "3", "three", "thirty" or "a". Null for anything else. */
export function numberOf(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word);
  if (word === 'a' || word === 'an') return 1;
  const place = numbers.indexOf(word);
  return place < 0 ? (tens[word] ?? null) : place;
}
