import { expect, test } from 'vitest';
import { findRequestedAdvisor } from './asked-for-advisor.ts';

test.each([
  ['Is there a button for Hannah or somebody who does court stuff', 'hannah'],
  ['can i talk to max about this', 'max'],
  ['switch me to Ava', 'ava'],
  ['is there someone here who does money', 'max'],
] as const)('%j asks for the advisor %s', (message, advisor) => {
  expect(findRequestedAdvisor(message)).toBe(advisor);
});

test.each([
  'my son max wont go to school',
  'hannah said i have 20 days',
  'is there someone who can watch the kids',
  'i talked to my lawyer about money',
])('%j asks for no advisor', (message) => {
  expect(findRequestedAdvisor(message)).toBeNull();
});
