import { expect, test } from 'vitest';
import { figuresIn, unknownFigure } from './figures.ts';

const given = [
  'we were married seventeen years, she is 9, the house is worth 420k and we owe $300,000',
  'You have 21 days to answer. The fee is $435. Half of couples, about 50 percent, file alone.',
];
const known = new Set(given.flatMap(figuresIn));

test.each([
  'You have 30 days to answer.',
  'You have thirty days to answer.',
  'The answer is due in two weeks.',
  'The filing fee is $310.',
  'About 60% of parents agree.',
  'The hearing is on March 3.',
  'File form 1041 with the court.',
  'Write: “I’ll pick them up on the 12th of May.”',
  'A judge usually takes six months.',
])('a sentence with a number from none of the sources is dropped: %s', (sentence) => {
  expect(unknownFigure(sentence, known)).not.toBeNull();
});

test.each([
  'You have 21 days to answer.',
  'The fee is $435.',
  'After 17 years that is a lot of quiet.',
  'A 9-year-old often goes quiet.',
  'The equity is $120,000, and half of that is $60,000.',
  'Set a timer for ten minutes and breathe out slowly 5 times.',
  'Answer once a day at 6 p.m. and not before.',
  'Three lines are enough.',
  'One day at a time.',
  '1. Breathe in.',
  'It is in the summons [2].',
  'Call 911 or 1-800-799-7233.',
  'A 401(k) can be divided.',
])('allows a sentence with figures: %s', (sentence) => {
  expect(unknownFigure(sentence, known)).toBeNull();
});
