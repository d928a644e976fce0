import { expect, test } from 'vitest';
import { talkWords } from '#content/talk-words.ts';
import { type SampleReply, sampleConversation } from './sample-conversation.ts';

const quoted = ({ paragraphs }: SampleReply) =>
  paragraphs.find((paragraph) => paragraph.startsWith('> '))?.slice(2);

test('a request of the person stays out of the draft, and what is still open is asked', () => {
  const say = sampleConversation('james');
  const first = say('need to text my ex. she put on facebook that i skip visits. i was there saturday');
  expect(quoted(first)).toBe('Hi. You put on Facebook that I skip visits. I was there Saturday.');
  expect(quoted(say('she takes it down by tonight and i want to see my son sunday'))).toContain(
    'Please take the Facebook post down by tonight.',
  );
});

test('a complaint about the draft changes the draft', () => {
  const say = sampleConversation('james');
  say('tell her i need my tent back by friday');
  expect(quoted(say('say camping tent instead of tent and take out the thanks'))).toBe(
    'Hi. I need my camping tent back by Friday.',
  );
  expect(quoted(say('Make it firmer'))).toBe('I need my camping tent back by Friday.');
});

test('the words that are dictated replace the draft', () => {
  const say = sampleConversation('james');
  say('tell her i need my tent back by friday');
  expect(
    quoted(
      say(
        "no thats not it. heres what i want: the tent is my dad's. i can get it saturday at 10. write that",
      ),
    ),
  ).toBe("Hi. The tent is my dad's. I can get it Saturday at 10.");
});

test('a message that is out is not drafted again', () => {
  const say = sampleConversation('james');
  say('tell her i need my tent back by friday');
  const reply = say('ok i already sent it');
  expect(quoted(reply)).toBeUndefined();
  expect(talkWords.messageSent.map((line) => line.replace('{them}', 'her'))).toContain(reply.text);
});

test('what is said to a child is no message', () => {
  const reply = sampleConversation('ava')(
    'he never hit me, why you send me that. what do i say to her when she hides her drawings',
  );
  expect(reply.kind).not.toBe('message');
});
