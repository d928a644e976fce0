import { expect, test } from 'vitest';
import { openCues, plainWords } from './cues.ts';

const entries = [
  { id: 'sad', cues: ['sad', 'cry*', "can't stop crying"] },
  { id: 'house', cues: ['house', 'the house is too big'] },
  { id: 'unspoken', cues: [] },
];
const read = openCues(entries);
const idsIn = (text: string) => read(text).map(({ id }) => id);

test.each([
  ['I am sad.', ['sad']],
  ['I was CRYING', ['sad']],
  ['the house', ['house']],
  ['I have a household', []],
  ['sadly enough', []],
  ['nothing of the kind', []],
  ['', []],
])('%j contains the cues %j', (text, expected) => {
  expect(idsIn(text)).toEqual(expected);
});

test('a cue is found with and without its apostrophe', () => {
  expect(read('I can’t stop crying')[0]?.weight).toBe(3);
  expect(read('i cant stop crying')[0]?.weight).toBe(3);
});

test('the topic mentioned most comes first', () => {
  expect(idsIn('I am sad, the house is too big')).toEqual(['house', 'sad']);
  expect(idsIn('sad, sad, I cry about the house')).toEqual(['sad', 'house']);
});

test('a longer phrase counts with all of its words', () => {
  expect(read('the house is too big').map(({ weight }) => weight)).toEqual([5]);
  expect(read('the house').map(({ weight }) => weight)).toEqual([1]);
});

test('normalized words have no capitals, apostrophes or punctuation', () => {
  expect(plainWords("  I can't, he's gone -- $500!")).toBe(' i cant hes gone $500 ');
});
