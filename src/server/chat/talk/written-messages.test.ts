import { expect, test } from 'vitest';
import { talkWords } from '#content/talk-words.ts';
import { type SampleReply, sampleConversation } from './sample-conversation.ts';

const quoted = ({ paragraphs }: SampleReply) =>
  paragraphs.find((paragraph) => paragraph.startsWith('> '))?.slice(2);
const request =
  'can you write a text to my ex? ask him to bring the kids at 5 on Sunday and tell him that I will pick them up Monday';

test("a message is written from the person's own facts and nothing else", () => {
  const reply = sampleConversation('james')(request);
  expect(quoted(reply)).toBe(
    'Hi. Could you please bring the kids at 5 on Sunday? I will pick them up Monday. Thanks.',
  );
  expect(reply.suggested).toEqual(talkWords.revisions);
});

test('a written message is made shorter, firmer and warmer in turn', () => {
  const say = sampleConversation('james');
  say(request);
  expect(['make it shorter', 'make it firmer', 'make it warmer'].map((text) => quoted(say(text)))).toEqual([
    'Could you please bring the kids at 5 on Sunday? I will pick them up Monday.',
    'Please bring the kids at 5 on Sunday. I will pick them up Monday.',
    "Hi, I hope you're doing okay. Could you please bring the kids at 5 on Sunday? I will pick them up Monday. Thank you, I appreciate it.",
  ]);
});

test('a written message is edited: a sentence comes, a sentence goes', () => {
  const say = sampleConversation('james');
  say(request);
  expect(quoted(say('add that I need an answer by Friday'))).toBe(
    'Hi. Could you please bring the kids at 5 on Sunday? I will pick them up Monday. I need an answer by Friday. Thanks.',
  );
  expect(quoted(say('take out the part about Monday'))).toBe(
    'Hi. Could you please bring the kids at 5 on Sunday? I need an answer by Friday. Thanks.',
  );
});

test('the facts may come in the next message, and instructions in it are not sent', () => {
  const say = sampleConversation('james');
  say('can you write a text to my ex?');
  expect(quoted(say('Pickup is at 5 on Friday. Keep it short.'))).toBe('Hi. Pickup is at 5 on Friday.');
});

test('a pasted hostile message yields only what needs an answer', () => {
  const reply = sampleConversation('james')(
    'He sent me this: "You are a terrible mother and everyone knows it. You always ruin everything. Can you confirm pickup at 5 pm on Friday?" what should I answer',
  );
  expect(reply.paragraphs).toEqual([
    talkWords.receivedItems,
    '- Can you confirm pickup at 5 pm on Friday?',
    talkWords.receivedReply,
  ]);
});

test('a pasted message of insults alone needs no answer', () => {
  const reply = sampleConversation('james')(
    'He wrote: "You are pathetic and a terrible mother. Everyone laughs about you and always will."',
  );
  expect(reply.paragraphs).toEqual([talkWords.receivedNothing]);
});

test('our own words, quoted to complain of them, are no draft of theirs', () => {
  const say = sampleConversation('james');
  const first = quoted(say('write her: i want my drill back saturday at noon, it is in the garage'));
  const reply = say(`"${first}" is garbage. say the drill and the ladder`);
  expect(reply.paragraphs.join(' ')).not.toContain('You can send it as it is');
});

test('a greeting that was typed, a sum with "=" and an outcry are not put into the message', () => {
  expect(
    quoted(
      sampleConversation('james')(
        'Hey Dana i want to pick up the boat saturday at noon. hold = my sleep. my god. just make that not sound like a jerk',
      ),
    ),
  ).toBe("Hi. I'd like to pick up the boat Saturday at noon. Thanks.");
});

test('what the other parent keeps is said in the second person', () => {
  expect(
    quoted(
      sampleConversation('emma')(
        'write him a text: i could give him a later time on wed if he keeps fridays',
      ),
    ),
  ).toContain('a later time on Wednesday if you keep Fridays');
});
