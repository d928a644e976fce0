import { hash } from 'node:crypto';
import { ENCODED_DIMENSIONS } from '../encoder/encoder.ts';

/**
 * The number of dimensions stored per vector: the omitted ones change a cosine by 0.007 (root mean square among similar
 * texts).
 */
export const AXES = 128;
/** Integer steps of 1 / `STEPS`: no number along an axis reaches 127 steps. */
const STEPS = 150;
const KEY_BYTES = 8;
const ROW_BYTES = KEY_BYTES + AXES;

/** The mean of all vectors, and the orthonormal directions in which they differ most. */
export interface VectorAxes {
  middle: Float32Array;
  directions: readonly Float32Array[];
}

/** The similarity of a text to one message: a cosine, or null for a text that isn't stored. */
export type StoredNearness = (text: string) => number | null;

export interface VectorFile {
  has(text: string): boolean;
  /** Takes a unit vector from the encoder. */
  nearnessTo(message: Float32Array): StoredNearness;
}

export function readAxes(bytes: Uint8Array): VectorAxes {
  const numbers = new Float32Array(Uint8Array.from(bytes).buffer);
  const row = (at: number) => numbers.subarray(at * ENCODED_DIMENSIONS, (at + 1) * ENCODED_DIMENSIONS);
  if (numbers.length !== (AXES + 1) * ENCODED_DIMENSIONS) throw new Error('The axes have another shape.');
  return { middle: row(0), directions: Array.from({ length: AXES }, (_none, at) => row(at + 1)) };
}

/** `rows` are sorted by their keys, so that a few new texts change only a few places of the file. */
export function openVectorFile({ middle, directions }: VectorAxes, rows: Uint8Array): VectorFile {
  const bytes = Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength);
  if (bytes.length % ROW_BYTES !== 0) throw new Error('The stored vectors have another shape.');
  const find = (text: string): number | null => rowOf(bytes, keyOf(text));
  return {
    has: (text) => find(text) !== null,
    nearnessTo(message) {
      const ofMiddle = product(message, middle);
      const along = Float32Array.from(directions, (axis) => product(message, axis) / STEPS);
      return (text) => {
        const start = find(text);
        if (start === null) return null;
        let sum = ofMiddle;
        for (let at = 0; at < AXES; at += 1) sum += (along[at] ?? 0) * bytes.readInt8(start + KEY_BYTES + at);
        return sum;
      };
    },
  };
}

/** The key of a text in the file, in hexadecimal digits. Rows are sorted by it. */
export function keyOf(text: string): string {
  return hash('sha1', text.trim(), 'hex').slice(0, 2 * KEY_BYTES);
}

export function packRow(vector: Float32Array, { middle, directions }: VectorAxes): Int8Array {
  const moved = vector.map((value, at) => value - (middle[at] ?? 0));
  return Int8Array.from(directions, (axis) =>
    Math.max(-127, Math.min(127, Math.round(product(moved, axis) * STEPS))),
  );
}

/** Packs the rows into a file, each preceded by its text's key. */
export function packFile(rows: ReadonlyMap<string, Int8Array>): Buffer {
  const sorted = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Buffer.concat(sorted.flatMap(([key, row]) => [Buffer.from(key, 'hex'), Buffer.from(row.buffer)]));
}

export function rowsIn(file: Buffer): Map<string, Int8Array> {
  const rows = new Map<string, Int8Array>();
  for (let start = 0; start < file.length; start += ROW_BYTES)
    rows.set(
      file.toString('hex', start, start + KEY_BYTES),
      new Int8Array(file.subarray(start + KEY_BYTES, start + ROW_BYTES)),
    );
  return rows;
}

/** Binary search. */
function rowOf(bytes: Buffer, key: string): number | null {
  const wanted = Buffer.from(key, 'hex');
  let first = 0;
  let end = bytes.length / ROW_BYTES;
  while (first < end) {
    const middle = (first + end) >>> 1;
    const order = bytes.compare(wanted, 0, KEY_BYTES, middle * ROW_BYTES, middle * ROW_BYTES + KEY_BYTES);
    if (order === 0) return middle * ROW_BYTES;
    if (order < 0) first = middle + 1;
    else end = middle;
  }
  return null;
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
