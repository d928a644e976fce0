import { expect, test } from 'vitest';
import { speller } from './spelling.ts';

const known = new Set(
  'my the a lawyer custody credit cards separated mortgage alimony is hired got in'.split(' '),
);
const texts = Array.from(known, (word) => [word, word, word]).flat();
const spelt = speller(texts, (word) => known.has(word));

test.each([
  ['my laywer', 'my lawyer'],
  ['the custidy', 'the custody'],
  ['my creditcards', 'my credit cards'],
  ['SEPERATED in may', 'separated in may'],
  ['the morgage', 'the mortgage'],
])('%j is corrected to %j', (text, expected) => {
  expect(spelt(text)).toBe(expected);
});

test('leaves known words, short words, words with a digit or apostrophe, and unknown words without a near match unchanged', () => {
  for (const text of ['lawyer', 'lawy', 'lawyer5', "lawyer's", 'zucchini']) expect(spelt(text)).toBe(text);
});
