import { expect, test } from 'vitest';
import { budgetOf } from './budget.ts';
import { budgetBars } from './budget-bars.ts';

const line = (name: string, dollars: number) => ({
  name,
  amount: dollars * 100,
  frequency: 'monthly' as const,
});

test('income and expenses are scaled to the larger of the two', () => {
  const bars = budgetBars(budgetOf([line('Pay', 3000)], [line('Rent', 1500), line('Food', 600)]));
  expect(bars.map(({ kind, name, percent }) => [kind, name, percent])).toEqual([
    ['income', '', 100],
    ['expenses', '', 70],
    ['line', 'Rent', 50],
    ['line', 'Food', 20],
  ]);
});

test('combines the remaining expenses into one bar, but a single remaining one keeps its name', () => {
  const expenses = [1, 2, 3, 4].map((dollars) => line(`Cost ${dollars}`, dollars));
  const kinds = (most: number) =>
    budgetBars(budgetOf([], expenses), most).map(({ kind, name }) => name || kind);
  expect(kinds(2)).toEqual(['income', 'expenses', 'Cost 4', 'Cost 3', 'others']);
  expect(kinds(3)).toEqual(['income', 'expenses', 'Cost 4', 'Cost 3', 'Cost 2', 'Cost 1']);
  expect(budgetBars(budgetOf([], expenses), 2).at(-1)?.monthly).toBe(300);
});

test('a budget of zero has empty bars', () => {
  expect(budgetBars(budgetOf([], [])).map(({ percent }) => percent)).toEqual([0, 0]);
});
