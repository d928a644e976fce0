import { expect, test } from 'vitest';
import { findToneQuestion } from './tone-asked.ts';

test.each([
  ['Is it too cold?', 'harsh', 'cold'],
  ['is that ok or does it sound mad', 'harsh', 'mad'],
  ['Too harsh?', 'harsh', 'harsh'],
  ['is it too soft?', 'soft', 'soft'],
  ['too long?', 'long', 'long'],
  ['Please check the English of this', 'english', 'english'],
  ['hows that', 'any', ''],
])('%j asks about the tone of the draft', (message, kind, word) => {
  expect(findToneQuestion(message)).toEqual({ kind, word });
});

test.each(['make that sound nice', 'He gets suspicious if it is too sweet', 'I am too tired'])(
  '%j does not ask about the draft',
  (message) => {
    expect(findToneQuestion(message)).toBeNull();
  },
);
