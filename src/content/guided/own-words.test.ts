import { expect, test } from 'vitest';
import type { Flow, Slot } from '#domain/guided/flow.ts';
import { addOwnWords } from '#domain/guided/own-words.ts';
import { type Run, newRun } from '#domain/guided/run.ts';
import { progress } from '#domain/guided/steps.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import { type Value, type Values, readAnswers } from '#domain/guided/value.ts';
import { flows } from './flows.ts';
import { jointAccounts } from './joint-accounts.ts';
import { logAnIncident } from './log-an-incident.ts';
import { parentingPlan } from './parenting-plan.ts';

const TODAY = '2026-11-28';
const words = 'it depends on the week';

function anyValue(slot: Slot): Value {
  if (slot.type === 'choice') return slot.choices.at(-1)?.id ?? null;
  if (slot.type === 'several') return [];
  if (slot.type === 'ages') return [6];
  if (slot.type === 'date') return '2026-11-20';
  if (slot.type === 'state') return 'OH';
  if (slot.type === 'money') return { cents: 10_000, timesAYear: 12 };
  return slot.type === 'number' ? 20 : slot.type === 'names' ? ['Ann'] : 'something';
}

const unread = flows.flatMap((flow) =>
  flow.slots
    .filter(({ type, asideOf }) => type !== 'text' && type !== 'names' && asideOf === undefined)
    .map((slot) => ({ name: `${flow.id}, ${slot.id}`, flow, slot })),
);

test.for(unread)(
  'the page is complete and shows an answer that could not be parsed: $name',
  ({ flow, slot }) => {
    for (const value of [{ words }, null]) {
      const values = Object.fromEntries(
        flow.slots.filter(({ when, id }) => !when || id === slot.id).map((one) => [one.id, anyValue(one)]),
      );
      const given = { ...values, [slot.id]: value };
      const page = addOwnWords(flow, given, flow.result(readAnswers(given), null, TODAY));
      const text = JSON.stringify(page);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      if (value && !slot.when) expect(text).toContain(words);
    }
  },
);

test('an amount that could not be parsed is never counted', () => {
  const flow = flows.find(({ id }) => id === 'budget-gap');
  if (!flow) throw new Error('There is no such flow');
  let run = newRun(flow);
  for (const text of ['2000', 'none', 'none', 'between 900 and 1200', 'depends, 900 to 1200'])
    run = takeAnswer(flow, run, text, TODAY)?.run ?? run;
  expect(run.values['home']).toEqual({ words: 'between 900 and 1200; depends, 900 to 1200' });
  const page = addOwnWords(flow, run.values, flow.result(readAnswers(run.values), null, TODAY));
  const lines = page.parts.flatMap((part) => part.lines.map(({ text }) => text));
  expect(lines).toContain(
    'Rent or mortgage: “between 900 and 1200; depends, 900 to 1200” This isn’t counted.',
  );
  expect(lines.find((line) => line.startsWith('Not counted'))).toContain('rent or mortgage');
});

test('additional words in an answer are stored for the page, and a button adds none', () => {
  const flow = flows.find(({ id }) => id === 'parenting-plan');
  if (!flow) throw new Error('There is no such flow');
  const values = {
    afraid: 'no',
    ages: [6],
    distance: 'near',
    work: null,
    homes: null,
    now: null,
    schedule: null,
    holidays: null,
  };
  const said = 'at Rob’s mom’s house on Friday and at school on Monday';
  const typed = takeAnswer(flow, { ...newRun(flow), values }, said, TODAY)?.run;
  expect(typed?.values).toMatchObject({ exchange: 'school', exchangeWords: said });
  const pressed = takeAnswer(flow, { ...newRun(flow), values }, 'At school or day care', TODAY)?.run;
  expect(pressed?.values).not.toHaveProperty('exchangeWords');
});

function after(flow: Flow, open: string, ...texts: string[]): Values {
  const given = flow.slots.filter(({ id, wordsOf }) => id !== open && wordsOf !== open);
  let run: Run = { ...newRun(flow), values: Object.fromEntries(given.map(({ id }) => [id, null])) };
  for (const text of texts) run = takeAnswer(flow, run, text, TODAY)?.run ?? run;
  return run.values;
}

