import { expect, test } from 'vitest';
import { citationCheck } from './citations.ts';

const sources = [
  'Answering an angry email. Answer the one question in it and leave the insults alone. Two lines are enough.',
  'How long you have to answer court papers. In many states you have 20 to 30 days from the day you were served.',
];

function corrected(sentence: string): string {
  return citationCheck(sources).corrected(sentence);
}

test('a marker stays if its source supports the sentence', () => {
  expect(corrected('Answer the one question in the email [1].')).toBe(
    'Answer the one question in the email [1].',
  );
});

test("a marker whose source doesn't support the sentence is removed", () => {
  expect(corrected('Bring a friend to the recital [1].')).toBe('Bring a friend to the recital.');
});

test('a marker moves to the source that supports the sentence', () => {
  expect(corrected('Many states give you 30 days from the day you were served [1].')).toBe(
    'Many states give you 30 days from the day you were served [2].',
  );
});

test('a number that is not in the source removes the citation', () => {
  expect(corrected('Many states give you 45 days from the day you were served [2].')).toBe(
    'Many states give you 45 days from the day you were served.',
  );
});

test('numbers of unknown sources are removed, however they are written', () => {
  expect(corrected('Leave the insults alone [7], answer the question [1, 9] or [Source 1].')).toBe(
    'Leave the insults alone [1], answer the question or.',
  );
});

test('only a source whose marker was shown counts as cited', () => {
  const check = citationCheck(sources);
  check.corrected('Answer the one question in the email [1].');
  check.corrected('Bring a friend [2].');
  expect([...check.cited]).toEqual([1]);
});
