import { expect, test } from 'vitest';
import { jointAccounts } from './joint-accounts.ts';
import { logAnIncident } from './log-an-incident.ts';
import { parentingPlan } from './parenting-plan.ts';
import type { Flow } from '#domain/guided/flow.ts';
import { type Run, newRun } from '#domain/guided/run.ts';
import { progress } from '#domain/guided/steps.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import type { Values } from '#domain/guided/value.ts';

function after(flow: Flow, open: string, ...texts: string[]): Values {
  const given = flow.slots.filter(({ id, wordsOf }) => id !== open && wordsOf !== open);
  let run: Run = { ...newRun(flow), values: Object.fromEntries(given.map(({ id }) => [id, null])) };
  for (const text of texts) run = takeAnswer(flow, run, text, '2026-11-28')?.run ?? run;
  return run.values;
}

test.for([
  [parentingPlan, 'exchange', 'the mcdonalds on route 9', { exchange: 'else' }, true],
  [parentingPlan, 'exchange', 'at school on Monday, at Rob’s on Friday', { exchange: 'school' }, true],
  [parentingPlan, 'exchange', 'At a public place', { exchange: 'public' }, false],
  [parentingPlan, 'exchange', 'the door', { exchange: 'door' }, false],
  [parentingPlan, 'exchange', 'idk', { exchange: null }, false],
  [parentingPlan, 'distance', 'same region, about 40 min apart', { distance: 'far' }, true],
  [parentingPlan, 'distance', 'he is 3 hours away', { distance: 'away' }, true],
  [parentingPlan, 'ages', '14 months', { ages: [1] }, true],
  [parentingPlan, 'ages', '4 and 9', { ages: [4, 9] }, false],
  [logAnIncident, 'proof', 'photos and a repair bill', { proof: ['photos', 'else'] }, true],
  [jointAccounts, 'newDebt', 'he emptied our savings, 6k', { newDebt: 'yes' }, true],
  [jointAccounts, 'loans', 'the mortgage isnt mine, i have a car loan', { loans: ['car'] }, true],
] as const)('$0.id, $1: "$2"', ([flow, open, text, values, isKept]) => {
  const found = after(flow, open, text);
  expect(found).toMatchObject(values);
  const words = flow.slots.find(({ wordsOf }) => wordsOf === open)?.id ?? '';
  expect(found[words]).toBe(isKept ? text : undefined);
});

test('another answer drops the words of the old one', () => {
  const found = after(
    parentingPlan,
    'exchange',
    'the mcdonalds on route 9',
    'Change: Exchanges',
    'At the door',
  );
  expect(found).toMatchObject({ exchange: 'door' });
  expect(found['exchangeWords']).toBeUndefined();
});

test('words beside an answer don’t count as a question', () => {
  const run = { ...newRun(parentingPlan), values: { afraid: 'no', ages: [1] } };
  const beside = { ...run, values: { ...run.values, agesWords: '14 months' } };
  expect(progress(parentingPlan, beside)).toEqual(progress(parentingPlan, run));
});
