import { expect, test } from 'vitest';
import { createShiftWatch } from './shift-presses.ts';

test('three presses of Shift within five seconds trigger the exit', () => {
  const watch = createShiftWatch();
  expect([watch('Shift', 0), watch('Shift', 2000), watch('Shift', 5000)]).toEqual([false, false, true]);
});

test('Shift presses further apart do not trigger the exit', () => {
  const watch = createShiftWatch();
  expect([0, 3000, 6000, 9000].map((at) => watch('Shift', at))).toEqual([false, false, false, false]);
});

test('typing capital letters does not trigger the exit', () => {
  const watch = createShiftWatch();
  const keys = ['Shift', 'I', 'Shift', 'A', 'Shift', 'M'];
  expect(keys.map((key, index) => watch(key, index * 100))).not.toContain(true);
});
