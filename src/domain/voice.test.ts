import { expect, test } from 'vitest';
import { spokenPieces } from './voice.ts';

test('text that is read aloud has no markup and no citation numbers', () => {
  expect(spokenPieces('**Breathe** out. [1]\n\n- one\n- two')).toEqual(['Breathe out.', 'one. two.']);
});

test('the first piece is one sentence, so that reading starts soon', () => {
  expect(spokenPieces('Yes. It can wait. Sleep first.')).toEqual(['Yes.', 'It can wait. Sleep first.']);
});

test('no piece is too long and no word is lost', () => {
  const lengths = [3, 1, 9, 30, 7, 2, 250, 14, 5];
  for (const every of [2, 5, 40]) {
    const words = Array.from({ length: 200 }, (_, at) => {
      const word = 'x'.repeat(lengths[at % lengths.length] ?? 1);
      return at % every === 0 ? `${word}.` : word;
    });
    const pieces = spokenPieces(words.join(' '));
    expect(pieces.every((piece) => piece.length <= 220)).toBe(true);
    expect(pieces.join('').replaceAll(' ', '')).toBe(words.join(''));
  }
});
