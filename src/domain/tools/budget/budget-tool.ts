import * as v from 'valibot';
import { choiceField, textField } from '../field.ts';
import { defineTool } from '../tool.ts';
import { type Budget, budgetOf } from './budget.ts';
import { toCsv } from './csv.ts';
import { type Frequency, frequencies } from './frequency.ts';
import { amountField, formatCents, formatPlainCents } from './money.ts';

export interface BudgetWords {
  frequencies: Readonly<Record<Frequency, string>>;
  columns: { kind: string; name: string; amount: string; frequency: string; monthly: string };
  income: string;
  expense: string;
  left: string;
  /** How months are calculated. */
  note: string;
}

const MAX_LINES = 150;

const lines = v.pipe(
  v.array(v.object({ name: textField(80), amount: amountField(), frequency: choiceField(frequencies) })),
  v.maxLength(MAX_LINES, `Enter at most ${MAX_LINES} lines.`),
);

export function budgetTool(words: BudgetWords) {
  return defineTool({
    name: 'make_budget',
    advisor: 'max',
    description:
      'Turns income and expenses on any schedule into exact monthly totals and shows what’s left. Write amounts as "1250.50".',
    input: v.object({ income: lines, expenses: lines, withCsv: v.optional(v.boolean()) }),
    answer: ({ income, expenses, withCsv }) => {
      const budget = budgetOf(income, expenses);
      return {
        budget,
        shown: {
          income: formatCents(budget.income.monthly),
          expenses: formatCents(budget.expenses.monthly),
          left: formatCents(budget.leftMonthly),
        },
        csv: withCsv ? csvOf(budget, words) : null,
        note: words.note,
      };
    },
  });
}

function csvOf({ income, expenses, leftMonthly }: Budget, words: BudgetWords): string {
  const { columns } = words;
  const rows = [
    ...income.lines.map((line) => ({ side: words.income, line })),
    ...expenses.lines.map((line) => ({ side: words.expense, line })),
  ];
  return toCsv([
    [columns.kind, columns.name, columns.amount, columns.frequency, columns.monthly],
    ...rows.map(({ side, line }) => [
      side,
      line.name,
      formatPlainCents(line.amount),
      words.frequencies[line.frequency],
      formatPlainCents(line.monthly),
    ]),
    [words.left, '', '', '', formatPlainCents(leftMonthly)],
  ]);
}
