import { expect, test } from 'vitest';
import { isObjection } from './objection.ts';

test.each([
  'No, the house is in my name.',
  'I said two kids, not one.',
  "ok no it's his mother",
  'Are you even reading this?',
  'We’re not married anymore',
  'nobody hit anybody',
  'I already called the clerk.',
])('"%s" objects to the previous answer', (message) => {
  expect(isObjection(message)).toBe(true);
});

test.each([
  'Now what do I do?',
  'He told me yesterday that he is leaving.',
  'Notes from the mediator came today',
  'How do I answer that?',
])('"%s" does not object to the previous answer', (message) => {
  expect(isObjection(message)).toBe(false);
});
