import type { Passage } from '../passage.ts';

/** The phrase for a library. It is "reviewed" only when a professional has reviewed every text. */
export function libraryPhrase(passages: readonly Passage[]): string {
  const isReviewed = passages.length > 0 && passages.every(({ reviewedBy }) => reviewedBy !== undefined);
  return isReviewed ? 'a library reviewed by professionals' : 'a library that cites its sources';
}
