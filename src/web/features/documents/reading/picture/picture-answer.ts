import type { Box } from '#domain/papers/paper.ts';
import type { TextPiece } from '#domain/papers/text-lines.ts';
import type { GreyPicture } from './grey-picture.ts';

/** What was read in a picture, in dots. */
export interface ReadPicture {
  words: TextPiece[];
  gaps: Box[];
  lineHeight: number;
  /** Of the middle word, 0 to 100. */
  confidence: number;
  /** Levelled and turned. */
  picture: GreyPicture;
}

/** What the worker that reads pictures tells the page. */
export type PictureAnswer =
  | { kind: 'read'; read: ReadPicture }
  | { kind: 'failed'; reason: 'not-fetched' | 'broken' };
