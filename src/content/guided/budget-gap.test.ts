import { expect, test } from 'vitest';
import { addOwnWords } from '#domain/guided/own-words.ts';
import { type Run, newRun } from '#domain/guided/run.ts';
import { showMoney } from '#domain/guided/show-value.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import { type Values, readAnswers } from '#domain/guided/value.ts';
import { budgetGap } from './budget-gap.ts';
import { reply } from './words.ts';

const monthly = (dollars: number) => ({ cents: dollars * 100, timesAYear: 12 });
const zero = monthly(0);
const told = {
  pay: monthly(2000),
  otherIncome: zero,
  support: zero,
  home: monthly(1000),
  power: zero,
  food: monthly(300),
  insurance: zero,
  children: zero,
  rest: zero,
  once: { cents: 350_000, timesAYear: 0 },
};

function resultOf(values: Parameters<typeof readAnswers>[0]): string {
  const page = budgetGap.result(readAnswers(values), null, null);
  return page.parts[0]?.lines.map(({ text }) => text).join(' ') ?? '';
}

test('an unknown cost is listed as unknown and does not count as zero', () => {
  const result = resultOf({ ...told, car: null, debts: null });
  expect(result).toContain('Without these, you have $700.00 left each month.');
  expect(result).toContain(
    'Not counted: car and transportation; debts and cards. There’s no amount for these',
  );
  expect(resultOf({ ...told, car: zero, debts: null })).toContain(
    'Not counted: debts and cards. There’s no amount for this',
  );
  expect(resultOf({ ...told, car: zero, debts: zero })).not.toContain('Not counted');
});

test('a month without the pay has no headline that says it is short', () => {
  const lines = budgetGap
    .result(readAnswers({ ...told, pay: { words: '18.50 an hour' } }), null, null)
    .parts[0]?.lines.map(({ text }) => text);
  expect(lines?.[0]).toContain('Not counted: take-home pay');
  expect(lines?.[1]).toMatch(/^So far, \$[\d,.]+ comes in and \$[\d,.]+ goes out each month\.$/);
  expect(lines?.join(' ')).not.toContain('short');
});

test('an hourly rate is answered with the question for what lands in the account', () => {
  const run = newRun(budgetGap);
  const outcome = takeAnswer(budgetGap, run, '18.50 an hour about 32 hours a week', '2026-11-28');
  expect(outcome && reply(budgetGap, outcome.run, outcome.note).note).toContain('after taxes');
  const next =
    outcome && takeAnswer(budgetGap, outcome.run, '590 a week before taxes maybe 500 after', '2026-11-28');
  expect(next?.run.pending?.['pay']).toEqual({ cents: 50_000, timesAYear: 52 });
});

test('a one-time cost is shown without a period', () => {
  expect(showMoney(told.once)).toBe('$3,500');
});

const TODAY = '2026-11-28';

function runAfter(texts: readonly string[], given: Values): Run {
  let run: Run = { ...newRun(budgetGap), values: given };
  for (const text of texts) run = takeAnswer(budgetGap, run, text, TODAY)?.run ?? run;
  return run;
}

function pageAfter(texts: readonly string[], given: Values): string {
  const { values } = runAfter(texts, given);
  const page = addOwnWords(budgetGap, values, budgetGap.result(readAnswers(values), null, TODAY));
  return page.parts.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n');
}

const paid = { pay: monthly(2000), otherIncome: monthly(450) };

test.for([
  'thats the 450 i just told you',
  'i already told you, 450',
  'it’s the same 450',
  'same 450 as before',
  'the 450 i already gave you',
])('support that was entered as other income moves to support: %s', (text) => {
  expect(runAfter([text], paid).pending).toMatchObject({ otherIncome: zero, support: monthly(450) });
  expect(runAfter([text, 'yes'], paid).values).toMatchObject({ otherIncome: zero, support: monthly(450) });
});

test.for([
  'that’s already in my pay',
  'already counted',
  'included above',
  'i already told you that',
  'its part of my pay already',
])('support without an amount that is already counted counts as nothing, if confirmed: %s', (text) => {
  const run = runAfter([text], paid);
  expect(run.values).not.toHaveProperty('support');
  expect(run.pending).toMatchObject({ support: zero, supportWords: text });
});

test.for([
  ['450', monthly(450)],
  ['300 on top of that', monthly(300)],
  ['another 450 a month', monthly(450)],
  ['450 a month, separate from the other', monthly(450)],
] as const)('an equal or additional amount is not taken for the earlier one: %s', ([text, support]) => {
  const run = runAfter([text, 'yes'], paid);
  expect(run.values).toMatchObject({ otherIncome: monthly(450), support });
});

