import { expect, test } from 'vitest';
import { runningText } from './running-text.ts';

function read(...lines: string[]): string {
  return runningText(lines.map((text) => ({ page: 1, text, box: null, confidence: 100 }))).text;
}

test('letters with spaces between them are joined, and the next line keeps its offset', () => {
  expect(read('F I L E D', 'NOV 12 2026')).toBe('FILED     NOV 12 2026 ');
  expect(read('O  R  D  E  R', 'x')).toHaveLength('O  R  D  E  R x '.length);
});

test.each(['J. R. R. Tolkien', 'Unit A B 4', 'AT&T A B C', 'I was there'])('%j is unchanged', (line) => {
  expect(read(line)).toBe(`${line} `);
});
