import { expect, test } from 'vitest';
import { guardLines } from './guard-bank.ts';
import { librarySentencesLeftOut, scoreGuard } from './score-guard.ts';

test.each(['seen', 'held'] as const)('the guard holds its floor on the %s half of its bank', (half) => {
  const { dangerous, leftOut, harmless, shown } = scoreGuard(half);
  expect(dangerous).toBeGreaterThan(40);
  expect(leftOut / dangerous).toBeGreaterThanOrEqual(0.95);
  expect(shown / harmless).toBeGreaterThanOrEqual(0.95);
});

test('the halves share no sentence', () => {
  const seen = new Set(guardLines('seen').map(({ text }) => text));
  expect(guardLines('held').filter(({ text }) => seen.has(text))).toEqual([]);
});

test('almost no library sentence is left out when a model repeats it', () => {
  const { all, leftOut } = librarySentencesLeftOut();
  expect(leftOut.length / all).toBeLessThan(0.001);
});
