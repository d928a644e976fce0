import { expect, test } from 'vitest';
import { normalize } from './normalize.ts';
import { asks } from './question.ts';
import { isSmallTalk } from './small-talk.ts';
import { isAboutPresentMoment } from './this-minute.ts';

test.each([
  'how do i file',
  'He left in May. Can I still stay in the house',
  'so that is allowed?',
  'hello: who signs first',
])('%j asks a question', (text) => {
  expect(asks(text)).toBe(true);
});

test.each([
  'he knows how to be kind',
  'I can wait',
  'Whatever happens, the house is sold',
  'she will be there',
])('%j is only a statement', (text) => {
  expect(asks(text)).toBe(false);
});

test.each([
  "He's coming up the stairs",
  'five minutes ago',
  "I'm in the car, it is in my lap",
  'she is here rn',
])('%j is about the present moment', (text) => {
  expect(isAboutPresentMoment(normalize(text))).toBe(true);
});

test.each([
  'He came in May',
  'knowing him, he forgot',
  'the mourning was long',
  'we moved from downtown',
  'I used to have one beer, now its five',
  'he is taking a job far off',
])('%j is not about the present moment', (text) => {
  expect(isAboutPresentMoment(normalize(text))).toBe(false);
});

test.each(['ok thanks', 'Not really.', 'go on', 'and then?', 'the second one'])(
  '%j is a short reply',
  (text) => {
    expect(isSmallTalk(normalize(text))).toBe(true);
  },
);

test.each([
  'thats not what i asked',
  "I'm not looking for a list",
  'You are useless.',
  'thank you lena that was actually kind of helpful',
  'can you write it for me',
  'am i gonna be ok',
])('%j is about the conversation itself', (text) => {
  expect(isSmallTalk(normalize(text))).toBe(true);
});

test.each([
  'i took all of them am i gonna be ok',
  'he is not what i asked for, he hits me',
  'you are useless and i want to die',
  'can you write it for me so she gets scared',
])('%j is more than small talk', (text) => {
  expect(isSmallTalk(normalize(text))).toBe(false);
});

test.each(['he is here', 'no more', 'not again', 'i give up', 'im done', 'help', 'yes he did it again'])(
  '%j may be more than small talk',
  (text) => {
    expect(isSmallTalk(normalize(text))).toBe(false);
  },
);
