import { expect, test } from 'vitest';
import { talkWords } from '#content/talk-words.ts';
import type { Intent } from '#domain/intents/intent.ts';
import { type SampleReply, sampleConversation } from './sample-conversation.ts';

const swap: Intent = {
  id: 'james-swap',
  title: 'Asking to swap a weekend',
  message: [
    ['Could we swap {day} for {day2}?', 'Could we swap [your day] for [the other day]?'],
    "If it doesn't work, we'll keep the schedule.",
  ],
  reply: 'Ask early, name both dates, and say what happens if the answer is no.',
  examples: ['how do i ask to swap weekends'],
  followUps: [],
};
const takenFor = (likely: number) => ({ messages: [{ intent: swap, likely, near: 0.9 }] });
const quoted = ({ paragraphs }: SampleReply) =>
  paragraphs.find((paragraph) => paragraph.startsWith('> '))?.slice(2);

test('when asked how to say something, James drafts a message with the dates that the person gave', () => {
  const say = sampleConversation('james', {}, takenFor(0.9));
  expect(quoted(say('how do i ask to swap weekends may 17 for may 24 without begging'))).toBe(
    "Could we swap May 17 for May 24? If it doesn't work, we'll keep the schedule.",
  );
});

test('missing facts appear as bracketed blanks, and the person’s next message fills them in', () => {
  const say = sampleConversation('james', {}, takenFor(0.9));
  const open = say('help me ask her to trade weekends');
  expect(quoted(open)).toContain('[your day] for [the other day]');
  expect(
    talkWords.messageBlanks.map((line) => line.replace('{blanks}', 'your day and the other day')),
  ).toContain(open.paragraphs.at(-1));
  expect(quoted(say('may 17 for may 24'))).toContain('swap May 17 for May 24');
});

test('for a request for help, James prefers a template to the sentence that the person typed', () => {
  const say = sampleConversation('james', {}, takenFor(0.9));
  say('that is not it');
  expect(quoted(say('help me tell her I want to trade may 17 for may 24'))).toContain(
    'swap May 17 for May 24',
  );
});

test('dictated words are used unchanged', () => {
  const reply = sampleConversation('james', {}, takenFor(0.9))("just say: i'll be there at 6 on friday");
  expect(quoted(reply)).not.toContain('swap');
});

test('does not use a template when the purpose of the message is only a guess', () => {
  expect(quoted(sampleConversation('james', {}, takenFor(0.3))('how do i tell her no'))).toBeUndefined();
});

test.each([
  'i have a protective order, how do i tell her no',
  'theres a no contact order. what do i text him',
])('does not draft a message to someone when a court order forbids contact: "%s"', (text) => {
  expect(quoted(sampleConversation('james', {}, takenFor(0.9))(text)) ?? '').not.toContain('swap');
});

const bill: Intent = {
  ...swap,
  id: 'james-bill',
  message: [['You owe me {sum}.', 'You owe me [amount].'], 'Please send it by [day].'],
};

test('a person who refuses to pay gets no demand for payment', () => {
  const say = sampleConversation('james', {}, { messages: [{ intent: bill, likely: 0.9, near: 0.9 }] });
  const reply = say("how do i tell her that I'm not going to pay half of the $2,400 because nobody asked me");
  expect(quoted(reply)).toBe("I'm not going to pay half of the $2,400 because nobody asked me.");
});

test('with more than two open blanks, the person is asked to type the message', () => {
  const empty: Intent = { ...swap, message: ['We need [a], [b] and [c].'] };
  const say = sampleConversation('james', {}, { messages: [{ intent: empty, likely: 0.9, near: 0.9 }] });
  expect(quoted(say('help me write to her'))).toBeUndefined();
});

test('does not show a rejected draft again', () => {
  const say = sampleConversation('james', {}, takenFor(0.9));
  say('help me ask her to trade weekends');
  say("that's not what I asked");
  expect(quoted(say('what do i text her then')) ?? '').not.toContain('swap');
});
