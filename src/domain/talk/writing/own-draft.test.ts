import { expect, test } from 'vitest';
import { extractOwnDraft, findTypedDraft } from './own-draft.ts';

test.each([
  [
    "None of those. I just want to answer: I'll pick Mara up Saturday at 10.",
    "I'll pick Mara up Saturday at 10.",
  ],
  [
    'Is this ok to send? "I can take the boys Sunday at 4. Please confirm by Thursday."',
    'I can take the boys Sunday at 4. Please confirm by Thursday.',
  ],
  [
    'I want to write: “Marta, I miss you. Can we have coffee?” It is good?',
    'Marta, I miss you. Can we have coffee?',
  ],
  [
    'No. Forget the rest. I will write it: "Reminder: your half of the camp is $210. Please send it by the 9th." Too harsh?',
    'Reminder: your half of the camp is $210. Please send it by the 9th.',
  ],
  [
    'I gave you all that! Write: I forgot it, I am sorry, I will bring it at 7.',
    'I forgot it, I am sorry, I will bring it at 7.',
  ],
  [
    'forget it. i wrote her: I call every nite at 8. pick up or tell me a better time. hows that',
    'I call every nite at 8. pick up or tell me a better time.',
  ],
  [
    'There are no kids. Can you write: I wish you well, I will not talk about the past. but better',
    'I wish you well, I will not talk about the past.',
  ],
  [
    'Just write, I call the boys at 8 every night. In March I called 11 times. Please pick up or tell me a better time',
    'I call the boys at 8 every night. In March I called 11 times. Please pick up or tell me a better time',
  ],
  [
    'Can you check this for me? I am willing to trade if you cover half the flights. Let me know by Oct 1.',
    'I am willing to trade if you cover half the flights. Let me know by Oct 1.',
  ],
  [
    'write: your half of the camp is $320. please send it by the 9th',
    'your half of the camp is $320. please send it by the 9th',
  ],
  ['write: you are garbage and i want my money by friday', 'you are garbage and i want my money by friday'],
  ['just say my weekend stays my weekend. make it calm', 'my weekend stays my weekend.'],
  [
    'Hey Ramona can i get the kayak saturday at noon. just make that not sound like a jerk',
    'Hey Ramona can i get the kayak saturday at noon.',
  ],
  ['like this: "Hi Ramona, can I come Saturday at 10" you finish it', 'Hi Ramona, can I come Saturday at 10'],
])('extracts from %j the draft %j', (message, draft) => {
  expect(extractOwnDraft(message)).toBe(draft);
});

test.each([
  'Is it normal that he comes by to "check the water heater" every week',
  'My sister Wanda said I should "see somebody about my memory". what do I do about her',
  'He told everybody "she is losing it now" and I am so tired',
  'Take out "could you please send me half."',
  'You put "that is pretty much it" in the message',
  'say I do not answer him, what happens then?',
  'Hi James, I need help with my ex',
  'His temper gets worse every year. My friends say "that is how men are." Am I silly to go',
  "she says she'll be 'out of town the weekend of the 3rd' which is mine anyway",
])('%j contains no draft by the person', (message) => {
  expect(extractOwnDraft(message)).toBeNull();
});

test('removes remarks to the advisor that stand beside the requested words', () => {
  expect(
    findTypedDraft(
      'lol no thats garbage. I want to ask can I get my saw sunday around 9. her name is Ramona',
      'she',
    ),
  ).toEqual({ kind: 'draft', text: 'can I get my saw sunday around 9?' });
});

test('words about the other parent are turned into the second person only if the reference is certain', () => {
  expect(findTypedDraft("I won't pay the $900 because she didn't ask me first", 'she')).toEqual({
    kind: 'draft',
    text: "I won't pay the $900 because you didn't ask me first",
  });
  expect(findTypedDraft('her mom gave it to me and she can have the couch', 'she')).toEqual({
    kind: 'about-them',
  });
  expect(findTypedDraft('he wants to take the kids to Reno. its my weekend', 'he')).toEqual({
    kind: 'about-them',
  });
});

test.each(['idk what to say', 'im so tired of all this', 'the next step'])(
  '%j is not a text to send',
  (message) => {
    expect(findTypedDraft(message, 'he')).toBeNull();
  },
);

test('an instruction about the content is not a draft, even after a colon', () => {
  expect(extractOwnDraft('no. just: I want to tell her she was late on Friday and to text me')).toBeNull();
});
