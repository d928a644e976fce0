import { expect, test } from 'vitest';
import { asksWhatNext } from './what-next.ts';

test.each([
  'what now',
  'What do I do next?',
  'ok so what happens now',
  'now what',
  'where do i start',
  "what's the next step",
])('asks for the next step: %s', (text) => {
  expect(asksWhatNext(text)).toBe(true);
});

test.each([
  'what happens to the house',
  'where do i start with the budget',
  'what do i do when he shouts',
  'next',
])('does not ask for the next step: %s', (text) => {
  expect(asksWhatNext(text)).toBe(false);
});
