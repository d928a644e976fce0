import type { CountedDay } from '#domain/tools/court-deadline/count-days.ts';
import type { Day } from '#domain/tools/day.ts';
import type { Closure } from '#domain/tools/court-closures.ts';

interface CountedDaysProps {
  days: readonly CountedDay[];
  due: Day;
  closures: Readonly<Record<Closure, string>>;
}

const written = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Each day of the count, so that it can be checked. */
export function CountedDays({ days, due, closures }: CountedDaysProps) {
  return (
    <details>
      <summary>Day-by-day count</summary>
      <table className="tool-table">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Count</th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, number, closed }, index) => (
            <tr key={day} className={day === due ? 'tool-total' : undefined}>
              <th scope="row">{written.format(new Date(`${day}T00:00:00Z`))}</th>
              <td>{number ?? ''}</td>
              <td>{noteOn(index === 0, day === due, closed && closures[closed])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function noteOn(isStart: boolean, isDue: boolean, closed: string | null): string {
  return [isStart && 'Start day (doesn’t count)', isDue && 'Due date based on this count', closed]
    .filter(Boolean)
    .join(', ');
}
