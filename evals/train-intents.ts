import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Intent } from '#domain/intents/intent.ts';
import { readIntents } from '#server/chat/intents/open-intents.ts';
import { encodeAll } from './encode-all.ts';
import { type Axes, principalAxes, projected } from './principal-axes.ts';

// node evals/train-intents.ts: makes src/content/intent-model.json anew, after every change of an example in
// content/intents. Some minutes.

/** Directions of the encoder's 512 that are kept: more did not find more of the examples left out. */
const DIMENSIONS = 96;
/** How far the spread within the intents is drawn toward a round one: with few examples it is known badly. */
const ROUNDED = 0.6;
const folder = path.join(import.meta.dirname, '../content/intents');
const file = path.join(import.meta.dirname, '../src/content/intent-model.json');

if (import.meta.main) {
  const intents = readIntents(folder);
  const vectors = await encodeAll(intents.flatMap(({ examples }) => examples));
  writeFileSync(file, `${JSON.stringify({ origin: originOf(intents), ...fit(intents, vectors) })}\n`);
}

/** The mark of these examples and of how they are fitted: it lies beside the model. */
export function originOf(intents: readonly Intent[]): string {
  const hash = createHash('sha256');
  for (const { id, examples } of intents) hash.update(`${id}\t${examples.join('\t')}\n`);
  hash.update(readFileSync(import.meta.filename));
  return hash.digest('hex');
}

interface Fitted {
  ids: string[];
  middle: string;
  axes: string;
  precision: string;
  directions: string;
}

export function axesOf(vectors: readonly Float32Array[]): Axes {
  return principalAxes(
    vectors.map((vector) => [...vector]),
    DIMENSIONS,
  );
}

/** A linear discriminant over the first principal axes; `vectors` are those of all examples, in order. */
export function fit(
  intents: readonly Pick<Intent, 'id' | 'examples'>[],
  vectors: readonly Float32Array[],
  axes: Axes = axesOf(vectors),
): Fitted {
  const rows = vectors.map((vector) => projected([...vector], axes));
  const groups = grouped(intents, rows);
  const middles = groups.map(meanOf);
  const precision = inverse(rounded(spreadWithin(groups, middles)));
  const directions = middles.map((middle) => unitBy(middle, precision));
  return {
    ids: intents.map(({ id }) => id),
    ...packed(axes),
    precision: packFloats(precision.flat()),
    directions: packFloats(directions.flat()),
  };
}

function grouped(intents: readonly Pick<Intent, 'examples'>[], rows: readonly number[][]): number[][][] {
  let from = 0;
  return intents.map(({ examples }) => {
    const group = rows.slice(from, from + examples.length);
    from += examples.length;
    return group;
  });
}

function meanOf(rows: readonly (readonly number[])[]): number[] {
  return Array.from(
    { length: DIMENSIONS },
    (_none, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length,
  );
}

function spreadWithin(groups: readonly number[][][], middles: readonly number[][]): number[][] {
  const spread = Array.from({ length: DIMENSIONS }, () => Array.from({ length: DIMENSIONS }, () => 0));
  const all = groups.flatMap((rows, at) =>
    rows.map((row) => row.map((value, axis) => value - (middles[at]?.[axis] ?? 0))),
  );
  for (const row of all)
    for (const [at, sums] of spread.entries())
      for (let other = 0; other < DIMENSIONS; other += 1)
        sums[other] = (sums[other] ?? 0) + ((row[at] ?? 0) * (row[other] ?? 0)) / all.length;
  return spread;
}

function rounded(spread: readonly number[][]): number[][] {
  const mean = spread.reduce((sum, row, at) => sum + (row[at] ?? 0), 0) / spread.length;
  return spread.map((row, at) =>
    row.map((value, other) => (1 - ROUNDED) * value + (at === other ? ROUNDED * mean : 0)),
  );
}

/** By Gauss and Jordan; the matrix is symmetric and positive, so that no pivot is zero. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...row.map((_value, other) => (at === other ? 1 : 0))]);
  for (const [at, row] of rows.entries()) {
    const pivot = row[at] ?? 1;
    for (let column = 0; column < 2 * size; column += 1) row[column] = (row[column] ?? 0) / pivot;
    for (const other of rows) {
      if (other === row) continue;
      const factor = other[at] ?? 0;
      for (let column = 0; column < 2 * size; column += 1)
        other[column] = (other[column] ?? 0) - factor * (row[column] ?? 0);
    }
  }
  return rows.map((row) => row.slice(size));
}

function unitBy(middle: readonly number[], precision: readonly number[][]): number[] {
  const direction = precision.map((row) => dot(row, middle));
  const length = Math.sqrt(dot(direction, middle)) || 1;
  return direction.map((value) => value / length);
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

function packed({ middle, directions }: Axes): Pick<Fitted, 'middle' | 'axes'> {
  return { middle: packFloats(middle), axes: packFloats(directions.flat()) };
}

function packFloats(values: readonly number[]): string {
  return Buffer.from(Float32Array.from(values).buffer).toString('base64');
}