test.for([
  ['child support 450 a month', { support: monthly(450) }],
  ['nothing but child support 450', { otherIncome: zero, support: monthly(450) }],
  ['no just the alimony 450 on the 1st', { otherIncome: zero, support: monthly(450) }],
  ['ssi 300 and child support 450', { otherIncome: monthly(300), support: monthly(450) }],
  ['450 in child support', { support: monthly(450) }],
  ['450 a month for child support', { support: monthly(450) }],
] as const)('support in the answer about other income is counted as support: %s', ([text, values]) => {
  const run = runAfter([text], { pay: monthly(2000) });
  expect(run.pending).toEqual(values);
});

test.for(['300 a month', 'ssi 300', 'disability 300', '300 from my tenant', 'side job 300 a month'])(
  'other income stays other income: %s',
  (text) => {
    const run = runAfter([text, ...(text.startsWith('300 from') ? ['yes'] : [])], { pay: monthly(2000) });
    expect(run.values).toEqual({ pay: monthly(2000), otherIncome: monthly(300) });
  },
);

test.for([
  'wait the child support is counted twice its only 450 once',
  'you counted the child support twice',
  'the support is double counted',
  'child support shows up two times, its in there twice',
])('an amount that was counted twice is found in the review: %s', (text) => {
  const given = { ...told, ...paid, support: monthly(450), car: zero, debts: zero };
  for (const status of ['asking', 'done'] as const) {
    const run = { ...newRun(budgetGap), values: given, status };
    expect(takeAnswer(budgetGap, run, text, TODAY)?.run.pending).toEqual({ otherIncome: zero });
  }
});

test.for([
  ['own it outright no mortgage, property tax 1900 a year tho', { cents: 190_000, timesAYear: 1 }],
  ['no rent, just the hoa 90 a month', { cents: 9000, timesAYear: 12 }],
  ['house is paid off, taxes 600 a quarter', { cents: 60_000, timesAYear: 4 }],
  ['paid off, but insurance is 700 every six months', { cents: 70_000, timesAYear: 2 }],
  ['no mortgage but taxes are 2400 a year', { cents: 240_000, timesAYear: 1 }],
] as const)('a cost beside a denied one is not lost: %s', ([text, home]) => {
  const run = runAfter([text], { pay: monthly(2000), otherIncome: zero, support: zero });
  expect({ ...run.values, ...run.pending }['home']).toEqual(home);
});

test.for(['i dont pay, he pays 1400', 'nothing, my mom covers 900'])(
  'what someone else pays is no cost: %s',
  (text) => {
    const run = runAfter([text], { pay: monthly(2000), otherIncome: zero, support: zero });
    expect(run.pending).toBeNull();
    expect(run.values).not.toHaveProperty('home');
  },
);

test.for(['it’s the same every month', 'same as last year'])(
  '“the same” without an amount is not nothing: %s',
  (text) => {
    expect(runAfter([text], paid).pending).toBeNull();
  },
);

test('a yearly and a half-yearly amount count as monthly ones', () => {
  const all = { ...told, car: zero, debts: zero };
  expect(resultOf({ ...all, home: { cents: 120_000, timesAYear: 1 } })).toContain('You have $1,600.00 left');
  expect(resultOf({ ...all, home: { cents: 60_000, timesAYear: 2 } })).toContain('You have $1,600.00 left');
  expect(resultOf({ ...all, home: { cents: 20_000, timesAYear: 6 } })).toContain('You have $1,600.00 left');
});

test('an amount converted to a month is rounded', () => {
  const page = pageAfter([], { ...told, car: zero, debts: zero, food: { cents: 10_000, timesAYear: 52 } });
  expect(page).toContain('Food: about $433 a month');
  expect(page).toContain('Food: $100 a week');
  expect(page).not.toContain('433.3');
  expect(page).toContain('Rent or mortgage: $1,000.00 a month');
});

test('an amount that could not be read, or was denied, stays in the person’s words', () => {
  const given = { ...told, car: zero, debts: zero };
  const { home: _open, ...open } = given;
  const text = 'depends, 300 to 400 plus property tax and the hoa';
  const line = `Rent or mortgage: “${text}” Only the amount you gave is counted.`;
  expect(pageAfter([text, '350'], open)).toContain(line);
  const { food: _food, ...unfed } = given;
  expect(pageAfter(['groceries 400ish', '400'], unfed)).not.toContain('groceries 400ish');
  const tax = 'own it outright no mortgage, property tax 1900 a year tho';
  expect(pageAfter([tax, 'no', 'nothing'], open)).toContain(`Rent or mortgage: “${tax}”`);
});
