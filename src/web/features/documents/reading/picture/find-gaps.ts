import type { Box } from '#domain/papers/paper.ts';
import type { TextPiece } from '#domain/papers/text/text-lines.ts';
import type { GrayPicture } from './grey-picture.ts';
import { INK } from './level-picture.ts';

const CELL = 8;
/** How many cells of a printed line contain ink. A frame is hollow and contains less. */
const MIN_DENSITY = 0.3;

/** Areas that contain ink like a printed line but have no recognized text. The person should know about them. */
export function findGaps(picture: GrayPicture, words: readonly TextPiece[], lineHeight: number): Box[] {
  const columns = Math.ceil(picture.width / CELL);
  const rows = Math.ceil(picture.height / CELL);
  const cells = inkedCells(picture, columns, rows);
  for (const word of words) clearWord(cells, columns, word);
  return blobs(cells, columns, rows)
    .filter((blob) => isLikePrint(blob, lineHeight))
    .map(({ left, top, right, bottom }) => ({
      left: (left * CELL) / picture.width,
      top: (top * CELL) / picture.height,
      width: ((right - left + 1) * CELL) / picture.width,
      height: ((bottom - top + 1) * CELL) / picture.height,
    }));
}

function inkedCells({ width, height, dots }: GrayPicture, columns: number, rows: number): Uint8Array {
  const cells = new Uint8Array(columns * rows);
  // The outermost edge of a page shows shadow and the table.
  for (let row = 3; row < rows - 3; row += 1) {
    for (let column = 3; column < columns - 3; column += 1) {
      let ink = 0;
      for (let y = row * CELL; y < Math.min(height, (row + 1) * CELL); y += 1) {
        for (let x = column * CELL; x < Math.min(width, (column + 1) * CELL); x += 1) {
          if ((dots[y * width + x] ?? 255) < INK) ink += 1;
        }
      }
      // A cell full of ink is part of a picture or a shadow, not of a letter.
      if (ink >= 6 && ink <= 52) cells[row * columns + column] = 1;
    }
  }
  return cells;
}

function clearWord(cells: Uint8Array, columns: number, { left, baseline, width, height }: TextPiece): void {
  const from = Math.max(0, Math.floor((left - height * 0.4) / CELL));
  const to = Math.min(columns - 1, Math.ceil((left + width + height * 0.4) / CELL));
  const top = Math.max(0, Math.floor((baseline - height * 1.35) / CELL));
  const bottom = Math.ceil((baseline + height * 0.5) / CELL);
  for (let row = top; row <= bottom; row += 1) cells.fill(0, row * columns + from, row * columns + to + 1);
}

interface Blob {
  left: number;
  top: number;
  right: number;
  bottom: number;
  cells: number;
}

/** Connected cells, with gaps between letters of up to two cells. */
function blobs(cells: Uint8Array, columns: number, rows: number): Blob[] {
  const found: Blob[] = [];
  for (let start = 0; start < cells.length; start += 1) {
    if (cells[start] !== 1) continue;
    const blob: Blob = { left: columns, top: rows, right: 0, bottom: 0, cells: 0 };
    const waiting = [start];
    cells[start] = 0;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [row, column] = [Math.floor(at / columns), at % columns];
      blob.left = Math.min(blob.left, column);
      blob.right = Math.max(blob.right, column);
      blob.top = Math.min(blob.top, row);
      blob.bottom = Math.max(blob.bottom, row);
      blob.cells += 1;
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
        for (let x = Math.max(0, column - 3); x <= Math.min(columns - 1, column + 3); x += 1) {
          const next = y * columns + x;
          if (cells[next] !== 1) continue;
          cells[next] = 0;
          waiting.push(next);
        }
      }
    }
    found.push(blob);
  }
  return found;
}

function isLikePrint({ left, top, right, bottom, cells }: Blob, lineHeight: number): boolean {
  const [width, height] = [right - left + 1, bottom - top + 1];
  const line = lineHeight / CELL;
  const isTall = height >= Math.max(2, line * 0.45) && height <= line * 3.5;
  return isTall && width >= line * 2.5 && width > height * 1.2 && cells / (width * height) >= MIN_DENSITY;
}
