const WORDS_MAX = 8;

/** Every word as the beginning of one, all of them in one place; null when there is nothing to look for. */
export function searchQuery(words: string): string | null {
  const found =
    words
      .toWellFormed()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, WORDS_MAX) ?? [];
  return found.length === 0 ? null : found.map((word) => `${word}:*`).join(' & ');
}
