import type { budgetTool } from '#domain/tools/budget/budget-tool.ts';
import type { inventoryTool } from '#domain/tools/budget/inventory-tool.ts';
import { type Cents, formatCents } from '#domain/tools/budget/money.ts';
import type { ResultOf } from '#domain/tools/tool.ts';
import { inventoryWords } from '../money.ts';
import { bold, bullets, paragraphs, plain } from './markdown.ts';

export function budgetNote({ budget, shown, note }: ResultOf<typeof budgetTool>): string {
  return paragraphs(
    bold(`Left over each month: ${shown.left}`),
    `Income: ${shown.income} a month`,
    lines(budget.income.lines),
    `Expenses: ${shown.expenses} a month`,
    lines(budget.expenses.lines),
    note,
  );
}

function lines(list: readonly { name: string; monthly: Cents }[]): string {
  return bullets(list.map(({ name, monthly }) => `${plain(name)}: ${formatCents(monthly)}`));
}

export function inventoryNote({ inventory, shown, note }: ResultOf<typeof inventoryTool>): string {
  return paragraphs(
    bold(`Value minus debt: ${shown.all}`),
    bullets([`Marital ${shown.marital}`, `Separate ${shown.separate}`, `Unsure ${shown.unsure}`]),
    bullets(
      inventory.items.map(
        ({ name, label, equity }) =>
          `${plain(name)}: ${formatCents(equity)}, ${inventoryWords.labels[label].name.toLowerCase()}`,
      ),
    ),
    note,
  );
}
