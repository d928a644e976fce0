import { expect, test } from 'vitest';
import { classifyGeneralAct, findRequestedRecipient } from './general-act.ts';

test.each([
  ["I'll call my sister in the morning", 'plan'],
  ['ive decided ill go for an hour and leave. does that sound ok', 'plan'],
  ["If she asks I'll say \"I'm here to sing.\" How's that", 'approve'],
  ['Should I go back to the choir?', 'should-i'],
  ['ok sent. what if he answers', 'what-if-they'],
  ['am i pathetic for still wearing it', 'is-it-normal'],
  ['is it wrong that I still set out two cups?', 'is-it-normal'],
  ['How do I start the letter?', 'first-words'],
  ['i finally slept', 'win'],
  ['i tried that already', 'tried'],
  ["I can't do that", 'cannot'],
])('%j is classified as %s', (message, act) => {
  expect(classifyGeneralAct(message)).toBe(act);
});

test.each([
  "I'll drive to his house and wait",
  "I'll have two glasses of wine and sleep",
  'Should I follow her?',
  'what if he hits me again',
  "I'll take the kids and not answer him",
])('a potentially harmful plan is not a general act: %j', (message) => {
  expect(classifyGeneralAct(message)).toBeNull();
});

test('a question takes precedence over a statement beside it', () => {
  expect(classifyGeneralAct("I'll call the clerk. What do I bring to the hearing?")).toBeNull();
});

test.each([
  ['what do I say if folks at church ask where he is', 'curious'],
  ["I haven't told my own sister yet. How do I tell her?", 'close'],
  ['what do i say to the judge', 'court'],
  ['What do I say to my 9 year old', 'child'],
  ['what do I say to my son, he is 29', null],
  ['how do I tell my husband', null],
  ['what day is it', null],
])('%j asks for words to say, with the listener %j', (message, listener) => {
  expect(findRequestedRecipient(message)).toBe(listener);
});
