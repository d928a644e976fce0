import { expect, test } from 'vitest';
import { timeToGo } from '../scripts/proof/durations.ts';

const before = { short: 10, long: 30, other: 20 };

test('the remaining time is estimated from the previous duration of each test file', () => {
  expect(timeToGo(before, { done: ['short'], waiting: ['long', 'other'], elapsed: 10 })).toBe(50);
});

test('a run that is twice as slow as the last one gets twice the remaining time', () => {
  expect(timeToGo(before, { done: ['short'], waiting: ['long'], elapsed: 20 })).toBe(60);
});

test('a test file without a recorded duration counts as average', () => {
  expect(timeToGo(before, { done: ['short', 'long'], waiting: ['new'], elapsed: 40 })).toBe(20);
});

test('all test files count equally if none has a recorded duration', () => {
  expect(timeToGo({}, { done: ['a', 'b'], waiting: ['c', 'd', 'e'], elapsed: 20 })).toBe(30);
});
