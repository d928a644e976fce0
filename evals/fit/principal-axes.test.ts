import { expect, test } from 'vitest';
import { principalAxes, project } from './principal-axes.ts';
import { randomFrom } from '../random.ts';

test('the first axis is the widest, and rows keep their distances along the axes', () => {
  const random = randomFrom(3);
  const rows = Array.from({ length: 400 }, () => {
    const [wide, narrow] = [10 * (random() - 0.5), random() - 0.5];
    return [(wide + narrow) / Math.SQRT2 + 5, (wide - narrow) / Math.SQRT2, 2];
  });
  const axes = principalAxes(rows, 2);
  const [first] = axes.directions;
  expect(Math.abs(first?.[0] ?? 0)).toBeCloseTo(Math.SQRT1_2, 1);
  expect(Math.abs(first?.[2] ?? 1)).toBeCloseTo(0, 5);
  const [one, other] = rows.map((row) => project(row, axes));
  const apart = Math.hypot(...(one ?? []).map((value, at) => value - (other?.[at] ?? 0)));
  expect(apart).toBeCloseTo(
    Math.hypot(...(rows[0] ?? []).map((value, at) => value - (rows[1]?.[at] ?? 0))),
    4,
  );
});
