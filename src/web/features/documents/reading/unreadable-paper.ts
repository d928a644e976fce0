import type { UnreadableReason } from '#content/papers/screen-words.ts';

/** Why a file could not be read; the words for it stand in src/content/papers. */
export class UnreadablePaper extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(reason);
    this.reason = reason;
  }
}
