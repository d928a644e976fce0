import type { Deadline } from '#domain/reminders/deadline.ts';
import { dueOn, isSameMonth } from '#domain/deadline-calendar.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface PrintedMonthProps {
  weeks: readonly (readonly Date[])[];
  month: Date;
  deadlines: readonly Deadline[];
}

/** Paper is not interactive, so each day lists its deadlines. */
export function PrintedMonth({ weeks, month, deadlines }: PrintedMonthProps) {
  return (
    <table className="hidden w-full table-fixed border-collapse text-xs print:table">
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" className="border border-edge p-1 text-left">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.getTime()} className="break-inside-avoid">
            {week.map((day) => (
              <td key={day.getTime()} className="h-20 border border-edge p-1 align-top wrap-anywhere">
                {isSameMonth(day, month) && (
                  <>
                    <p className="font-semibold">{day.getDate()}</p>
                    {dueOn(deadlines, day).map(({ id, time, title }) => (
                      <p key={id}>
                        {time} {title}
                      </p>
                    ))}
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
