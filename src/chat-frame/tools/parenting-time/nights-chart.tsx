import type { PlanMonth } from '#domain/tools/parenting-time/sum-up.ts';
import { type BarRow, Bars } from '../parts/bars.tsx';

/** The length of the longest month, so that the bars of all months are comparable. */
const MAX_LENGTH = 31;
const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** How the nights of each month are divided. */
export function NightsChart({ name, months }: { name: string; months: readonly PlanMonth[] }) {
  return (
    <figure className="chart">
      <figcaption>
        Nights by month: {name}
        <span className="note">Solid bars are home A. Striped bars are home B.</span>
      </figcaption>
      <Bars label={`Nights by month: ${name}`} rows={months.map(rowOf)} />
    </figure>
  );
}

function rowOf({ month, nights }: PlanMonth): BarRow {
  const inA = nights.filter(({ home }) => home === 'A').length;
  const inB = nights.length - inA;
  return {
    name: monthName.format(new Date(`${month}-01T00:00:00Z`)),
    shown: `A ${inA}, B ${inB}`,
    parts: [
      { percent: (inA * 100) / MAX_LENGTH, look: 'plain' },
      { percent: (inB * 100) / MAX_LENGTH, look: 'striped' },
    ],
  };
}
