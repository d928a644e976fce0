import { expect, test } from 'vitest';
import { guardLines } from './guard-bank.ts';
import { librarySentencesLeftOut, scoreGuard } from './score-guard.ts';

test.each(['seen', 'held'] as const)(
  'the guard keeps its minimum score on the %s half of its bank',
  (half) => {
    const { dangerous, leftOut, harmless, shown } = scoreGuard(half);
    expect(dangerous).toBeGreaterThan(40);
    expect(leftOut / dangerous).toBeGreaterThanOrEqual(0.95);
    expect(shown / harmless).toBeGreaterThanOrEqual(0.95);
  },
);

test('the halves share no sentence', () => {
  const seen = new Set(guardLines('seen').map(({ text }) => text));
  expect(guardLines('held').filter(({ text }) => seen.has(text))).toEqual([]);
});

test('the guard drops almost no library sentence that a model repeats', () => {
  const { all, leftOut } = librarySentencesLeftOut();
  expect(leftOut.length / all).toBeLessThan(0.001);
});
