import { expect, test } from 'vitest';
import { type FromTold, messageFromTold } from './message-from-told.ts';

function from(text: string, ...earlier: string[]): FromTold {
  return messageFromTold({
    told: [text, ...earlier].map((each) => ({ text: each, isForMessage: false })),
    before: [],
    isWhole: true,
  });
}

function draft(text: string, ...earlier: string[]): string {
  const result = from(text, ...earlier);
  return result.kind === 'written' ? result.text : `missing ${result.what}`;
}

test.each([
  [
    'need to text my kids mom. i told you she is crazy. i got the invoice from target 38 dollars. i want her to call the school by friday',
    'Hi. I have the invoice from Target, $38. Could you please call the school by Friday? Thanks.',
  ],
  [
    'tell her sorry for yelling at the game and that i can bring the twins at 4 sunday',
    "Hi. I'm sorry I yelled at the game. I can bring the twins at 4 Sunday.",
  ],
  [
    'tell him give the crib back by monday or im calling my lawyer',
    'Hi. Please give the crib back by Monday. Thanks.',
  ],
  [
    'can you write my ex. he has my bike. he brings it back by tuesday',
    'Hi. You have my bike. Please bring it back by Tuesday. Thanks.',
  ],
  [
    'how do i ask my ex if the boys can sleep here saturday because my cousin is visiting',
    'Hi. Can the boys sleep here Saturday? My cousin is visiting. Thanks.',
  ],
  [
    'i want to tell him: i cant do mondays anymore. my shift changed',
    "Hi. I can't do Mondays anymore. My shift changed.",
  ],
])('%j becomes %j', (message, text) => {
  expect(draft(message)).toBe(text);
});

test('a pet and a child are named where the pronoun would not tell who is meant', () => {
  expect(draft('she has my dog. i want pepper back, tell her drop him off by noon sunday')).toBe(
    "Hi. You have my dog. I'd like Pepper back. Please drop him off by noon Sunday. Thanks.",
  );
});

test.each([
  ['can you write a text to my ex', 'missing all'],
  ['need to text my ex about the garage key. what do i say', 'missing request'],
  ['he is such a jerk. what do i text him', 'missing all'],
])('%j asks for what is missing', (message, text) => {
  expect(draft(message)).toBe(text);
});

test('what is missing is named with what it is about', () => {
  expect(from('need to text my ex about the garage key. what do i say')).toEqual({
    kind: 'missing',
    what: 'request',
    topic: 'the garage key',
  });
});

test('asked for another time than the order names, the person stands on the order', () => {
  const stands = messageFromTold({
    told: [{ text: 'she is texting me 3:30 today. what do i say back', isForMessage: false }],
    before: ['order says 5 on sundays and i pick up the kids'],
    isWhole: true,
  });
  expect(stands).toMatchObject({ text: "Hi. The order says 5 on Sundays. I'll be there at 5." });
});

test('what is refused is never asked for', () => {
  expect(draft("tell him that I'm not asking him to pay for camp")).toBe(
    "Hi. I'm not asking you to pay for camp.",
  );
});

test('thanks and greeting stay away once they were turned down', () => {
  expect(draft('tell her bring the car seat friday. no thanks at the end, and leave out the hi')).toBe(
    'Please bring the car seat Friday.',
  );
});
