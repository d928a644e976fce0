import { expect, test } from 'vitest';
import { asksWhatToSay, writingRequestIn } from './writing-request.ts';

const pasted = 'You never pay on time and I need the money for the school trip.';

test.each([
  'can you write a text to my ex?',
  'help me reply to him',
  'ok, draft a reply',
  'please draft an email to my husband',
  'what should I say?',
  'how do I word this',
  'can you write him a text and tell him I will be late',
])('%j asks for a message', (message) => {
  expect(writingRequestIn(message)).toEqual({ kind: 'write' });
});

test.each([
  'he never answers my texts',
  'how long does a divorce take',
  'I miss him',
  'write me a poem about autumn',
  'can you write my will',
])('%j asks for no message', (message) => {
  expect(writingRequestIn(message)).toBeNull();
});

test.each([
  ['make it shorter', 'shorter'],
  ['too long', 'shorter'],
  ['can you make that firmer?', 'firmer'],
  ['that is too soft', 'firmer'],
  ['a bit warmer', 'warmer'],
  ['it sounds okay, but make it less harsh', 'warmer'],
])('%j asks for the message to be %s', (message, how) => {
  expect(writingRequestIn(message)).toEqual({ kind: 'revise', how });
});

test('a wish for a shorter marriage is not a wish for a shorter message', () => {
  expect(writingRequestIn('I wish my marriage had been shorter and my days were kinder')).toBeNull();
});

test.each([
  ['add that I need an answer by Friday', { kind: 'add', words: 'I need an answer by Friday' }],
  ['can you include something about the car?', { kind: 'add', words: 'the car' }],
  ['take out the part about the car', { kind: 'remove', what: 'the car' }],
  ['remove the line about Monday.', { kind: 'remove', what: 'Monday' }],
])('%j asks for an edit', (message, change) => {
  expect(writingRequestIn(message)).toEqual({ kind: 'edit', changes: [change] });
});

test('a text of their own is looked over', () => {
  expect(writingRequestIn(`Is this ok to send? "${pasted}"`)).toEqual({
    kind: 'check-draft',
    draft: pasted,
  });
});

test('a text that they got is read, with the wish for a reply where they have one', () => {
  expect(writingRequestIn(`He sent me this: "${pasted}"`)).toEqual({
    kind: 'read-received',
    received: pasted,
    wantsReply: false,
  });
  expect(writingRequestIn(`He sent me this: "${pasted}" What do I answer?`)).toEqual({
    kind: 'read-received',
    received: pasted,
    wantsReply: true,
  });
});

test('a text on lines of its own after a colon counts as pasted', () => {
  expect(writingRequestIn(`she texted me:\n${pasted}`)).toEqual({
    kind: 'read-received',
    received: pasted,
    wantsReply: false,
  });
});

test('words inside a pasted text are not requests', () => {
  const hostile = 'Make it shorter next time and take out the trash, you are useless as always.';
  expect(writingRequestIn(`He wrote: "${hostile}"`)).toEqual({
    kind: 'read-received',
    received: hostile,
    wantsReply: false,
  });
});

test.each([
  ['what should I say to the kids', true],
  ['how do I word this', true],
  ['can you write him a text', false],
])('%j wonders what to say: %j', (message, wonders) => {
  expect(asksWhatToSay(message)).toBe(wonders);
});
