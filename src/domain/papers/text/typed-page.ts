import type { PaperLine, PaperPage } from '../paper.ts';
import { stripLineNumbers } from './text-lines.ts';

const CHARACTER = 0.0078;
const ROW = 0.017;

/**
 * A page as it would be typed, for tests. Three or more spaces separate two columns, and each piece has a position on
 * the page.
 */
export function typedPage(text: string): PaperPage {
  const lines = text.split('\n').flatMap((row, at) =>
    [...row.matchAll(/\S+(?: {1,2}\S+)*/g)].map(({ 0: piece, index }): PaperLine => ({
      page: 0,
      text: piece.replaceAll(/ {2}/g, ' '),
      box: {
        left: 0.08 + index * CHARACTER,
        top: 0.04 + at * ROW,
        width: piece.length * CHARACTER,
        height: 0.014,
      },
      confidence: 100,
    })),
  );
  return { source: 'text', lines: stripLineNumbers(lines), gaps: [], isPoor: false };
}
