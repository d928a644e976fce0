import { expect, test } from 'vitest';
import { rejectsDraft, givesUp, isSent } from './about-draft.ts';

test.each([
  "You've got it backwards. I'm the one being asked to pay.",
  'this is dumb. Clear all of it',
  'Start over please',
  'lol no thats garbage',
  "No. That's not what I asked",
  'it reads like a robot',
  'You keep leaving out what I need',
])('%j discards the draft', (message) => {
  expect(rejectsDraft(message)).toBe(true);
});

test.each([
  'I can drop it at 6',
  'write: you are a piece of garbage',
  'make it shorter',
  'he wants the start time changed',
  'I had it face down all day',
])('%j keeps the draft', (message) => {
  expect(rejectsDraft(message)).toBe(false);
});

test('a person who will send or has sent their own text wants no draft', () => {
  expect(givesUp('forget it ill just send mine')).toBe(true);
  expect(givesUp('forget it. i wrote him: I call at 7')).toBe(false);
  expect(isSent('ok i already sent it')).toBe(true);
});
