import type { UnreadableReason } from '#content/papers/screen-words.ts';

/** The reason why a file could not be read. The texts are in src/content/papers. */
export class UnreadablePaper extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(reason);
    this.reason = reason;
  }
}
