import type { GrayPicture } from './grey-picture.ts';

const BLOCK = 40;
/** Ink on leveled paper is darker than this. */
export const INK = 140;

/** Removes shadows: each pixel is compared with the brightness of the paper around it. */
export function levelPicture({ width, height, dots }: GrayPicture): GrayPicture {
  const columns = Math.ceil(width / BLOCK);
  const rows = Math.ceil(height / BLOCK);
  const paper = paperBrightness({ width, height, dots }, columns, rows);
  const levelled = new Uint8Array(dots.length);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(Math.max(y / BLOCK - 0.5, 0), rows - 1);
    const top = Math.floor(row);
    const below = Math.min(top + 1, rows - 1);
    for (let x = 0; x < width; x += 1) {
      const column = Math.min(Math.max(x / BLOCK - 0.5, 0), columns - 1);
      const left = Math.floor(column);
      const right = Math.min(left + 1, columns - 1);
      const upper = mix(
        paper[top * columns + left] ?? 255,
        paper[top * columns + right] ?? 255,
        column - left,
      );
      const lower = mix(
        paper[below * columns + left] ?? 255,
        paper[below * columns + right] ?? 255,
        column - left,
      );
      const share = (dots[y * width + x] ?? 0) / Math.max(mix(upper, lower, row - top), 1);
      // Paper becomes white and ink black, with gray at the edges of letters.
      levelled[y * width + x] = Math.min(255, Math.max(0, (share - 0.35) * 425));
    }
  }
  return { width, height, dots: levelled };
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/**
 * The brightest tenth of each block is paper, also between letters. Blocks full of ink use the value of their neighbors.
 */
function paperBrightness({ width, height, dots }: GrayPicture, columns: number, rows: number): Float32Array {
  const paper = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const counts = new Uint16Array(256);
      let total = 0;
      for (let y = row * BLOCK; y < Math.min(height, (row + 1) * BLOCK); y += 2) {
        for (let x = column * BLOCK; x < Math.min(width, (column + 1) * BLOCK); x += 2) {
          const dot = dots[y * width + x] ?? 0;
          counts[dot] = (counts[dot] ?? 0) + 1;
          total += 1;
        }
      }
      paper[row * columns + column] = brightest(counts, total * 0.1);
    }
  }
  return brightestAround(paper, columns, rows);
}

function brightest(counts: Uint16Array, needed: number): number {
  let seen = 0;
  for (let value = 255; value > 0; value -= 1) {
    seen += counts[value] ?? 0;
    if (seen >= needed) return value;
  }
  return 1;
}

function brightestAround(paper: Float32Array, columns: number, rows: number): Float32Array {
  return paper.map((own, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    let best = own * 1;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        best = Math.max(best, (paper[y * columns + x] ?? 0) * 0.92);
      }
    }
    return best;
  });
}
