import { expect, test } from 'vitest';
import { jointAccounts } from '#content/guided/joint-accounts.ts';
import { logAnIncident } from '#content/guided/log-an-incident.ts';
import { parentingPlan } from '#content/guided/parenting-plan.ts';
import type { Flow } from './flow.ts';
import { newRun } from './run.ts';
import { takeAnswer } from './take-answer.ts';

function after(flow: Flow, open: string, ...texts: string[]) {
  const { [open]: _open, ...values } = Object.fromEntries(flow.slots.map(({ id }) => [id, null] as const));
  const asked = flow.slots.filter(({ wordsOf }) => wordsOf !== open);
  let run = {
    ...newRun(flow),
    values: Object.fromEntries(Object.entries(values).filter(([id]) => asked.some((slot) => slot.id === id))),
  };
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
