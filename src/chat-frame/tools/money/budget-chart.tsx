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
        In a month
        <span className="note">Solid comes in, striped goes out.</span>
      </figcaption>
      <Bars label="Your budget in bars" rows={rows} />
    </figure>
  );
}

function nameOf({ kind, name }: BudgetBar): string {
  if (kind === 'line') return name;
  return { income: 'All income', expenses: 'All expenses', others: 'Everything else' }[kind];
}
