import type { Box } from '#domain/papers/paper.ts';
import type { TextPiece } from '#domain/papers/text/text-lines.ts';
import type { GrayPicture } from './grey-picture.ts';

/** The recognized text of a picture, in pixels. */
export interface ReadPicture {
  words: TextPiece[];
  gaps: Box[];
  lineHeight: number;
  /** The median confidence of its words, 0 to 100. */
  confidence: number;
  /** The picture after leveling and rotation. */
  picture: GrayPicture;
}

/** Messages of the recognition worker to the page. */
export type PictureAnswer =
  | { kind: 'read'; read: ReadPicture }
  | { kind: 'failed'; reason: 'not-fetched' | 'broken' };
