import type { Budget } from './budget.ts';
import type { Cents } from './money.ts';

export interface BudgetBar {
  kind: 'income' | 'expenses' | 'line' | 'others';
  /** The category of a line. Other kinds get their name from the chart. */
  name: string;
  monthly: Cents;
  /** The length of the longest bar. */
  percent: number;
}

/** Income and expenses side by side, then the largest expenses. The small ones are one bar. */
export function budgetBars({ income, expenses }: Budget, most = 8): BudgetBar[] {
  const lines = expenses.lines.filter(({ monthly }) => monthly > 0).toSorted((a, b) => b.monthly - a.monthly);
  // A single remaining line keeps its own name.
  const shown = lines.length > most + 1 ? lines.slice(0, most) : lines;
  const rest = lines.slice(shown.length).reduce((sum, { monthly }) => sum + monthly, 0);
  const bars = [
    { kind: 'income' as const, name: '', monthly: income.monthly },
    { kind: 'expenses' as const, name: '', monthly: expenses.monthly },
    ...shown.map(({ name, monthly }) => ({ kind: 'line' as const, name, monthly })),
    ...(rest > 0 ? [{ kind: 'others' as const, name: '', monthly: rest }] : []),
  ];
  const longest = Math.max(1, income.monthly, expenses.monthly);
  return bars.map((bar) => ({ ...bar, percent: (bar.monthly * 100) / longest }));
}
