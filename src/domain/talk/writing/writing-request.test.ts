import { expect, test } from 'vitest';
import { asksWhatToSay, writingRequestIn } from './writing-request.ts';

test.each([
  'can you write a text to my ex?',
  'help me reply to him',
  'ok, draft a reply',
  'please draft an email to my husband',
  'what should I say?',
  'how do I word this',
  'can you write him a text and tell him I will be late',
  'what do i say back',
  'simply no. write it',
  'tell him no',
  'draft email to ex about the school trip, i want may 3 to 9',
  'I need to apologize to my wife',
])('%j asks us to write a message', (message) => {
  expect(writingRequestIn(message)).toEqual({ kind: 'write' });
});

test.each([
  'he never answers my texts',
  'how long does a divorce take',
  'I miss him',
  'write me a poem about autumn',
  'can you write a cover letter for a store job',
  'can you write my will',
  'My mother-in-law comes to my house, tells me I am destroying the family. He will not say a word to her.',
  'she sent a text to my boss and he says nothing',
  'What do I say when the kids call crying for real',
  'I want to know what to SAY to Theo when he is on the phone crying. He is 5',
  'I wish my marriage had been shorter',
])("%j doesn't ask us to write a message", (message) => {
  expect(writingRequestIn(message)).toBeNull();
});

test('reviews a text written by the person and interprets a received text', () => {
  expect(writingRequestIn('Is this ok? "I can be there at 6."')).toEqual({
    kind: 'own-draft',
    draft: 'I can be there at 6.',
  });
  expect(writingRequestIn('He texted me: "Make it shorter next time, you are useless."')).toEqual({
    kind: 'read-received',
    received: 'Make it shorter next time, you are useless.',
    wantsReply: false,
  });
});

test.each([
  ['what should I say to the kids', true],
  ['how do I word this', true],
  ['can you write him a text', false],
])('recognizes questions about what to say: %j (%j)', (message, wonders) => {
  expect(asksWhatToSay(message)).toBe(wonders);
});
