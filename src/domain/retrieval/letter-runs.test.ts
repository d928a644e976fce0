import { expect, test } from 'vitest';
import { countRuns, letterRuns, likelihoods } from './letter-runs.ts';

test('runs cross the blanks between words, and each counts once', () => {
  expect(letterRuns('No, no no!')).toEqual(new Set([' no n', 'no no', 'o no ']));
  expect(letterRuns('')).toEqual(new Set());
});

test('a slip of the finger leaves most runs of a sentence as they are', () => {
  const meant = letterRuns('they will not sign the settlement');
  const slipped = letterRuns('they will not sign the setlement');
  expect(meant.intersection(slipped).size / meant.size).toBeGreaterThan(0.7);
});

test('runs are counted once a text', () => {
  expect(countRuns(['no no', 'no no no']).get('no no')).toBe(2);
});

test('a run that stands in one group alone says more for it than one that stands in all', () => {
  const groups = [countRuns(['who keeps the house']), countRuns(['who keeps the car'])];
  const says = likelihoods(groups)(groups[0] ?? new Map());
  expect(says.get('house')).toBeGreaterThan(says.get('keeps') ?? 0);
  expect(says.has('e car')).toBe(false);
});
