import { expect, test } from 'vitest';
import { ENCODED_DIMENSIONS } from '../encoder/encoder.ts';
import { AXES, keyOf, openVectorFile, packFile, packRow, readAxes, rowsIn } from './vector-file.ts';

/** A unit vector that starts with these numbers. */
function vectorOf(...values: number[]): Float32Array {
  const vector = new Float32Array(ENCODED_DIMENSIONS);
  vector.set(values);
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

const middle = new Float32Array(ENCODED_DIMENSIONS).fill(0.01);
const directions = Array.from({ length: AXES }, (_none, axis) =>
  new Float32Array(ENCODED_DIMENSIONS).fill(1, axis, axis + 1),
);
const axes = readAxes(Buffer.concat([middle, ...directions].map((row) => Buffer.from(row.buffer))));
const vectors = new Map([
  ['is that normal', vectorOf(3, 1, 2, 1, 2)],
  ['what do I say', vectorOf(1, 3, 2, 1, 2)],
  ['I tried that', vectorOf(0, 1, 3, 2, 2)],
]);
const packed = packFile(new Map([...vectors].map(([text, vector]) => [keyOf(text), packRow(vector, axes)])));
const file = openVectorFile(axes, packed);

test('the similarity from stored vectors matches the encoder’s to within 0.01', () => {
  const message = vectorOf(2, 2, 1);
  const nearnessTo = file.nearnessTo(message);
  for (const [text, vector] of vectors) {
    const cosine = vector.reduce((sum, value, at) => sum + value * (message[at] ?? 0), 0);
    expect(nearnessTo(text)).toBeCloseTo(cosine, 2);
  }
});

test('a text with surrounding spaces is the same text, and a different text is not stored', () => {
  expect(file.has(' is that normal\n')).toBe(true);
  expect(file.has('is that normal?')).toBe(false);
  expect(file.nearnessTo(vectorOf(1))('is that normal?')).toBeNull();
});

test('finds rows regardless of their original order', () => {
  const other = packFile(new Map([...rowsIn(packed)].toReversed()));
  expect(other.equals(packed)).toBe(true);
  for (const text of vectors.keys()) expect(file.has(text)).toBe(true);
});

test('a truncated file is rejected', () => {
  expect(() => openVectorFile(axes, packed.subarray(1))).toThrow('another shape');
  expect(() => readAxes(new Uint8Array(4 * AXES * ENCODED_DIMENSIONS))).toThrow('another shape');
});
