import { expect, test } from 'vitest';
import { type Run, newRun } from '#domain/guided/run.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import { type Values, readAnswers } from '#domain/guided/value.ts';
import { jointAccounts } from './joint-accounts.ts';
import { reply } from './words.ts';

const TODAY = '2026-11-28';

function runAfter(open: string, texts: readonly string[], given: Values = {}): Run {
  const skipped = jointAccounts.slots.filter(({ id, wordsOf }) => id !== open && wordsOf === undefined);
  let run: Run = {
    ...newRun(jointAccounts),
    values: { ...Object.fromEntries(skipped.map(({ id }) => [id, null])), ...given },
  };
  for (const text of texts) run = takeAnswer(jointAccounts, run, text, TODAY)?.run ?? run;
  return run;
}

test.for([
  ['mortgage and the car, the honda', ['mortgage', 'car']],
  ['car loan 11 grand left on it, my name only', ['car']],
  ['nothing, house is paid except the HELOC', ['personal']],
  ['just the mortgage, 1800 a month with wells fargo', ['mortgage']],
  ['student loans from nursing school and the truck', ['car', 'personal']],
  ['no mortgage, we rent. just my student loans', ['personal']],
  ['the house and the car are paid off', []],
  ['car’s paid off but I still owe on the house', ['mortgage']],
  ['the house but not the car', ['mortgage']],
  ['mortgage thru Chase 212k, and a heloc', ['mortgage', 'personal']],
  ['truck and a boat', ['car', 'personal']],
  ['he has a loan on his truck in his name', []],
  ['i cosigned my brothers car', ['car']],
  ['none that i know of', []],
  ['my car loan, 9k to my dad', ['car', 'personal']],
  ['how would i know', ['unsure']],
  ['how should i know, he did it all', ['unsure']],
  ['idk about the van, the mortgage for sure', ['mortgage', 'unsure']],
  ['maybe the truck', ['unsure']],
  ['i owe nothing', []],
  ['we have no debt', []],
  ['debt free', []],
  ['i moved out of the house so just the truck', ['car']],
  ['student loans. im a student again, he has a business', ['personal']],
  ['back taxes and the van', ['car', 'personal']],
  ['Mortgage; Another loan', ['mortgage', 'personal']],
] as const)('a description of a loan is no other loan: %s', ([text, loans]) => {
  expect(runAfter('loans', [text]).values['loans']).toEqual(loans);
});

test.for(['what do you mean', 'ask him', 'he never told me'])('no loan is made of: %s', (text) => {
  expect(runAfter('loans', [text]).values['loans']).toBeUndefined();
});

test.for([
  ['no nothing late', 'no'],
  ['nope, all caught up', 'no'],
  ['not behind on anything', 'no'],
  ['never missed one', 'no'],
  ['not yet', 'no'],
  ['everything is on autopay so no', 'no'],
  ['rent', 'mortgage'],
  ['everything is current', 'no'],
  ['the mortgage is due on the 1st and I dont have it', 'mortgage'],
  ['two months behind on the mortgage', 'mortgage'],
  ['we got an eviction notice', 'mortgage'],
  ['caught up on rent but behind on the car', 'other'],
  ['the electric bill', 'other'],
  ['i missed the car payment in october', 'other'],
  ['yes', 'other'],
  ['how would i know', 'unsure'],
  ['beats me', 'unsure'],
  ['no clue honestly', 'unsure'],
  ['he pays the mortgage so idk', 'unsure'],
] as const)('a late payment is neither made up nor overheard: %s', ([text, behind]) => {
  expect(runAfter('behind', [text]).values['behind']).toBe(behind);
});

test.for(['he handles all that', 'the mortgage is 1800 and the car is 300 a month', 'what counts as late'])(
  'nothing about late payments is concluded from: %s',
  (text) => {
    const run = runAfter('behind', [text]);
    expect(run.values['behind'] ?? run.pending).toBeNull();
  },
);

