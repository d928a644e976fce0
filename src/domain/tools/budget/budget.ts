import { type Frequency, timesAYear } from './frequency.ts';
import type { Cents } from './money.ts';

export interface BudgetLine {
  name: string;
  amount: Cents;
  frequency: Frequency;
}

export interface MonthlyLine extends BudgetLine {
  /** The line's share of the monthly total. The shares add up to the total exactly. */
  monthly: Cents;
}

export interface BudgetSide {
  lines: MonthlyLine[];
  monthly: Cents;
  yearly: Cents;
  /** One-time amounts, which are not included in any monthly figure. */
  once: Cents;
}

export interface Budget {
  income: BudgetSide;
  expenses: BudgetSide;
  /** The monthly balance. Negative if expenses exceed income. */
  leftMonthly: Cents;
}

export function budgetOf(income: readonly BudgetLine[], expenses: readonly BudgetLine[]): Budget {
  const [coming, going] = [sideOf(income), sideOf(expenses)];
  return { income: coming, expenses: going, leftMonthly: coming.monthly - going.monthly };
}

function sideOf(lines: readonly BudgetLine[]): BudgetSide {
  const yearly = lines.map(({ amount, frequency }) => amount * timesAYear[frequency]);
  const sum = yearly.reduce((total, one) => total + one, 0);
  const parts = monthlyParts(yearly, monthOf(sum));
  return {
    lines: lines.map((line, index) => ({ ...line, monthly: parts[index] ?? 0 })),
    monthly: monthOf(sum),
    yearly: sum,
    once: lines
      .filter(({ frequency }) => frequency === 'once')
      .reduce((total, { amount }) => total + amount, 0),
  };
}

/** Returns a twelfth of the yearly sum. Rounded once, on the sum, with half a cent rounded up. */
function monthOf(yearly: Cents): Cents {
  return Math.floor((yearly + 6) / 12);
}

/**
 * The monthly share of each line, so that they add up to the total: rounded down, and the remaining cents go to the
 * largest remainders (largest-remainder method).
 */
function monthlyParts(yearly: readonly Cents[], total: Cents): Cents[] {
  const parts = yearly.map((cents) => Math.floor(cents / 12));
  const missing = total - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = yearly
    .map((cents, index) => ({ index, remainder: cents % 12 }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
