const WORDS_MAX = 8;

/** Each word as a prefix, all of them in one text. Null without a word. */
export function searchQuery(words: string): string | null {
  const found =
    words
      .toWellFormed()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, WORDS_MAX) ?? [];
  return found.length === 0 ? null : found.map((word) => `${word}:*`).join(' & ');
}
