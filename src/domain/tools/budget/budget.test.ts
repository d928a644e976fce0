import * as v from 'valibot';
import { expect, test } from 'vitest';
import { budgetOf } from './budget.ts';
import { toCsv } from './csv.ts';
import { inventoryOf } from './inventory.ts';
import { amountField, formatCents, formatPlainCents } from './money.ts';

test.each([
  ['1,250.50', 125_050],
  ['$40', 4000],
  ['40.5', 4050],
  ['0.07', 7],
  ['0', 0],
])('%s is parsed as %d cents', (text, cents) => {
  expect(v.parse(amountField(), text)).toBe(cents);
});

test.each(['', '-5', '1,25', '12.345', '1e5', 'abc', '99999999999', '=1+1'])(
  '%j is not a valid amount',
  (text) => {
    expect(v.safeParse(amountField(), text).success).toBe(false);
  },
);

test('amounts are shown with commas and two decimals', () => {
  expect([125_050, -7, 0].map(formatCents)).toEqual(['$1,250.50', '-$0.07', '$0.00']);
  expect(formatPlainCents(-125_050)).toBe('-1250.50');
});

test.each([
  ['every-two-weeks', 216_667],
  ['twice-a-month', 200_000],
  ['weekly', 433_333],
  ['quarterly', 33_333],
  ['yearly', 8333],
] as const)('a thousand dollars paid %s are %d cents a month', (frequency, monthly) => {
  expect(budgetOf([{ name: 'Pay', amount: 100_000, frequency }], []).income.monthly).toBe(monthly);
});

test('a one-time payment is not included in any monthly figure', () => {
  const { income } = budgetOf([{ name: 'Refund', amount: 90_000, frequency: 'once' }], []);
  expect(income).toMatchObject({ monthly: 0, yearly: 0, once: 90_000 });
});

test('three weekly amounts in dollars are rounded once, on the sum', () => {
  const lines = ['a', 'b', 'c'].map((name) => ({ name, amount: 100, frequency: 'weekly' as const }));
  const { expenses, leftMonthly } = budgetOf([], lines);
  expect(expenses.monthly).toBe(1300);
  expect(expenses.lines.map(({ monthly }) => monthly)).toEqual([434, 433, 433]);
  expect(leftMonthly).toBe(-1300);
});

test('equity is value minus debt for each label, and separate property without proof is marked', () => {
  const { items, totals } = inventoryOf([
    { name: 'House', kind: 'home', label: 'marital', value: 30_000_000, owed: 20_000_000 },
    { name: 'Ring', kind: 'household', label: 'separate', value: 200_000, owed: 0 },
    { name: 'Fund', kind: 'investment', label: 'separate', value: 100, owed: 0, proof: 'gift' },
    { name: 'Card', kind: 'debt', label: 'unsure', value: 0, owed: 50_000 },
  ]);
  expect(totals.marital.equity).toBe(10_000_000);
  expect(totals.unsure.equity).toBe(-50_000);
  expect(totals.all.equity).toBe(10_150_100);
  expect(items.map(({ needsProof }) => needsProof)).toEqual([false, true, false, false]);
});

test.each(['=HYPERLINK("http://x")', '+1', '-2+3', '@SUM(A1)', '\t=1', ' =1', '＝1', '\r=1', '|calc'])(
  'a cell with %j is stored as text',
  (name) => {
    expect(toCsv([[name]])).toMatch(/^\uFEFF"?'/);
  },
);

test('a negative number stays a number', () => {
  expect(toCsv([['-12.50', '3']])).toBe('\uFEFF-12.50,3\r\n');
});
