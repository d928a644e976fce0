import { weekdayOf } from '#domain/tools/day.ts';
import type { PlannedNight } from '#domain/tools/parenting-time/plan-nights.ts';
import type { PlanMonth } from '#domain/tools/parenting-time/sum-up.ts';

const DAYS_OF_WEEK = 7;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Each night with the letter of its home. A ring marks a day on which the children change homes. */
export function YearCalendar({ name, months }: { name: string; months: readonly PlanMonth[] }) {
  return (
    <details className="year-calendar">
      <summary>Calendar: {name}</summary>
      <p className="note">
        The letter shows which home the children are in that night. A circle marks an exchange.
      </p>
      <div>
        {months.map(({ month, nights }) => (
          <table key={month}>
            <caption>{monthName.format(new Date(`${month}-01T00:00:00Z`))}</caption>
            <thead>
              <tr>
                {weekdays.map((weekday) => (
                  <th key={weekday} scope="col">
                    {weekday}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(nights).map((week, index) => (
                <tr key={index}>
                  {week.map((night, at) => (
                    <Night key={at} night={night} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </details>
  );
}

function Night({ night }: { night: PlannedNight | null }) {
  if (!night) return <td>&nbsp;</td>;
  return (
    <td data-home={night.home} data-exchange={night.isExchange || undefined}>
      {Number(night.day.slice(8))} <strong>{night.home}</strong>
      {night.isExchange && <span className="sr-only"> change</span>}
    </td>
  );
}

/** Rows of seven days starting on Sunday. Null for days outside the plan or the month. */
function weeksOf(nights: readonly PlannedNight[]): (PlannedNight | null)[][] {
  const [first] = nights;
  if (!first) return [];
  const cells: (PlannedNight | null)[] = [
    ...Array.from({ length: weekdayOf(first.day) }, () => null),
    ...nights,
  ];
  return Array.from({ length: Math.ceil(cells.length / DAYS_OF_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_, day) => cells[week * DAYS_OF_WEEK + day] ?? null),
  );
}
