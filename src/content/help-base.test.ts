import { expect, test } from 'vitest';
import { median, readingGrade } from '../../evals/reading-grade.ts';
import { helpBase } from './help-base.ts';

// Checks of single texts are in tests/content.test.ts.
test('the help base covers at least forty subjects', () => {
  expect(helpBase.length).toBeGreaterThanOrEqual(40);
});

test('no sample question belongs to two help answers', () => {
  const asks = helpBase.flatMap((passage) => passage.asks);
  expect(asks.filter((ask, index) => asks.indexOf(ask) !== index)).toEqual([]);
});

test('half of the help answers have a reading grade of 5 or below', () => {
  expect(median(helpBase.map(({ text }) => readingGrade(text)))).toBeLessThanOrEqual(5);
});

test('no help answer says please', () => {
  expect(helpBase.filter(({ title, text }) => /\bplease\b/i.test(`${title}\n${text}`))).toEqual([]);
});
