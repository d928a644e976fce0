import { expect, test } from 'vitest';
import { readMoney, readMoneyLoosely } from './money.ts';

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

test.for([
  ['1,640 a month, they pay on the 30th', 164_000],
  ['1,980 a month, comes on the 3rd', 198_000],
  ['875, it went up fifty dollars in June', 87_500],
  ['$1,200 a month but it went up from 1100 in May', 120_000],
  ['250, due on the 15th', 25_000],
  ['about 310 a month; the lease ends in 2027', 31_000],
  ['400 a month, it used to be 600', 40_000],
  [
    'i work at the school cafeteria and I bring home 1,640 a month, they pay on the 30th, it used to be a bit more before they cut my hours',
    164_000,
  ],
] as const)('an aside leaves the amount as it is: %s', ([text, cents]) => {
  expect(readMoney(text)).toEqual({ cents, timesAYear: 12 });
});

test('a one-time cost may have an aside, too', () => {
  expect(readMoney('about 600 but I’ve put it off', true)).toEqual({ cents: 60_000, timesAYear: 0 });
});

test.for([
  'he gives 400, or 500',
  '150, every week',
  '900, no 950',
  '400 but he only pays half',
  '1,200, split three ways',
  '80, each kid',
])('an aside that changes the amount is asked again: %s', (text) => {
  expect(readMoney(text)).toBeNull();
});

test.for([
  ['student loan 180, credit card min 45', 22_500],
  ['cable and such 95, church 50, and the dog 40', 18_500],
  ['Haircuts I do myself, streaming is 16 and the cat food and vet is maybe 50', 6_600],
  ['phone $50; internet 60', 11_000],
  ['electric 90, gas 40 a week', 9_000 + 17_333],
  ['My rent is 875, it went up fifty dollars in June', 87_500],
] as const)('named amounts are added, to be confirmed: %s', ([text, cents]) => {
  expect(readMoneyLoosely(text)).toEqual({ cents, timesAYear: 12 });
});

test.for(['400, 500', 'rent 900, it was 850', 'food 300 or gas 200', 'between 50, and 60'])(
  'other numbers are not added: %s',
  (text) => {
    expect(readMoneyLoosely(text)).toBeNull();
  },
);

test.for([
  ['i dont drive i take the bus 72 a month', 72, 12],
  ["we don't have a car, i use the bus 72 a month", 72, 12],
  ['my half of the rent is 650', 650, 12],
  ['my share is about 650', 650, 12],
  ['elec 140 gas 60 water 45 phone 90 internet 70', 405, 12],
  ['elec 140, gas 60 water 45', 245, 12],
  ['im not sure maybe car repair 600', 600, 12],
  ['idk, probably 600', 600, 12],
  ['insulin is free w medicaid but copays like 12 a month', 12, 12],
  ['meds are covered, but the copays are 30 a month', 30, 12],
] as const)('an amount beside other words is read to be confirmed: %s', ([text, dollars, timesAYear]) => {
  expect(readMoneyLoosely(text)).toEqual({ cents: dollars * 100, timesAYear });
});

test.for(['health is 0 we have medicaid', 'insurance is free', 'meds are covered by medicaid'])(
  'a cost that is free is nothing: %s',
  (text) => {
    expect(readMoney(text)).toEqual({ cents: 0, timesAYear: 12 });
  },
);

test.for([
  'soccer 120 for the season',
  'after care 85 a week and soccer 120 for the season',
  'half of the rent is 650',
  'i dont think i pay 72',
  'insulin is free w medicaid but copays like 5',
  'rent is free but he wants 200 a month',
  'it is free but only until 65',
])('an amount of another time or of an unclear part is asked again: %s', (text) => {
  expect(readMoney(text)).toBeNull();
  expect(readMoneyLoosely(text)).toBeNull();
});
