import { expect, test } from 'vitest';
import { type Run, newRun } from '#domain/guided/run.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import type { Value } from '#domain/guided/value.ts';
import { jointAccounts } from './joint-accounts.ts';

const TODAY = '2026-11-28';
const ids = jointAccounts.slots.map(({ id }) => id);

function after(slot: string, values: Record<string, Value>, text: string): Run {
  const before = ids.slice(0, ids.indexOf(slot)).map((id) => [id, null] as const);
  const run: Run = {
    ...newRun(jointAccounts),
    values: { ...Object.fromEntries(before), afraid: 'no', ...values },
  };
  return takeAnswer(jointAccounts, run, text, TODAY)?.run ?? run;
}

const all = ['mortgage', 'car', 'personal'];

test.for([
  'Mortgage and a car loan. also a personal loan from my dad its not on paper',
  'the mortgage and my car loan, also a loan from my dad',
  'mortgage, car. oh and a student loan',
  'mortgage and car loan. oh also 2k to my mom, a personal loan',
  'house and truck. btw i also owe on a student loan',
  'mortgage and the car, and also a personal loan',
  'the house and car. also my college loans',
])('what is added to a list keeps the rest: %s', (text) => {
  expect(after('loans', {}, text).values['loans']).toEqual(all);
});

test('a second thought still replaces the list', () => {
  expect(after('loans', {}, 'mortgage. wait no, just the car loan').values['loans']).toEqual(['car']);
});

test.for([
  'no wait, the mortgage, car loan AND my dads loan',
  'actually the mortgage, the car and a personal loan',
  'wait, mortgage, car loan and my dads loan',
  'sorry, i have the mortgage, a car loan and a loan from my dad',
])('the whole list told again replaces the earlier one: %s', (text) => {
  const { values } = after('autopay', { loans: ['personal'] }, text);
  expect([values['loans'], values['autopay']]).toEqual([all, undefined]);
});

test.for(['some bills do, the mortgage and electric', 'yes the mortgage', 'no wait, yes the mortgage does'])(
  'an answer about bills stays one: %s',
  (text) => {
    const { values } = after('autopay', { loans: ['personal'] }, text);
    expect([values['loans'], values['autopay']]).toEqual([['personal'], 'yes']);
  },
);
