import { expect, test } from 'vitest';
import { SHORT_PAPERS, measureTypedPapers } from './typed-papers.ts';

test('on the open typed papers no hearing is lost silently and no wrong result is shown as certain', () => {
  const { papers, kinds, hearings, dates, wrongAndCertain, toCheck, warnings } = measureTypedPapers();
  expect(hearings.lost).toBe(0);
  expect(wrongAndCertain).toBe(0);
  expect(toCheck.doubtful / toCheck.of).toBeLessThanOrEqual(0.19);
  expect(warnings.shown).toBe(warnings.of);
  expect(dates.found / dates.of).toBeGreaterThanOrEqual(0.98);
  expect(kinds / papers).toBeGreaterThanOrEqual(0.95);
});

test('in the open short texts no wrong result is shown as certain and no hearing is lost', () => {
  const wrong: string[] = [];
  const note = (miss: string) => wrong.push(...(miss.includes(': WRONG') ? [miss] : []));
  const { papers, hearings } = measureTypedPapers(note, undefined, SHORT_PAPERS);
  expect(papers).toBe(203);
  expect(wrong).toEqual([]);
  expect(hearings.lost).toBe(0);
});
