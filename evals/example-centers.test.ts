import { expect, test } from 'vitest';
import { centersOf } from './example-centers.ts';

const east = Float32Array.of(1, 0);
const north = Float32Array.of(0, 1);

test('two distinct phrasings produce two cluster centers', () => {
  const centers = centersOf([east, east, north], 2);
  expect(centers.map((center) => Array.from(center))).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test('creates no more centers than there are examples', () => {
  expect(centersOf([east], 8)).toHaveLength(1);
});
