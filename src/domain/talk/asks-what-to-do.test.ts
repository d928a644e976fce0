import { expect, test } from 'vitest';
import { asksWhatToDoAboutIt } from './asks-what-to-do.ts';

test.each([
  'what do i do',
  'so what do i do friday',
  'ok what should I do about that now?',
  'how do I handle this',
  'What am I supposed to do tonight?',
  'but what do i do if he does it again',
  'what else can i try',
])('"%s" asks for a step about what was said before', (message) => {
  expect(asksWhatToDoAboutIt(message)).toBe(true);
});

test.each([
  'what do i do about the house',
  'what do I do if he keeps the kids',
  'how do i handle the mortgage',
  'what did i do',
  'what do you do with my data',
])('"%s" has a subject of its own', (message) => {
  expect(asksWhatToDoAboutIt(message)).toBe(false);
});
