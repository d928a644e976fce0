import { expect, test } from 'vitest';
import { tellsOfLiveDanger } from './live-danger.ts';

test.each([
  'hes outside my house right now banging',
  'shes banging on the door right now',
  'he is following my car right now',
  'my husband is outside right now screaming at me',
  'hes at my door right now',
  'she is trying to break in right now',
  'someone is kicking in the door right now help me',
  'my ex just showed up and hes drunk, right now',
  "he's chasing me right now",
  'he has a gun right now and he wont let me out',
  "he's in my driveway now yelling",
])('“%s” is happening now, even at a question about the past', (text) => {
  expect(tellsOfLiveDanger(text, true)).toBe(true);
});

test.each([
  'hes banging on my door',
  "she's trying to get in",
  'he is pounding on the window and yelling',
  'hes parked outside screaming',
])('“%s” is happening now, unless it is an account', (text) => {
  expect(tellsOfLiveDanger(text)).toBe(true);
  expect(tellsOfLiveDanger(text, true)).toBe(false);
});

test.each([
  'he was outside my house banging on the door',
  'he banged on the door last night',
  'he is following the order right now',
  'he has a gun in the closet',
  'he wont leave the house',
  'he follows me',
  'he lives in our house right now',
  'im safe right now hes at work',
  "she's at my house right now watching the kids",
  "he's outside right now mowing the lawn",
  'we were in the driveway',
  'he comes over when he is drunk and bangs on the door',
  'parked outside my work every day last week',
  'my friend is here with me now',
])('“%s” is no danger at this minute', (text) => {
  expect(tellsOfLiveDanger(text)).toBe(false);
});
