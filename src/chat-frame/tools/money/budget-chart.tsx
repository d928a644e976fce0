import type { Budget } from '#domain/tools/budget/budget.ts';
import { type BudgetBar, budgetBars } from '#domain/tools/budget/budget-bars.ts';
import { formatCents } from '#domain/tools/budget/money.ts';
import { type BarLook, Bars } from '../parts/bars.tsx';

const looks: Readonly<Record<BudgetBar['kind'], BarLook>> = {
  income: 'plain',
  expenses: 'striped',
  line: 'striped',
  others: 'striped',
};

/** The expenses, largest first. */
export function BudgetChart({ budget }: { budget: Budget }) {
  const rows = budgetBars(budget).map((bar) => ({
    name: nameOf(bar),
    shown: formatCents(bar.monthly),
    parts: [{ percent: bar.percent, look: looks[bar.kind] }],
  }));
  return (
    <figure className="chart">
      <figcaption>
        Each month
        <span className="note">Solid bars are money in. Striped bars are money out.</span>
      </figcaption>
      <Bars label="Your budget as a bar chart" rows={rows} />
    </figure>
  );
}

function nameOf({ kind, name }: BudgetBar): string {
  if (kind === 'line') return name;
  return { income: 'Total income', expenses: 'Total expenses', others: 'Everything else' }[kind];
}
