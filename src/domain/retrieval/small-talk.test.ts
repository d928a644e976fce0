import { expect, test } from 'vitest';
import { smallTalk } from './small-talk.ts';

test.each([
  ['hi', 'greeting'],
  ['Hello Lena!', 'greeting'],
  ['ok thanks, that helps', 'thanks'],
  ['Thank you so much.', 'thanks'],
  ['thanks, but how do i tell the kids', null],
  ['hi how do i sleep', null],
  ['what is ok to say', null],
])('%j is %s', (text, expected) => {
  expect(smallTalk(text)).toBe(expected);
});
