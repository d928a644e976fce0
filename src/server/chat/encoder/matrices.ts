import { PANEL, ROWS_AT_ONCE, openPanelKernel } from './panel-kernel.ts';

/** Multiplies rows by a matrix and adds its bias. */
export type Layer = (rows: Float32Array) => Float32Array;

export interface Matrices {
  /** `weights` is in row-major order, with as many columns as `bias` has values. */
  layer(weights: Float32Array, bias: Float32Array): Layer;
}

const PAGE = 65_536;
const FLOAT = 4;

/** Layers that share one memory, with room for `mostRows` input and output rows. */
export function openMatrices(mostRows: number, mostColumns: number): Matrices {
  const room = (mostRows + ROWS_AT_ONCE) * mostColumns * FLOAT;
  const memory = new WebAssembly.Memory({ initial: Math.ceil((2 * room) / PAGE) });
  const kernel = openPanelKernel(memory);
  let end = memory.buffer.byteLength;

  const place = (packed: Float32Array): number => {
    const start = end;
    const missing = start + packed.byteLength - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    new Float32Array(memory.buffer, start, packed.length).set(packed);
    end += packed.byteLength;
    return start;
  };

  return {
    layer(weights, bias) {
      const columns = bias.length;
      const inner = weights.length / columns;
      const start = place(inPanels(weights, bias));
      return (rows) => {
        const count = rows.length / inner;
        if (count > mostRows) throw new Error('So many rows have no room.');
        new Float32Array(memory.buffer, 0, rows.length).set(rows);
        const padded = Math.ceil(count / ROWS_AT_ONCE) * ROWS_AT_ONCE;
        for (let column = 0; column < columns; column += PANEL)
          kernel(
            0,
            start + column * (inner + 1) * FLOAT,
            room + column * FLOAT,
            padded,
            inner * FLOAT,
            columns * FLOAT,
          );
        return new Float32Array(memory.buffer, room, count * columns).slice();
      };
    },
  };
}

/** Columns are stored in groups of eight, so that the kernel reads them contiguously. */
function inPanels(weights: Float32Array, bias: Float32Array): Float32Array {
  const columns = bias.length;
  const inner = weights.length / columns;
  const packed = new Float32Array(weights.length + columns);
  let next = 0;
  for (let column = 0; column < columns; column += PANEL) {
    packed.set(bias.subarray(column, column + PANEL), next);
    next += PANEL;
    for (let row = 0; row < inner; row += 1) {
      const from = row * columns + column;
      packed.set(weights.subarray(from, from + PANEL), next);
      next += PANEL;
    }
  }
  return packed;
}