test.for([
  [parentingPlan, 'exchange', 'the mcdonalds on route 9', { exchange: 'public' }, true],
  [parentingPlan, 'exchange', 'my mother’s back yard', { exchange: 'else' }, true],
  [parentingPlan, 'exchange', 'at school on Monday, at Rob’s on Friday', { exchange: 'school' }, true],
  [parentingPlan, 'exchange', 'at the library', { exchange: 'public' }, true],
  [parentingPlan, 'exchange', 'At a public place', { exchange: 'public' }, false],
  [parentingPlan, 'exchange', 'the door', { exchange: 'door' }, false],
  [parentingPlan, 'exchange', 'idk', { exchange: null }, false],
  [parentingPlan, 'distance', 'same region, about 40 min apart', { distance: 'far' }, true],
  [parentingPlan, 'distance', 'he is 3 hours away', { distance: 'away' }, true],
  [parentingPlan, 'ages', '14 months', { ages: [14 / 12] }, false],
  [parentingPlan, 'ages', 'Mia is 4, Leo is 9', { ages: [4, 9] }, true],
  [parentingPlan, 'ages', '4 and 9', { ages: [4, 9] }, false],
  [logAnIncident, 'proof', 'my bank statement', { proof: ['else'] }, true],
  [logAnIncident, 'proof', 'photos and a repair bill', { proof: ['photos', 'else'] }, true],
  [jointAccounts, 'newDebt', 'he emptied our savings, 6k', { newDebt: 'yes' }, true],
  [jointAccounts, 'loans', 'the mortgage isnt mine, i have a car loan', { loans: ['car'] }, true],
] as const)('stores the person\'s words for $0.id, $1: "$2"', ([flow, open, text, values, isKept]) => {
  const found = after(flow, open, text);
  expect(found).toMatchObject(values);
  const words = flow.slots.find(({ wordsOf }) => wordsOf === open)?.id ?? '';
  expect(found[words]).toBe(isKept ? text : undefined);
});

test('another answer removes the words of the old one', () => {
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

test('“back” opens the last question, not the stored words of its answer', () => {
  const run = { ...newRun(parentingPlan), values: { afraid: 'no', ages: [4], agesWords: 'Mia is 4' } };
  expect(takeAnswer(parentingPlan, run, 'back', TODAY)?.run.again).toBe('ages');
});

test('the page doesn’t repeat words, and omits words about safety', () => {
  const values = {
    afraid: 'yes',
    afraidWords: 'he would kill me over money',
    cards: 'joint',
    cardsWords: 'the Visa, from 2019',
    autopay: 'yes',
    autopayWords: 'the gas bill',
  };
  const page = addOwnWords(jointAccounts, values, jointAccounts.result(readAnswers(values), null, TODAY));
  const text = JSON.stringify(page.parts);
  expect(text.split('the Visa, from 2019')).toHaveLength(2);
  expect(page.parts.at(-1)).toEqual({
    heading: 'In your words',
    lines: [{ text: 'Automatic payments: “the gas bill”', from: ['autopayWords'] }],
  });
});

test('an answer that could not be parsed is not shown as “no”', () => {
  const values = { day: '2026-11-20', child: { words: 'hard to say' }, police: { words: 'twice' } };
  const page = addOwnWords(logAnIncident, values, logAnIncident.result(readAnswers(values), null, TODAY));
  const text = JSON.stringify(page.parts);
  expect(text).not.toMatch(/No child was there|not called|Where: |What happened: /);
  expect(text).toContain('Child present: “hard to say”');
});

test('additional words in an answer don’t count as a question', () => {
  const run = { ...newRun(parentingPlan), values: { afraid: 'no', ages: [1] } };
  const beside = { ...run, values: { ...run.values, agesWords: '14 months' } };
  expect(progress(parentingPlan, beside)).toEqual(progress(parentingPlan, run));
});
