import { expect, test } from 'vitest';
import { monthlyBalance, monthlyBudget } from './monthly-budget.ts';

test('reads an income and monthly costs from one message', () => {
  const budget = monthlyBudget(['mortgage 1480, tax is about 310 a month, insurance 95. i bring home 3900']);
  expect(budget).toEqual({
    income: 3900,
    costs: [
      { name: 'mortgage', dollars: 1480 },
      { name: 'tax', dollars: 310 },
      { name: 'insurance', dollars: 95 },
    ],
  });
  expect(budget && monthlyBalance(budget)).toBe(2015);
});

test('later figures are added, and a newer figure replaces an older one', () => {
  const budget = monthlyBudget(['Food and car maybe 1100. rent is 1,500 now', 'rent 1400, I earn $3.2k']);
  expect(budget).toEqual({
    income: 3200,
    costs: [
      { name: 'food and car', dollars: 1100 },
      { name: 'rent', dollars: 1500 },
    ],
  });
});

test.each([
  ['i make 900 a week, rent 1200, gas 200', 3900],
  ['my paycheck is 1500 every two weeks, rent 1200, gas 200', 3250],
  ['my salary is 48000 a year, rent 1200, gas 200', 4000],
  ['i get paid 1800 twice a month, rent 1200, gas 200', 3600],
])('converts the income in %j to a monthly amount', (message, income) => {
  expect(monthlyBudget([message])?.income).toBe(income);
});

test('the balance is negative if expenses exceed the income', () => {
  const budget = monthlyBudget(['take home 2000, rent 1700, daycare 900']);
  expect(budget && monthlyBalance(budget)).toBe(-600);
});

test.each([
  'the house is worth 420,000 and we owe 180,000',
  'i bring home 3900',
  'mortgage 1480 and tax 310',
  'Mortgage, tax, insurance come to 1885. i bring home 3900',
  'i earn 3900, rent is 40% of it, food 15%',
  'kids are 9 and 13, married 17 years, i make 2000',
  'can i afford rent of 1500 and food for 600 if i make 3000?',
])('%j gives no monthly budget', (message) => {
  expect(monthlyBudget([message])).toBeNull();
});
