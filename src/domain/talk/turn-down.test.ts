import { expect, test } from 'vitest';
import { correctsAnswer, deniesStatement, findIntendedMeaning, rejectsAnswer } from './turn-down.ts';

test.each([
  ['I asked about the house, not the car.', 'the house.'],
  ['What envelope? There is no envelope. I asked about the pickup place.', 'the pickup place.'],
  ['what paper?? im asking how do i pay rent with 340 dollars', 'how do i pay rent with 340 dollars'],
  [
    'lol not THAT green card. the green postcard from the mailman you sign',
    'the green postcard from the mailman you sign',
  ],
  ["You're stuck on cars. HOUSE. Is it half?", 'HOUSE. Is it half?'],
  [
    'jesus no. nobody is in danger. am I in contempt if she wont go',
    'jesus no. am I in contempt if she wont go',
  ],
  [
    'no not aid, i asked nothing about aid. what about the money he moved, can he just do that',
    'what about the money he moved, can he just do that',
  ],
])('%j rejects the last answer and means %j', (message, meant) => {
  expect(rejectsAnswer(message)).toBe(true);
  expect(findIntendedMeaning(message)).toBe(meant);
});

test.each([
  'i asked him to leave and he wont',
  'he moved out sunday. i keep setting two cups out',
  'what should i do with the house',
  'no, he never called back',
  'im not sleeping at all',
  'what happens at the first hearing?',
  "I wasn't asked before the braces, so I won't pay half",
  "i wasnt told about the trip, so i can't say yes",
  'it came in the mail',
])('%j reports or asks something and does not reject the last answer', (message) => {
  expect(rejectsAnswer(message)).toBe(false);
});

test('returns nothing if the message contains only the rejection', () => {
  expect(findIntendedMeaning('you are not listening')).toBeNull();
});

test.each([
  'what? nobody drives here. hes the one lying to my boss. you got it backwards',
  'new roommate?? i dont have a roommate. i asked about the lease',
  'who said anything about a trip. i want my boxes back',
])('correcting a false assumption rejects the last answer: %s', (message) => {
  expect(rejectsAnswer(message)).toBe(true);
});

test.each(['is that ok? i dont have a lawyer', 'theres no way i can pay that. what now'])(
  'a worry does not reject the last answer: %s',
  (message) => {
    expect(rejectsAnswer(message)).toBe(false);
  },
);

test('a "no" with an explanation corrects a statement but answers a question', () => {
  const message = "no no, he's not refusing to go, it's school";
  expect(correctsAnswer(message, 'An order holds even when a child says no.')).toBe(true);
  expect(correctsAnswer(message, 'Is your child refusing to go?')).toBe(false);
  expect(correctsAnswer('no idea what to do', 'An order holds.')).toBe(false);
});

test('detects when the person denies having a thing that the answer mentioned', () => {
  expect(deniesStatement("There's no offer on the table.", "You can't judge an offer by its size.")).toBe(
    true,
  );
  expect(deniesStatement('There is no money left.', 'Pay the rent first.')).toBe(false);
});

test('saying that nobody is hurting them rejects only the safety line', () => {
  expect(rejectsAnswer('Nobody is hurting me, dear. I just want to know how much I would get.')).toBe(false);
});
