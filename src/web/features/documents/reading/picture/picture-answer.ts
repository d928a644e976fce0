import type { Box } from '#domain/papers/paper.ts';
import type { TextPiece } from '#domain/papers/text-lines.ts';
import type { GreyPicture } from './grey-picture.ts';

/** What the worker that reads pictures tells the page. */
export type PictureAnswer =
  /** It has everything that it needs. */
  | { kind: 'ready' }
  | {
      kind: 'read';
      words: TextPiece[];
      gaps: Box[];
      /** In dots. */
      lineHeight: number;
      /** Of the middle word, 0 to 100. */
      confidence: number;
      picture: GreyPicture;
    }
  | { kind: 'failed'; reason: 'not-fetched' | 'broken' };