test.for([
  'none. just the credit card',
  'not late yet but will be this month if i dont get paid',
  'nothing except the visa',
])('an answer with two readings is repeated in the person’s own words: %s', (text) => {
  const run = runAfter('behind', [text]);
  const outcome = takeAnswer(jointAccounts, runAfter('behind', []), text, TODAY);
  expect(run.pending).toMatchObject({ behind: 'other' });
  expect(outcome && reply(jointAccounts, outcome.run, outcome.note).note).toContain(`(“${text}”)`);
});

test.for([
  ['accounts', 'an old credit union account, both our names are on it'],
  ['accounts', 'we took out everything from our account already'],
  ['loans', 'the truck, we took out a second one with both our names'],
] as const)('an answer about %s answers no other question: %s', ([open, text]) => {
  const { [open]: _open, ...empty } = {
    cards: 1,
    pay: 1,
    behind: 1,
    newDebt: 1,
    autopay: 1,
    loans: 1,
  } as Record<string, unknown>;
  let run: Run = { ...newRun(jointAccounts), values: { afraid: 'no', case: 'no', [open]: null } };
  run = { ...run, again: open };
  run = takeAnswer(jointAccounts, run, text, TODAY)?.run ?? run;
  for (const id of Object.keys(empty)) expect({ ...run.values, ...run.pending }).not.toHaveProperty(id);
});

test.for([
  ['idk', 'unknown'],
  ['yes', 'unsure'],
  ['yes but idk how', 'unsure'],
  ['Yes we both signed. its like 6200 on it', 'joint'],
  ['im on his card', 'user'],
  ['no', 'no'],
] as const)('not knowing of a card is not having one: %s', ([text, cards]) => {
  expect(runAfter('cards', [text]).values['cards']).toBe(cards);
});

test('a denial is no worry and no late payment on the page', () => {
  const page = jointAccounts.result(
    readAnswers({
      behind: 'no',
      behindWords: 'no, nothing like that',
      newDebt: 'no',
      newDebtWords: 'no i dont think so, she’s honest',
    }),
    null,
    null,
  );
  expect(JSON.stringify(page.parts)).not.toMatch(/What worries you|Late payments/);
});

const both: Values = { loans: ['mortgage', 'car', 'personal'], autopay: null };

test.for([
  ['remove another loan', ['mortgage', 'car']],
  ['take off the car loan', ['mortgage', 'personal']],
  ['please delete mortgage', ['car', 'personal']],
  ['no another loan is wrong. just mortgage and the car', ['mortgage', 'car']],
  ['there is no car loan', ['mortgage', 'personal']],
] as const)('a choice is removed from a list: %s', ([text, loans]) => {
  expect(runAfter('none', [text], both).values['loans']).toEqual(loans);
  const { autopay: _open, ...given } = both;
  const run = runAfter('autopay', [text], given);
  expect(run.values).toMatchObject({ loans });
  expect(run.values).not.toHaveProperty('autopay');
});

test.for([
  ['none. just the credit card', []],
  ['no accounts, only a mortgage together', []],
  ['checking, and a credit card', ['checking']],
  ['checking and a credit union account', ['checking', 'other']],
  ['savings and the brokerage', ['savings', 'other']],
] as const)('a card or a loan is no account: %s', ([text, accounts]) => {
  expect(runAfter('accounts', [text]).values['accounts']).toEqual(accounts);
});

test.for([
  'wait no i meant the bills DO come out of the joint account',
  'no wait, the bills do come out of it',
])('a correction of the question before answers no other question: %s', (text) => {
  const run = runAfter('behind', [text], { autopay: 'no', cards: 'no' });
  expect(run.values).toMatchObject({ autopay: 'yes', cards: 'no' });
  expect(run.values).not.toHaveProperty('behind');
});

test('a remark about another list is no answer to the open question', () => {
  const run = runAfter('autopay', ['no another loan is wrong. just mortgage and the car'], {
    loans: ['car'],
  });
  expect(run.values).not.toHaveProperty('autopay');
});
