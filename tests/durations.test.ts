import { expect, test } from 'vitest';
import { timeToGo } from '../scripts/proof/durations.ts';

const before = { short: 10, long: 30, other: 20 };

test('the estimated remaining time is based on how long each file took the last time', () => {
  expect(timeToGo(before, { done: ['short'], waiting: ['long', 'other'], elapsed: 10 })).toBe(50);
});

test('a run that is twice as slow as the last one gets twice the remaining time', () => {
  expect(timeToGo(before, { done: ['short'], waiting: ['long'], elapsed: 20 })).toBe(60);
});

test('a file that has not run before counts like the average', () => {
  expect(timeToGo(before, { done: ['short', 'long'], waiting: ['new'], elapsed: 40 })).toBe(20);
});

test('all files count the same if none has run before', () => {
  expect(timeToGo({}, { done: ['a', 'b'], waiting: ['c', 'd', 'e'], elapsed: 20 })).toBe(30);
});
