import { expect, test } from 'vitest';
import { findFigures, unknownFigure, derivedNumbers } from './figures.ts';

const given = [
  'we were married seventeen years, she is 9, the house is worth 420k and we owe $300,000',
  'You have 21 days to answer. The fee is $435. Half of couples, about 50 percent, file alone.',
];
const known = { all: new Set(given.flatMap(findFigures)), own: derivedNumbers(given) };

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

test('amounts given in thousands without the word can be used in calculations', () => {
  const said = ['House is worth about 410 and we owe 138'];
  const spoken = { all: new Set(said.flatMap(findFigures)), own: derivedNumbers(said) };
  expect(unknownFigure('410 minus 138 leaves about $272,000, so half is $136,000.', spoken)).toBeNull();
  expect(unknownFigure('With his half of 136 on top of the loan you would owe $274,000.', spoken)).toBeNull();
  expect(unknownFigure('Half is $150,000.', spoken)).not.toBeNull();
});

test.each([
  [
    'we married 29 years ago. today is in 2026',
    'Twenty-nine years of marriage puts the wedding around 1997.',
  ],
  ['we owe 890, 310 and 280, i make 46000', 'That comes to $1,480, about 39 percent of your $3,833 a month.'],
  ['every other weekend', 'Every other weekend is about 52 nights a year for child support.'],
  ['twenty-seven years', 'It’s just coffee, and 27 years of him knowing how you take it.'],
  ['19 of the 22 years', 'Counted by time, 19 of 22 years is about 86 percent.'],
  ['what in-state would have cost, 15 a year', '"I’ll pay $15,000 a year, to the school."'],
  ['we have kids', 'Are they under 18? It decides which forms the court needs.'],
])('given %j, it may say: %s', (given, sentence) => {
  const said = { all: new Set(findFigures(given)), own: derivedNumbers([given]) };
  expect(unknownFigure(sentence, said)).toBeNull();
});

test('two-step calculations with the person’s own amounts are allowed', () => {
  const said = ['i make 6200, rent is 2150. support could be 500 or 1500'];
  const spoken = { all: new Set(said.flatMap(findFigures)), own: derivedNumbers(said) };
  expect(unknownFigure('At 1500 you’d have $2,550 left after rent. At 500, it’s $3,550.', spoken)).toBeNull();
  expect(unknownFigure('Support will be about $1,135.', spoken)).not.toBeNull();
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
