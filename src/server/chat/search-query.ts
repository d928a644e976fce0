const WORDS_MAX = 8;

/** Builds a query in which each word is a prefix and all must match the same text. Null without a word. */
export function searchQuery(words: string): string | null {
  const found =
    words
      .toWellFormed()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, WORDS_MAX) ?? [];
  return found.length === 0 ? null : found.map((word) => `${word}:*`).join(' & ');
}
