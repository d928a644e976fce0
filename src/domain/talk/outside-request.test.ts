import { expect, test } from 'vitest';
import { isOutsideRequest } from './outside-request.ts';

test.each([
  'write me a cover letter for a warehouse job',
  'can you update my resume',
  'help me write a best man speech, keep it funny',
  'i need a maid of honor toast for saturday',
  'what is 7/8 divided by 1/2',
  "what's 12 x 14",
  'my son has math homework, how do you solve for x',
  'give me theme ideas for a birthday party at home',
  'cheap games for a 6 year olds party',
  'recipe for banana bread',
  'write me an excel formula that adds a column',
  'tell me a joke',
])('"%s" is outside every advisor’s field', (message) => {
  expect(isOutsideRequest(message)).toBe(true);
});

test.each([
  'what is 50/50 custody',
  'what is a 70/30 split in nights',
  'birthday party ideas when my ex comes too',
  'do we do one birthday party or two',
  'he never helps with homework, what do i do',
  "homework doesn't get done at her dad's",
  'what is half of 401k',
  'i need to tell my boss about the divorce',
  'what do i write in the birthday card',
  'who helps with math homework on his week',
  'i have to update my resume after 15 years at home and i am scared',
])('"%s" is not', (message) => {
  expect(isOutsideRequest(message)).toBe(false);
});
