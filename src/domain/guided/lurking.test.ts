import { expect, test } from 'vitest';
import { tellsOfLurking } from './lurking.ts';

test.each([
  'my ex keeps driving by the house and texting he can see me',
  'im alone he has a key and keeps texting hes on his way',
  'he keeps texting that he can see my lights',
  'shes circling the block again',
  'my husband is driving by my place right now',
  "he's parked outside our building, im scared",
  'he texted me he knows im alone',
  'he still has a key and hes coming over tonight',
  'he knows my garage code and he is on his way',
  "she's on her way here and she's drunk",
  'he wrote he is watching the house',
  "he's coming over, I told him not to",
  'my ex keeps going past my window rn and calling',
  'hes 10 minutes away and hes furious',
  'he said he can see me through the window',
])('“%s” is happening now', (text) => {
  expect(tellsOfLurking(text)).toBe(true);
});

test.each([
  'he drives by the school on the way to work',
  'he has a key and he is on his way to pick up the kids',
  'my brother has a key and hes on his way, im scared to be alone',
  'he said he can see me on Saturday to sign the papers',
  'he kept driving by the house last night',
  'he used to drive by and text that he could see me',
  'he still has a key to the house',
  'I keep waking up when a car drives by',
  "she's on her way with dinner",
  'he can see the kids on weekends',
  'if he comes over I will call my mom',
  'my friend is coming over tonight so im not alone',
  'im alone and cant sleep',
  'she keeps texting about the car keys',
  'he sees me as the bad guy',
])('“%s” isn’t', (text) => {
  expect(tellsOfLurking(text)).toBe(false);
});

test('an account has to say that it happens now', () => {
  const account = 'he keeps driving by the house again and texting he can see me';
  expect(tellsOfLurking(account, true)).toBe(false);
  expect(tellsOfLurking(`${account} right now`, true)).toBe(true);
});
