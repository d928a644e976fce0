import { expect, test } from 'vitest';
import { advisorIds } from '#domain/advisor.ts';
import { median, readingGrade } from '../../evals/reading-grade.ts';
import { passagesByAdvisor } from './passages.ts';

// Checks of single texts are in tests/content.test.ts.
const all = advisorIds.flatMap((advisor) => passagesByAdvisor[advisor]);

test.each(advisorIds)('%s covers at least fifty subjects', (advisor) => {
  expect(passagesByAdvisor[advisor].length).toBeGreaterThanOrEqual(50);
});

test('all advisors together cover more than three hundred subjects', () => {
  expect(all.length).toBeGreaterThan(300);
});

test('half of the passages read at grade 6 or below', () => {
  expect(median(all.map(({ text }) => readingGrade(text)))).toBeLessThanOrEqual(6);
});
