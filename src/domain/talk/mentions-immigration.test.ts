import { expect, test } from 'vitest';
import { isAboutImmigration, mentionsImmigration } from './mentions-immigration.ts';

test.each([
  'my son is scared ice will take me',
  'who gets my kids if im deported',
  "their father has papers and I don't, they have papers at school",
  'he says he will call immigration on me',
])('"%s" speaks of immigration', (message) => {
  expect(mentionsImmigration([message])).toBe(true);
});

test.each([
  'will they take my kids because we share two rooms. i am from Honduras',
  'my wife is from Mexico and wants the house',
  'he puts ice in her drink',
  'we came from Guatemala ten years ago and now we divorce',
])('"%s" names only a country', (message) => {
  expect(mentionsImmigration([message])).toBe(false);
});

test('an id names immigration as a whole word', () => {
  expect(isAboutImmigration('ava-scared-of-immigration-arrest')).toBe(true);
  expect(isAboutImmigration('ava-moving-general')).toBe(false);
  expect(isAboutImmigration('emma-police-and-immigration-fear')).toBe(false);
});
