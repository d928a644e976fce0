import { expect, test } from 'vitest';
import { pathShape } from './path-shape.ts';

test('up to five stations form one row; more stations form equal rows in alternating directions', () => {
  expect(pathShape(5).stations.map(({ x }) => x)).toEqual([32, 96, 160, 224, 288]);
  const { stations, ways, height } = pathShape(6);
  expect(stations.map(({ x }) => x)).toEqual([32, 160, 288, 288, 160, 32]);
  expect(stations.map(({ y }) => y)).toEqual([32, 32, 32, 100, 100, 100]);
  expect(ways).toHaveLength(5);
  expect(height).toBe(132);
});

test('every station stays within the picture, for any number of stations', () => {
  for (const count of [0, 1, 4, 7, 9, 11]) {
    const { stations, width, height } = pathShape(count);
    expect(stations).toHaveLength(count);
    for (const { x, y } of stations) {
      expect([x >= 16 && x <= width - 16, y >= 16 && y <= height - 16]).toEqual([true, true]);
    }
  }
});
