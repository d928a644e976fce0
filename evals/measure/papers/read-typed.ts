import { readFile } from 'node:fs/promises';
import type { PaperPage } from '#domain/papers/paper.ts';
import { type TextPiece, linesFromPieces } from '#domain/papers/text/text-lines.ts';

const COLUMNS = 100;
const ROWS = 66;
/** The width of a typewriter's character, as a share of the line height. */
const LETTER = 0.6;

/** A paper typed with spaces, as the text items that its PDF would contain. */
export async function readTypedFile(
  file: string,
  layout: (page: string) => string = (page) => page,
): Promise<PaperPage[]> {
  return pagesFromText(await readFile(file, 'utf8'), layout);
}

export function pagesFromText(text: string, layout: (page: string) => string = (page) => page): PaperPage[] {
  return text
    .split('\f')
    .map(layout)
    .map((rows, page) => ({
      source: 'text',
      lines: linesFromPieces(rows.split('\n').flatMap(piecesOf), {
        page,
        width: COLUMNS * LETTER,
        height: ROWS * 1.2,
      }),
      gaps: [],
      isPoor: false,
    }));
}

function piecesOf(row: string, index: number): TextPiece[] {
  return [...row.matchAll(/\S+(?: {1,2}\S+)*/g)].map((match) => ({
    text: match[0],
    left: match.index * LETTER,
    baseline: (index + 1) * 1.2,
    width: match[0].length * LETTER,
    height: 1,
    confidence: 100,
  }));
}
