import { expect, test } from 'vitest';
import { readMoney } from './money.ts';

test.for([
  ['2k a month or so', 200_000, 12],
  ['$4,300/month after tax', 430_000, 12],
  ['two hundred', 20_000, 12],
  ['twelve hundred fifty', 125_000, 12],
  ['a thousand a month', 100_000, 12],
  ['daycare is 265 a week', 26_500, 52],
  ['uber on weekends like 120 a week', 12_000, 52],
  ['he gives me 400 a month', 40_000, 12],
  ['n/a', 0, 12],
  ['nope', 0, 12],
  ['none yet', 0, 12],
  ['nothing im retired', 0, 12],
  ['0, his job covers it', 0, 12],
] as const)('parses an amount in everyday words: %s', ([text, cents, timesAYear]) => {
  expect(readMoney(text)).toEqual({ cents, timesAYear });
});

test.for([
  'nothing i pay her 650 a month',
  'he makes 5000 a month',
  '120 per kid and i have 2 kids',
  'car payment 388 plus gas 40 a week',
  '$20 a day',
  'not 400 a month',
  'no idea',
  'lawyer retainer 3500 in January',
])('asks again for an amount: %s', (text) => {
  expect(readMoney(text)).toBeNull();
});

test.for([
  ['lawyer retainer 3500 in January', 350_000],
  ['11k', 1_100_000],
  ['900', 90_000],
] as const)('a one-time cost is not monthly: %s', ([text, cents]) => {
  expect(readMoney(text, true)).toEqual({ cents, timesAYear: 0 });
});
