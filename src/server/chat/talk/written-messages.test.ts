import { expect, test } from 'vitest';
import { talkWords } from '#content/talk-words.ts';
import { toThirdPerson, thirdPersons } from '#domain/intents/third-person.ts';
import { type SampleReply, sampleConversation } from './sample-conversation.ts';

const quoted = ({ paragraphs }: SampleReply) =>
  paragraphs.find((paragraph) => paragraph.startsWith('> '))?.slice(2);
const inAnyPerson = (lines: readonly string[]) =>
  lines.flatMap((line) => thirdPersons.map((person) => toThirdPerson(line, person)));

test('a quoted text is shown ready to send, in the person’s own words', () => {
  const reply = sampleConversation('james')(
    'Is this ok: "i cant make it friday. can i get them saturday at 9? pls let me know by wed"',
  );
  expect(quoted(reply)).toBe(
    "I can't make it Friday. Can I get them Saturday at 9? Please let me know by Wednesday.",
  );
  expect(talkWords.messageReady).toContain(reply.paragraphs[0]);
  expect(reply.suggested).toEqual(talkWords.revisions);
});

test('asking whether a text is too cold gets an answer about the text’s tone', () => {
  const reply = sampleConversation('james')(
    'Start over: "Hi Nora, I was not asked about the braces, so I will not be covering half." Is it too cold?',
  );
  expect(reply.text).toContain("doesn't come across as cold");
  expect(reply.text).toContain('firm, not mean');
});

test('a heated text is toned down, and the removed parts are listed', () => {
  const reply = sampleConversation('james')(
    'I want to send: "You are a liar and always late. Please bring the kids at 5 on Sunday."',
  );
  expect(quoted(reply)).toBe('Hi. Please bring the kids at 5 on Sunday. Thank you.');
  expect(reply.text).toContain(talkWords.messageLeftOut);
});

test('a description is reduced to the sentence for the other parent', () => {
  const reply = sampleConversation('james')(
    "please tell her that I can't do pickup Friday. she always makes a scene",
  );
  expect(quoted(reply)).toBe("I can't do pickup Friday.");
});

test('if it is not certain who "she" is, they are asked to phrase it directly to the other parent', () => {
  const reply = sampleConversation('james')(
    'i want to say im keeping the console, her mom gave it to me and she can have the couch',
  );
  expect(quoted(reply)).toBeUndefined();
  expect(inAnyPerson(talkWords.messageToThem)).toContain(reply.text);
});

test('a message request without content asks for the text in varying words and uses the next message as the draft', () => {
  const say = sampleConversation('james');
  const first = say('help me write a text to my ex');
  const second = say('can you write it for me');
  expect(inAnyPerson(talkWords.messageAsksDraft)).toContain(first.text);
  expect(second.text).not.toBe(first.text);
  expect(quoted(say('its my weekend and they stay w me'))).toBe("It's my weekend and they stay with me.");
});

test('a question asked instead of giving the draft gets answered', () => {
  const say = sampleConversation('james');
  say('help me write a text to my ex');
  expect(quoted(say('does she have to answer me at all?'))).toBeUndefined();
});

test('for a pasted hostile message, only the parts that need a response are listed', () => {
  const reply = sampleConversation('james')(
    'He sent me this: "You are a terrible mother and everyone knows it. You always ruin everything. Can you confirm pickup at 5 pm on Friday?" what should I answer',
  );
  expect(reply.paragraphs.slice(0, 2)).toEqual([
    talkWords.receivedItems,
    '- Can you confirm pickup at 5 pm on Friday?',
  ]);
});

test('a pasted insult gets a warm sentence, plus a calm line only if the person asks how to respond', () => {
  const insult = 'He texted me: "You are pathetic and a terrible mother. Everyone laughs about you."';
  const told = sampleConversation('emma')(insult);
  expect(talkWords.receivedNothing.map((line) => toThirdPerson(line, 'he'))).toContain(told.text);
  const asked = sampleConversation('emma')(`${insult} what do i say`);
  expect(talkWords.receivedCalmReply).toContain(quoted(asked));
});

test('a person who regrets part of a heated text is asked for that part, and the next message is the draft', () => {
  const say = sampleConversation('james');
  const reply = say(
    'My ex-husband Lyle wrote me this: "As usual you forgot her shoes. Do you even care?" I did forget them. What can I write back',
  );
  expect(talkWords.receivedPartTrue.map((line) => toThirdPerson(line, 'he'))).toContain(reply.text);
  expect(quoted(say("I forgot her shoes, sorry. I'll bring them at 6."))).toBe(
    "I forgot her shoes, sorry. I'll bring them at 6.",
  );
});

test('the other parent’s possible next message gets a short suggested line', () => {
  const reply = sampleConversation('james')(
    'What if he writes back "then I am not coming, I will stay home"?',
  );
  expect(reply.kind).toBe('message');
});

test.each([
  [
    'lena',
    "I'm 69 and my husband's gone since May, he says he wants to \"breathe a little more\". I still set two plates, isn't that silly",
  ],
  [
    'emma',
    'My ex tells everybody I am crazy. Even my own sister says "well Carl says you get confused". How do I get anyone to believe me',
  ],
  [
    'ava',
    "She texted me she wants to live at her mom's. She said 'your house is just quiet and sad'. I don't know what to do",
  ],
  [
    'emma',
    'My mother-in-law comes to my house, tells me I am destroying the family. He will not say a word to her.',
  ],
  ['emma', 'What do I say when the kids call crying for real'],
] as const)('%s does not mistake a story for a message to send: %s', (advisor, text) => {
  expect(sampleConversation(advisor)(text).kind).not.toBe('message');
});

test('"how do I say that" writes the refusal from the previous message', () => {
  const james = sampleConversation('james');
  james('i dont want to give him the passports though');
  expect(james('how do i say that').text).toContain("> I'm not going to give you the passports.");
});

test('a refusal and a request for words can be in one message', () => {
  const reply = sampleConversation('james')('im not going to sign the house over to him. how do i tell him');
  expect(reply.text).toContain("> I'm not going to sign the house over to you.");
});

test('a text that announces a change of plan gets no answer that looks like a yes', () => {
  const reply = sampleConversation('james')(
    'She texted "I\'ll be there at noon to take the dog for the weekend, deal with it." what do i write back',
  );
  expect(reply.text).not.toMatch(/leaving it there|Okay, I understand/);
});
