import { expect, test } from 'vitest';
import { callsItThreat, isAimedAtReader, pastedThreat } from './pasted-threat.ts';

test.each([
  'you wont live to see the kids grow up',
  'I know where you park. Watch your back',
  "You'll regret this. I know where you park",
  'im outside your house come out',
  'keep talking and see what happens to you',
  'youre dead',
  "you're a dead woman walking",
  'i can see you right now',
  "I'm watching you",
  "You can't hide from me",
  'try to leave and see what happens',
  'they will never find your body. nobody will find you',
  "I'll break your neck",
  'im gonna put you in the hospital',
  'you better run',
  "If I can't have you no one will",
  "I'm outside. Open the door",
  "I'm bringing my gun",
  'coming for you tonight',
  'something bad might happen to you',
  'i know where your sister lives',
  'sleep with one eye open',
])('“%s” is a threat', (text) => {
  expect(pastedThreat(text)).toBe('plain');
});

test.each([
  "you'll regret this",
  'you will be sorry',
  'this is your last warning',
  "you're gonna pay for this",
  'fuck around and find out',
  "I'll make your life hell",
  "don't push me",
  'I have nothing left to lose',
])('“%s” hints at one', (text) => {
  expect(pastedThreat(text)).toBe('veiled');
});

test.each([
  'Are you picking up Saturday or not',
  "I'm outside, are the kids ready",
  "im outside your house, can you send Mia's backpack out please",
  'I know where you work, I’ll drop off the check there',
  "let's see what happens in court",
  "You'll regret this when the judge hears it",
  'you will pay for half of the dentist',
  "you're dead wrong about the date",
  'you are dead to me',
  "I'll beat you there",
  'you better be ready at 5',
  "you won't live in this house much longer, we have to sell it",
  'I see you didn’t pay the phone bill',
  'I want my guns back',
  "I'm coming for the kids at 6",
  'be careful on the road, it snowed',
  'wait and see what the mediator says',
  'I could see you at the game Friday',
  "I'm going to sue you",
  'I know where you stand on this',
])('“%s” is none', (text) => {
  expect(pastedThreat(text)).toBeNull();
});

test.each([
  ['If you leave me Im going to kill myself tonight', true],
  ['i dont want to live without you', true],
  ['im going to end it. this is on you', true],
  ['i want to die', false],
  ['i dont know anymore i just want to kill myself', false],
])('“%s” is addressed to the reader: %s', (text, isTheirs) => {
  expect(isAimedAtReader(text)).toBe(isTheirs);
});

test.each([
  ['its a threat', true],
  ['hes threatening me', true],
  ['just insults and threats', true],
  ['he threatens to take me to court', false],
  ['not a threat, just rude', false],
  ['no threats', false],
  ['a question', false],
])('“%s” calls the message a threat: %s', (text, isThreat) => {
  expect(callsItThreat(text)).toBe(isThreat);
});
