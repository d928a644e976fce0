import { expect, test } from 'vitest';
import { belongingsRequest } from './belongings.ts';

test('the request names the belongings that were mentioned', () => {
  expect(belongingsRequest('help me ask for my stuff back. grandmas ring and my tools')).toBe(
    "I'd like grandma's ring and my tools back. When could I pick them up?",
  );
});

test.each([
  'i want my stuff back',
  'how do i get my things back from the house?',
  'i want my stuff back. what now?',
])('“%s” names no thing', (message) => {
  expect(belongingsRequest(message)).toBeNull();
});
