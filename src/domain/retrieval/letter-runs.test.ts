import { expect, test } from 'vitest';
import { type Run, countRuns, letterRuns, likelihoods } from './letter-runs.ts';

/** For a word of three letters with the spaces around it, for one of five without. */
function run(letters: string): Run {
  const found = [...letterRuns(letters)].at(letters.length === 3 ? 0 : 1);
  if (found === undefined) throw new Error(`No run is in ${letters}`);
  return found;
}

test('n-grams include the spaces between words, and each counts once', () => {
  expect(letterRuns('No, no no!').size).toBe(3);
  expect(letterRuns('now no now').has(run('now'))).toBe(true);
  expect(letterRuns('').size).toBe(0);
});

test('letters outside English have n-grams, too', () => {
  expect(letterRuns('straße')).toEqual(letterRuns('Straße'));
  expect(letterRuns('años').isDisjointFrom(letterRuns('anos'))).toBe(true);
});

test('a typo keeps most n-grams of a sentence', () => {
  const meant = letterRuns('they will not sign the settlement');
  const slipped = letterRuns('they will not sign the setlement');
  expect(meant.intersection(slipped).size / meant.size).toBeGreaterThan(0.7);
});

test('n-grams are counted once per text', () => {
  expect(countRuns(['who who', 'who who who']).get(run('who'))).toBe(2);
});

test('an n-gram of a single group is stronger evidence than one of all groups', () => {
  const groups = [countRuns(['who keeps the house']), countRuns(['who keeps the car'])];
  const says = likelihoods(groups)(groups[0] ?? new Map());
  expect(says.get(run('house'))).toBeGreaterThan(says.get(run('keeps')) ?? 0);
  expect(says.has(run('car'))).toBe(false);
});
