import { expect, test } from 'vitest';
import { brokenSentence } from './broken-sentence.ts';

test.each([
  ['Half of braces 900 and she need pay Friday.', 'Half of braces 900 and she need pay Friday.'],
  ['Hi. You no ask me first. Thanks.', 'You no ask me first.'],
  ['Not pay the 900.', 'Not pay the 900.'],
  ['I can come Saturday and.', 'I can come Saturday and.'],
])('in %j the unclear sentence is %j', (draft, sentence) => {
  expect(brokenSentence(draft)).toBe(sentence);
});

test.each([
  'Please bring the kids at 5 on Sunday.',
  'Could you let her call me at 7?',
  'Not sure yet, I will tell you Friday.',
  'Does she have practice on Monday?',
  'No need to answer.',
  'Saturday at 10.',
])('%j has no unclear sentence', (draft) => {
  expect(brokenSentence(draft)).toBeNull();
});
