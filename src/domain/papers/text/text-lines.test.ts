import { expect, test } from 'vitest';
import { linesFromPieces } from './text-lines.ts';

const piece = { left: 10, baseline: 20, width: 60, height: 10, confidence: 100 };
const size = { page: 0, width: 100, height: 100 };

test('words with wide gaps between them are joined with single spaces', () => {
  expect(
    linesFromPieces([{ ...piece, text: 'at  9:45   a.m.,  Room 3' }], size).map(({ text }) => text),
  ).toEqual(['at 9:45 a.m., Room 3']);
});

test('a word that was hard to recognize is marked at the right position after spaces are removed', () => {
  const [line] = linesFromPieces(
    [
      { ...piece, text: 'on  the', width: 30 },
      { ...piece, text: '9th', left: 45, width: 15, confidence: 60 },
    ],
    size,
  );
  expect(line?.text).toBe('on the 9th');
  expect(line?.unclear).toEqual([{ from: 7, to: 10 }]);
});
