import { expect, test } from 'vitest';
import { isForSomeoneElse, namesMessageToOther } from './addressee.ts';

test.each([
  'what do I say to my daughter when she cries at drop-off',
  'how do I tell the kids',
  'do I write it there?',
  "it's not for texting",
  "I don't want to send nothing",
  'should I write to the judge',
])('%j is not a message to the other parent', (message) => {
  expect(isForSomeoneElse(message)).toBe(true);
});

test.each(['what do I text my ex about the dog', "help me write to my daughter's father"])(
  '%j is a message to the other parent',
  (message) => {
    expect(isForSomeoneElse(message)).toBe(false);
    expect(namesMessageToOther(message)).toBe(/text/.test(message));
  },
);
