import { expect, test } from 'vitest';
import { measureTypedPapers } from './typed-papers.ts';

test('on the open typed papers no hearing is lost silently and no wrong result is shown as certain', () => {
  const { papers, kinds, hearings, dates, wrongAndCertain, toCheck, warnings } = measureTypedPapers();
  expect(hearings.lost).toBe(0);
  expect(wrongAndCertain).toBe(0);
  expect(toCheck.doubtful / toCheck.of).toBeLessThanOrEqual(0.15);
  expect(warnings.shown).toBe(warnings.of);
  expect(dates.found / dates.of).toBeGreaterThanOrEqual(0.98);
  expect(kinds / papers).toBeGreaterThanOrEqual(0.95);
});
