import { expect, test } from 'vitest';
import { isMeantForThem } from './meant-for-them.ts';

test.each([
  'Start over.',
  'Nothing I go anyway.',
  'Just something nice and short.',
  "I don't care if you answers I mean her mom was always good to me.",
  'Every answer you skip what I asked.',
  'Friday like 3 times omg.',
])('%j is said to the advisor', (sentence) => {
  expect(isMeantForThem(sentence)).toBe(false);
});

test.each(['Pickup is at 5 on Friday.', 'Your half is $120.', 'Could we trade the 12th for the 19th?'])(
  '%j may be sent',
  (sentence) => {
    expect(isMeantForThem(sentence)).toBe(true);
  },
);
