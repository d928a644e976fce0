import { expect, test } from 'vitest';
import { type Run, newRun } from '#domain/guided/run.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import { readAnswers } from '#domain/guided/value.ts';
import { budgetGap } from './budget-gap.ts';

const TODAY = '2026-11-28';
const month = (dollars: number, timesAYear = 12) => ({ cents: dollars * 100, timesAYear });

function atSupport(...texts: string[]): Run {
  let run: Run = { ...newRun(budgetGap), values: { pay: month(3000), otherIncome: month(0) } };
  for (const text of texts) run = takeAnswer(budgetGap, run, text, TODAY)?.run ?? run;
  return run;
}

test.for([
  ['none, i pay HER 450 a month', 450, 12],
  ['i pay him 450 a month', 450, 12],
  ['nothing. I pay her $450', 450, 12],
  ['no i have to pay him 120 a week', 120, 52],
  ['i pay child support, 450 a month', 450, 12],
  ['I pay 450 a month in child support', 450, 12],
  ['none im the one paying alimony 800', 800, 12],
  ['0, i give her 300 a month', 300, 12],
  ['i send my ex 200 every two weeks', 200, 26],
  ['none, i pay support 450', 450, 12],
  ['i actually pay her 450', 450, 12],
] as const)(
  'support that the person pays goes out, once it is confirmed: %s',
  ([text, dollars, timesAYear]) => {
    const run = atSupport(text);
    expect(run.pending).toMatchObject({ support: month(0), supportPaid: month(dollars, timesAYear) });
    const { values } = atSupport(text, 'yes');
    expect(values['supportPaid']).toEqual(month(dollars, timesAYear));
  },
);

test.for([
  '450 a month',
  'he pays me 450',
  'i get 450 a month',
  'she gives me 450',
  'he is supposed to pay 450',
])('support that the person gets is none that they pay: %s', (text) => {
  const { values, pending } = atSupport(text);
  expect({ ...values, ...pending }).not.toHaveProperty('supportPaid');
});

test.for([
  'i pay her back 450',
  'i pay her rent 450',
  'i pay her 450 and she gives me 200',
  'i dont pay her 450',
])('what may be something else is asked again: %s', (text) => {
  expect(atSupport(text).values).not.toHaveProperty('supportPaid');
});

test('the page counts it as a cost, and only if there is any', () => {
  const values = { pay: month(1000), support: month(0), home: month(500) };
  const text = (more: Run['values']) =>
    JSON.stringify(budgetGap.result(readAnswers({ ...values, ...more }), null, null));
  expect(text({ supportPaid: month(450) })).toContain('Support going out: $450.00 a month');
  expect(text({})).not.toContain('Support going out');
});

test('what the other parent gives for the children is support', () => {
  const run = { ...newRun(budgetGap), values: { pay: month(3000) } };
  const told = takeAnswer(budgetGap, run, 'he gives me 600 a month for the kids', TODAY);
  expect(told?.run.pending).toMatchObject({ support: month(600) });
});

test('money counted at another question stays there after a zero', () => {
  const run = { ...newRun(budgetGap), values: { pay: month(3000), otherIncome: month(600) } };
  const told = takeAnswer(budgetGap, run, '0 thats the 600 i just told u', TODAY);
  expect(told?.run.pending).toEqual({ support: month(0) });
});
