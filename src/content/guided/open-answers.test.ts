import { expect, test } from 'vitest';
import { readAnswers } from '#domain/guided/value.ts';
import { jointAccounts } from './joint-accounts.ts';
import { parentingPlan } from './parenting-plan.ts';
import { safetyPlan } from './safety-plan.ts';

function draftOf(travel: string) {
  const page = parentingPlan.result(readAnswers({ afraid: 'no', ages: [4], travel }), null, null);
  const open = page.parts.find(({ heading }) => heading === 'Still open');
  const rest = page.parts.filter((one) => one !== open);
  return { open: JSON.stringify(open), rest: JSON.stringify(rest) };
}

test.for([
  'idk he doesnt have one',
  'not sure, she never gave me the passport',
  'I don’t know yet who keeps them',
  'no idea honestly',
  'we havent decided',
])('an answer that settles nothing is listed as open, in the person’s words: %s', (words) => {
  const { open, rest } = draftOf(words);
  expect(open).toContain(`You wrote: “${words}”`);
  expect(rest).not.toContain(words);
});

test.for([
  'Two weeks, and I keep the passports',
  'idk, maybe 2 weeks',
  'not sure about notice. I keep the passports',
])('an answer that settles something is a term: %s', (words) => {
  expect(draftOf(words).open).not.toContain('You wrote');
});

function bagOf(bag: string[], bagWords: string) {
  const values = { typing: 'mine', plan: 'stay', bag, bagWords };
  const page = safetyPlan.result(readAnswers(values), null, null);
  return page.parts.find(({ heading }) => heading === 'The bag')?.lines.map(({ text }) => text) ?? [];
}

test.for([
  [['else'], 'diapers', 'Ready: “diapers”'],
  [['keys'], 'truck keys', 'Ready: spare keys. In your words: “truck keys”'],
] as const)('what is ready is quoted once: %s', ([bag, words, shown]) => {
  expect(bagOf([...bag], words)[0]).toBe(shown);
});

test.for([
  [
    'truck keys and my drivers license. need to get elis birth certificate still',
    'need to get elis birth certificate still',
  ],
  ['my keys but i dont have the passports', 'i dont have the passports'],
  ['license and i still need cash', 'i still need cash'],
  ['keys. haven’t found the birth certificates', 'haven’t found the birth certificates'],
] as const)('what is still missing is not among what is ready: %s', ([words, missing]) => {
  const lines = bagOf(['keys', 'papers', 'else'], words);
  expect(lines[0]).not.toContain(missing);
  expect(lines).toContain(`Still to get, in your words: “${missing}”`);
});

test('what was said beside the first “No” is quoted without it', () => {
  const values = {
    afraid: 'no',
    afraidWords: 'No we have a checking and a truck loan',
    accounts: ['checking'],
  };
  const text = JSON.stringify(jointAccounts.result(readAnswers(values), null, null));
  expect(text).toContain('You also said: “we have a checking and a truck loan”');
});
