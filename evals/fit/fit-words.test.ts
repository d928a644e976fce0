import { expect, test } from 'vitest';
import { fitWords } from './fit-words.ts';

test('a word vector moves toward its sentences, and a word without sentences stays in place', () => {
  const rows = Float64Array.from([1, 0, 1, 0, 0.6, 0.8]);
  const meaning = [0, 1];
  const sentences = Array.from({ length: 20 }, () => ({ words: [{ row: 0, weight: 1 }], meaning }));
  const [x, y, ...others] = fitWords(rows, 2, sentences);
  expect(Math.atan2(y ?? 0, x ?? 0)).toBeGreaterThan(0.3);
  expect(others).toEqual([1, 0, 0.6, 0.8]);
});
