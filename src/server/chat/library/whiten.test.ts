import { expect, test } from 'vitest';
import { DIMENSIONS } from '#domain/retrieval/word-vectors.ts';
import { cosine, unit } from './meaning.ts';
import { whitening } from './whiten.ts';

/** All values are zero except in the first two dimensions. */
function direction(first: number, second: number): Float64Array {
  const vector = new Float64Array(DIMENSIONS);
  vector.set([first, second]);
  return unit(vector);
}

function alike(one: Float64Array, other: Float64Array): number {
  return cosine(one, other, 0);
}

// Questions of one group differ only in the second dimension, so that dimension doesn't separate groups.
const groups = Array.from({ length: 400 }, (_group, at) => {
  const side = at % 2 === 0 ? 1 : -1;
  return [-2, -1, 0, 1, 2].map((second) => direction(side, second));
});

test('a dimension in which the questions of one passage differ gets a low weight', () => {
  const whiten = whitening(groups);
  const before = alike(direction(1, 1), direction(1, -1));
  const after = alike(unit(whiten(direction(1, 1))), unit(whiten(direction(1, -1))));
  expect(before).toBeCloseTo(0);
  expect(after).toBeGreaterThan(0.5);
});

test('without enough samples, vectors stay as they are', () => {
  const [one, other] = [direction(1, 2), direction(3, 1)];
  const whiten = whitening([[one], [other]]);
  expect(alike(unit(whiten(one)), unit(whiten(other)))).toBeCloseTo(alike(one, other));
});
