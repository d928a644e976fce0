import type { PlanDifference } from '#domain/tools/parenting-time/compare-plans.ts';
import type { PlanTotals } from '#domain/tools/parenting-time/sum-up.ts';

interface PlanFiguresProps {
  plans: readonly { name: string; totals: PlanTotals }[];
  difference: PlanDifference | null;
}

const figures: readonly {
  name: string;
  of: (totals: PlanTotals) => string;
  change?: (difference: PlanDifference) => number;
}[] = [
  {
    name: 'Nights at home A',
    of: ({ homes: { A } }) => `${A.nights} (${A.share}%)`,
    change: ({ nightsA }) => nightsA,
  },
  {
    name: 'Nights at home B',
    of: ({ homes: { B } }) => `${B.nights} (${B.share}%)`,
    change: ({ nightsB }) => nightsB,
  },
  {
    name: 'Exchanges per year',
    of: ({ exchanges }) => String(exchanges),
    change: ({ exchanges }) => exchanges,
  },
  { name: 'Exchanges every two weeks', of: ({ exchangesIn14Days }) => String(exchangesIn14Days) },
  {
    name: 'Longest time away from home A',
    of: ({ homes: { A } }) => `${A.longestAway} nights`,
    change: ({ longestAwayA }) => longestAwayA,
  },
  {
    name: 'Longest time away from home B',
    of: ({ homes: { B } }) => `${B.longestAway} nights`,
    change: ({ longestAwayB }) => longestAwayB,
  },
];

export function PlanFigures({ plans, difference }: PlanFiguresProps) {
  return (
    <div className="tool-wide" role="region" aria-label="Totals" tabIndex={0}>
      <table className="tool-table">
        <thead>
          <tr>
            <th scope="col">Totals</th>
            {plans.map(({ name }, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
            {difference && <th scope="col">Difference</th>}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ name, of, change }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {plans.map(({ totals }, index) => (
                <td key={index}>{of(totals)}</td>
              ))}
              {difference && <td>{change ? signed(change(difference)) : ''}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function signed(count: number): string {
  return count > 0 ? `+${count}` : String(count);
}
