import { expect, test } from 'vitest';
import { readMoney, readMoneyLoosely } from './money.ts';

test.for([
  ['590 a week before taxes, 500 after', 500, 52],
  ['ok so like 590 a week before taxes maybe 500 after', 500, 52],
  ['590 before taxes, 500 a week after taxes', 500, 52],
  ['1200 gross, 980 net every two weeks', 980, 26],
  ['500 a week after taxes, 590 before taxes', 500, 52],
  ['i make 590 a week but only bring home 500', 500, 52],
  ['i make 2400 a month and take home 1950', 1950, 12],
  ['before taxes its 590 a week, after its 500', 500, 52],
  ['gross is 1,200 biweekly, take home is 980', 980, 26],
  ['my take home is 980 biweekly, gross 1200', 980, 26],
  ['im paid 700 a week, i clear 560', 560, 52],
  ['$590/week pretax so maybe $500 in my account', 500, 52],
  ['590 a week before they take taxes, about 500 after', 500, 52],
  ['about 3k a month on paper but i only see 2400', 2400, 12],
  ['700 a week gross, i actually get 560', 560, 52],
] as const)('the pay that counts is what is left after taxes: %s', ([text, dollars, timesAYear]) => {
  expect(readMoney(text)).toBeNull();
  expect(readMoneyLoosely(text)).toEqual({ cents: dollars * 100, timesAYear });
});

test.for([
  '590 a week before taxes, 500 after rent',
  '18.50 an hour about 32 hours a week',
  'he makes 590 before taxes, 500 after',
  'between 500 and 590 a week after taxes',
  'i make 590 a week, he takes 500',
  '590 before taxes or 500',
  'i used to make 590 before taxes, 500 after',
])('no amount after taxes is invented: %s', (text) => {
  expect(readMoneyLoosely(text)).toBeNull();
});
