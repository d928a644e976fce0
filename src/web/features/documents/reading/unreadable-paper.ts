export type Unreadable =
  | 'not-a-paper'
  | 'too-large'
  | 'too-many-pages'
  | 'too-long'
  | 'locked'
  | 'broken'
  | 'empty'
  | 'picture-format'
  | 'no-text'
  | 'took-too-long'
  | 'not-fetched';

/** Why a file could not be read; the words for it stand in src/content/papers. */
export class UnreadablePaper extends Error {
  readonly reason: Unreadable;

  constructor(reason: Unreadable) {
    super(reason);
    this.reason = reason;
  }
}
