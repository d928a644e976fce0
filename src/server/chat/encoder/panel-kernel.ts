/** The number of rows that the kernel processes at once. */
export const ROWS_AT_ONCE = 4;
/** The number of columns of a panel. */
export const PANEL = 8;

/**
 * Multiplies rows by one panel of a matrix. `x` holds `rows` rows of `rowBytes` bytes; the panel holds its eight bias
 * values and then eight weights for each value of a row. Writes eight values per row to `out`, with rows `outBytes`
 * apart. All values are float32.
 */
export type PanelKernel = (
  x: number,
  panel: number,
  out: number,
  rows: number,
  rowBytes: number,
  outBytes: number,
) => void;

const [X, AT, OUT, ROWS, ROW_BYTES, OUT_BYTES, END] = [0, 1, 2, 3, 4, 5, 6];
const X_OF = [X, 7, 8, 9];
const [LEFT, RIGHT] = [10, 11];
const LEFT_SUM = 12;
const RIGHT_SUM = 16;
const PANEL_START = 20;

/** Only WebAssembly can process four numbers at a time. The same in JavaScript takes six times as long. */
export function openPanelKernel(memory: WebAssembly.Memory): PanelKernel {
  const module = new WebAssembly.Module(Uint8Array.from(moduleBytes()));
  const { exports } = new WebAssembly.Instance(module, { env: { memory } });
  const kernel = exports['kernel'];
  if (typeof kernel !== 'function') throw new Error('The kernel is missing.');
  return (...numbers) => void kernel(...numbers);
}

const I32 = 0x7f;
const V128 = 0x7b;
const VOID = 0x40;

const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const add = [0x6a];
const number = (value: number) => [0x41, ...signed(value)];
const advance = (local: number, by: readonly number[]) => [...get(local), ...by, ...add, ...set(local)];
/** Followed by the exponent of the alignment and an offset. */
const load = (from: number, offset: number) => [...get(from), 0xfd, ...unsigned(0), 4, ...unsigned(offset)];
const loadSplat = (from: number) => [...get(from), 0xfd, ...unsigned(9), 2, 0];
const storeTop = (offset: number) => [0xfd, ...unsigned(11), 4, ...unsigned(offset)];
const multiply = [0xfd, ...unsigned(0xe6)];
const sum = [0xfd, ...unsigned(0xe4)];
/** Repeats from `loop` while the last value on the stack is not zero. */
const loop = (...body: (readonly number[])[]) => [0x03, VOID, ...body.flat(), 0x0d, 0, 0x0b];

function kernelBody(): number[] {
  const rows = [0, 1, 2, 3];
  const perRow = (work: (row: number) => readonly number[]) => rows.flatMap(work);
  return [
    ...get(AT),
    ...set(PANEL_START),
    ...loop(
      get(PANEL_START),
      set(AT),
      perRow((row) =>
        row === 0 ? [] : [...get(X_OF[row - 1] ?? X), ...get(ROW_BYTES), ...add, ...set(X_OF[row] ?? X)],
      ),
      get(X),
      get(ROW_BYTES),
      add,
      set(END),
      perRow((row) => [...load(AT, 0), ...set(LEFT_SUM + row), ...load(AT, 16), ...set(RIGHT_SUM + row)]),
      advance(AT, number(32)),
      loop(
        load(AT, 0),
        set(LEFT),
        load(AT, 16),
        set(RIGHT),
        perRow((row) => {
          const x = X_OF[row] ?? X;
          const into = (total: number, column: number) => [
            ...get(total),
            ...loadSplat(x),
            ...get(column),
            ...multiply,
            ...sum,
            ...set(total),
          ];
          return [...into(LEFT_SUM + row, LEFT), ...into(RIGHT_SUM + row, RIGHT), ...advance(x, number(4))];
        }),
        advance(AT, number(32)),
        get(X),
        get(END),
        [0x47],
      ),
      perRow((row) => [
        ...get(OUT),
        ...get(LEFT_SUM + row),
        ...storeTop(0),
        ...get(OUT),
        ...get(RIGHT_SUM + row),
        ...storeTop(16),
        ...advance(OUT, get(OUT_BYTES)),
      ]),
      // The pointer has moved from the last row to the next one.
      get(X_OF[3] ?? X),
      set(X),
      get(ROWS),
      number(-ROWS_AT_ONCE),
      add,
      [0x22, ROWS],
    ),
    0x0b,
  ];
}

const section = (id: number, content: readonly number[]) => [id, ...unsigned(content.length), ...content];
const name = (text: string) => [text.length, ...Buffer.from(text)];

function moduleBytes(): number[] {
  const locals = [3, 4, I32, 10, V128, 1, I32];
  const body = [...locals, ...kernelBody()];
  return [
    ...Buffer.from('\0asm'),
    1,
    0,
    0,
    0,
    ...section(1, [1, 0x60, 6, I32, I32, I32, I32, I32, I32, 0]),
    ...section(2, [1, ...name('env'), ...name('memory'), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name('kernel'), 0, 0]),
    ...section(10, [1, ...unsigned(body.length), ...body]),
  ];
}

/** LEB128 encoding. */
function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

function signed(value: number): number[] {
  const isLast = value >= -64 && value < 64;
  return isLast ? [value & 127] : [(value & 127) | 128, ...signed(value >> 7)];
}
