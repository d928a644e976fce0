import { expect, test } from 'vitest';
import { talkWords } from '#content/talk-words.ts';
import { toThirdPerson, thirdPersons } from '#domain/intents/third-person.ts';
import { type SampleReply, sampleConversation } from './sample-conversation.ts';

const quoted = ({ paragraphs }: SampleReply) =>
  paragraphs.find((paragraph) => paragraph.startsWith('> '))?.slice(2);
const inAnyPerson = (lines: readonly string[]) =>
  lines.flatMap((line) => thirdPersons.map((person) => toThirdPerson(line, person)));
const draft =
  'check this: "Hi Ramona. Can I get my saw Saturday at 10? I can bring the boxes. I hope the week was okay."';

function open() {
  const say = sampleConversation('james');
  say(draft);
  return say;
}

test('a draft can be made shorter, firmer or warmer', () => {
  expect(quoted(open()('make it shorter'))).toBe('Can I get my saw Saturday at 10? I can bring the boxes.');
  expect(quoted(open()('make it firmer'))).not.toContain('Hi Ramona');
  expect(quoted(open()('make it warmer'))).toContain("I hope you're doing okay.");
});

test('no kind words are added before a sentence that could be misread', () => {
  const say = sampleConversation('james');
  say('write: half of braces 900 and she need pay friday');
  const reply = say('Make it warmer');
  expect(quoted(reply)).toBeUndefined();
  expect(reply.text).toContain('"Half of braces 900 and she need pay Friday."');
  expect(quoted(say('Your half of the braces is $900. Please pay it by Friday.'))).toContain('$900');
});

test('corrects the percentage of a shared cost in the current draft', () => {
  const say = sampleConversation('james');
  say('check this: "Your half of the camp is $320. Please send it by the 9th."');
  expect(quoted(say('NO 640 IS his half'))).toBe('Your half of the camp is $640. Please send it by the 9th.');
});

test('removes one sentence from the draft and adds another', () => {
  const say = open();
  expect(quoted(say('take out the boxes'))).toBe(
    'Hi Ramona. Can I get my saw Saturday at 10? I hope the week was okay.',
  );
  expect(quoted(say('add that I need an answer by Friday'))).toContain('I need an answer by Friday.');
});

test.each(['Put that', 'and put "my grandfather" instead', 'take that out, dear'])(
  'an instruction to the advisor never ends up in the draft: "%s"',
  (text) => {
    expect(quoted(open()(text))).toBeUndefined();
  },
);

test('a rejected draft is not shown again, and the advisor apologizes only once', () => {
  const say = open();
  const reply = say("that's backwards. Clear all of it");
  expect(inAnyPerson(talkWords.messageAsksAfterDrop)).toContain(reply.text);
  expect(quoted(say('make it shorter'))).toBeUndefined();
});

test('after a complaint the draft contains only what the person dictates', () => {
  const say = open();
  expect(
    quoted(
      say(
        "No!! You wrote it backwards again. I want to say I won't pay the $900 because she didn't ask me first.",
      ),
    ),
  ).toBe("I won't pay the $900 because you didn't ask me first.");
});

test('text that the person supplies replaces the draft, even after a remark to the advisor', () => {
  expect(
    quoted(
      open()(
        'Your name is Ramona haha she knows her name. Come on. "Hi Ramona, can I come Sunday at 9" like that',
      ),
    ),
  ).toBe('Hi Ramona, can I come Sunday at 9.');
});

test('a question about the current draft gets an answer about the draft’s tone', () => {
  expect(open()('does it sound mad?').text).toContain("doesn't come across as mad");
});

test('the advisor’s wording, quoted in a complaint, is not mistaken for the person’s draft', () => {
  const reply = open()('"Can I get my saw Saturday at 10?" is garbage');
  expect(inAnyPerson(talkWords.messageAsksAfterDrop)).toContain(reply.text);
});

test('does not draft a message again that the person has already sent', () => {
  const reply = open()('ok i already sent it');
  expect(quoted(reply)).toBeUndefined();
  expect(inAnyPerson(talkWords.messageSent)).toContain(reply.text);
});

test('words meant for a child are not mistaken for a message to the other parent', () => {
  const reply = sampleConversation('ava')(
    'he never hit me, why you send me that. what do i say to her when she hides her drawings',
  );
  expect(reply.kind).not.toBe('message');
});

test('a wish expressed when asked for the person’s words becomes the message', () => {
  const james = sampleConversation('james');
  james('can you write a text to my ex?');
  expect(james('i dont want to give him the passports').text).toContain(
    "> I don't want to give you the passports.",
  );
});

test('a message that nobody has typed yet can’t be shortened, so it is asked for again', () => {
  const james = sampleConversation('james');
  james('can you write a text to my ex?');
  expect(james('make it shorter').kind).toBe('message');
});

test('what the person wants from the other parent is added to the draft', () => {
  const say = sampleConversation('emma');
  say("How do I tell my ex-husband he can't just walk into my house anymore?");
  const reply = say("Yes, I want the key back by Sunday, and I'd like him to call before he comes.");
  expect(quoted(reply)).toMatch(/ I'd like the key back by Sunday\. Please call before you come\.$/);
});

test('a text typed to the other parent by name is checked, also when the person then asks about it', () => {
  const say = sampleConversation('emma');
  say("How do I tell my ex-husband he can't just walk into my house anymore?");
  const own = 'Bill, please give me back the key by Sunday. Thank you for the gutters.';
  expect(quoted(say(`ok. ${own}`))).toBe(own);
  expect(quoted(say('No, that WAS the message. Is it alright to send?'))).toBe(own);
});

test('a sentence that the person doubts is taken out, or said to be out already', () => {
  const say = sampleConversation('james');
  say('check this: "Dan, pickup is at 6 per the order. My boyfriend will be there."');
  expect(quoted(say('will the boyfriend line set him off?'))).toBe('Dan, pickup is at 6 per the order.');
  const again = say('take out the boyfriend line');
  expect(talkWords.messageAlreadyOut.some((line) => again.text.startsWith(line))).toBe(true);
});

test('after a draft, a version that is typed anew replaces it', () => {
  const say = open();
  expect(quoted(say('Dan, pickup is at 6 per the order. Mia will be ready at 6.'))).toBe(
    'Dan, pickup is at 6 per the order. Mia will be ready at 6.',
  );
});

test.each(['Could you put that in the letter?', 'put it in the message'])(
  '“%s” asks for the sentence and never adds the place',
  (text) => {
    const reply = open()(`I was late on Friday. ${text}`);
    expect(quoted(reply)).toBeUndefined();
  },
);
