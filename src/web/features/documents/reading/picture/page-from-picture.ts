import type { PaperPage } from '#domain/papers/paper.ts';
import { linesFromPieces } from '#domain/papers/text/text-lines.ts';
import type { ReadPicture } from './picture-answer.ts';

/** The line height of twelve-point type at about 100 dpi. */
const MIN_LINE_HEIGHT = 17;
const MIN_CONFIDENCE = 75;
const MIN_WORDS = 12;

export function pageFromPicture(
  { words, gaps, lineHeight, confidence, picture }: ReadPicture,
  number: number,
): PaperPage {
  const { width, height } = picture;
  return {
    source: 'picture',
    lines: linesFromPieces(words, { page: number, width, height }),
    gaps,
    isPoor: words.length < MIN_WORDS || lineHeight < MIN_LINE_HEIGHT || confidence < MIN_CONFIDENCE,
  };
}
