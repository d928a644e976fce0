import { expect, test } from 'vitest';
import { type Run, countRuns, characterNgrams, likelihoods } from './character-ngrams.ts';

/** Returns the n-gram of a word: with the spaces around it for three letters, without them for five. */
function run(letters: string): Run {
  const found = [...characterNgrams(letters)].at(letters.length === 3 ? 0 : 1);
  if (found === undefined) throw new Error(`No run is in ${letters}`);
  return found;
}

test('n-grams include the spaces between words, and each counts once', () => {
  expect(characterNgrams('No, no no!').size).toBe(3);
  expect(characterNgrams('now no now').has(run('now'))).toBe(true);
  expect(characterNgrams('').size).toBe(0);
});

test('letters outside English have n-grams too', () => {
  expect(characterNgrams('straße')).toEqual(characterNgrams('Straße'));
  expect(characterNgrams('años').isDisjointFrom(characterNgrams('anos'))).toBe(true);
});

test('a typo keeps most n-grams of a sentence', () => {
  const meant = characterNgrams('they will not sign the settlement');
  const slipped = characterNgrams('they will not sign the setlement');
  expect(meant.intersection(slipped).size / meant.size).toBeGreaterThan(0.7);
});

test('n-grams are counted once per text', () => {
  expect(countRuns(['who who', 'who who who']).get(run('who'))).toBe(2);
});

test('an n-gram found in only one group is stronger evidence than one found in all groups', () => {
  const groups = [countRuns(['who keeps the house']), countRuns(['who keeps the car'])];
  const says = likelihoods(groups)(groups[0] ?? new Map());
  expect(says.get(run('house'))).toBeGreaterThan(says.get(run('keeps')) ?? 0);
  expect(says.has(run('car'))).toBe(false);
});
