import { expect, test } from 'vitest';
import { smallTalk } from './small-talk.ts';

test.each([
  ['hi', 'greeting'],
  ['Hello Lena!', 'greeting'],
  ['ok thanks, that helps', 'thanks'],
  ['Thank you so much.', 'thanks'],
  ['thank you lena that was actually kind of helpful', 'thanks'],
  ['yes that helps', 'thanks'],
  ['thanks for your help', 'thanks'],
  ['ok thx', 'thanks'],
  ['thanks max ur great', 'thanks'],
  ['bye', 'farewell'],
  ['forget it. bye', 'farewell'],
  ['never mind', 'farewell'],
  ['ok i have to go, thanks', null],
  ['thanks, good night', 'farewell'],
  ['good night', 'farewell'],
  ['how do i say goodbye', null],
  ['that was great advice but what about the house', null],
  ['thanks, but how do i tell the kids', null],
  ['hi how do i sleep', null],
  ['what is ok to say', null],
])('%j is classified as %s', (text, expected) => {
  expect(smallTalk(text)).toBe(expected);
});
