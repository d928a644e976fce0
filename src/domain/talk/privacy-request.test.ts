import { expect, test } from 'vitest';
import { asksForPrivacy } from './privacy-request.ts';

test.each([
  'please keep this private',
  'just between us ok',
  'dont send this to any ai company',
  'I don’t want ChatGPT reading this',
  'this stays off the record',
  'can you not... please do not share what i write with anyone else',
])('asks for privacy: %s', (message) => {
  expect(asksForPrivacy(message)).toBe(true);
});

test.each([
  'is this private?',
  'do you keep what i write private',
  'he wants to keep the house',
  'dont send the kids over?',
  'i want to go to a private school meeting',
  'should i share the calendar with anyone else',
])('does not ask for privacy: %s', (message) => {
  expect(asksForPrivacy(message)).toBe(false);
});
