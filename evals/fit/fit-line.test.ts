import { expect, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { fitLine } from './fit-line.ts';

test('recovers the weights that generated the values', () => {
  const random = randomFrom(7);
  const points = Array.from({ length: 5000 }, () => {
    const [one, other] = [random(), random()];
    return { inputs: [1, one, other], value: 2 - 3 * one + 0.5 * other };
  });
  const [base = 0, one = 0, other = 0] = fitLine(points);
  expect(base).toBeCloseTo(2, 1);
  expect(one).toBeCloseTo(-3, 1);
  expect(other).toBeCloseTo(0.5, 1);
});

test('an input that is almost always zero gets a small weight', () => {
  const points = Array.from({ length: 100 }, (_none, at) => ({
    inputs: [1, at === 0 ? 1 : 0],
    value: at === 0 ? 4 : 2,
  }));
  expect(fitLine(points)[1]).toBeLessThan(1);
});
