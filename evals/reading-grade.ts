/** The Flesch-Kincaid grade of a text. Markdown characters don't count, and a list item is a sentence. */
export function readingGrade(text: string): number {
  const plain = text.replace(/\*\*/g, '').replace(/^\s*(?:[-*]|\d+\.)\s+/gm, '');
  const sentences = plain.split(/[.!?]+[”’"']*(?=\s|$)|\n+/).filter((sentence) => /[a-z]/i.test(sentence));
  const words = plain.match(/[a-z][a-z'’-]*/gi) ?? [];
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  // A final e is silent ("file"), except after a consonant and l ("little"). So is the e of -ed and -es in most words.
  const spoken = /[^aeiouy]le$/.test(letters)
    ? letters
    : letters.replace(/(?:(?<![td])ed|(?<![cgsxz]|sh|ch)es|e)$/, '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0);
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
