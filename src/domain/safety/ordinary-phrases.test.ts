import { expect, test } from 'vitest';
import { stripOrdinaryPhrases } from './ordinary-phrases.ts';
import { normalize } from './normalize.ts';

function read(text: string): string {
  return stripOrdinaryPhrases(normalize(text)).trim();
}

test.each([
  ['shoot me an email by friday', 'so by friday'],
  ['The commute is killing me.', 'the so |'],
  ['are you there?', 'so |'],
  ['i dont want to live in this town anymore', 'i so'],
  ['this is killing me', 'so'],
  ['he attacked me in his declaration', 'he so'],
  ['is anyone there?', 'so |'],
  ['nobody is suicidal', 'so'],
  ['my daughter isnt suicidal she is six', 'so she is six'],
  ['his mother not let me see my kids', 'his mother so'],
  ['I bit the bullet and pulled the trigger on a new couch', 'i so and so a new couch'],
])('removing ordinary phrases from %j leaves %j', (text, left) => {
  expect(read(text)).toBe(left);
});

test.each([
  'he is killing me slowly',
  'he slammed my hand in the car door',
  'he attacked me at court',
  'he is getting the gun',
  'i am at the end of my rope',
  'a slap in the face',
  'drowning my sorrows',
  'he shot at me',
  'he hit me with a bat',
  'i could kill him',
  'i am not suicidal',
  'he wont let me see my sister',
  'i dont want to live',
  'i dont want to live in this world anymore',
  'are you there for people who want to die',
])('%j may be meant literally and is kept in full', (text) => {
  expect(read(text)).toBe(text);
});
