import type { Deadline } from '#domain/reminders/deadline.ts';
import { dayAfter, dueOn, isSameDay, weekOf } from '#domain/deadline-calendar.ts';
import { ViewBar } from './view-bar.tsx';
import type { DayViewProps } from './view-props.ts';

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const weekdayName = new Intl.DateTimeFormat('en-US', { weekday: 'long' });

/** Seven days with their deadlines, as a list that suits screen readers and print. */
export function WeekView({ deadlines, onOpen, today, day, onDay }: DayViewProps) {
  const week = weekOf(day);
  const [first = day, last = day] = [week.at(0), week.at(-1)];
  return (
    <>
      <ViewBar
        title={`${shortDay.format(first)} – ${shortDay.format(last)}, ${last.getFullYear()}`}
        unit="week"
        onMove={(step) => onDay(dayAfter(day, 7 * step))}
        onToday={() => onDay(today)}
      />
      <ol className="divide-y divide-line">
        {week.map((each) => (
          <li key={each.getTime()} className="flex items-start gap-3 py-1.5">
            <p
              className={`flex w-24 shrink-0 flex-col py-1 text-sm ${isSameDay(each, today) ? 'font-semibold text-pine' : ''}`}
            >
              {weekdayName.format(each)}
              <span className="text-xs text-ink-soft">
                {shortDay.format(each)}
                {isSameDay(each, today) && ', today'}
              </span>
            </p>
            <DueList due={dueOn(deadlines, each)} onOpen={onOpen} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface DueListProps {
  due: readonly Deadline[];
  onOpen: ((deadline: Deadline) => void) | undefined;
}

function DueList({ due, onOpen }: DueListProps) {
  if (due.length === 0) return <p className="py-1 text-sm text-ink-soft">Nothing is due.</p>;
  return (
    <ul className="min-w-0 flex-1 space-y-1">
      {due.map((deadline) => (
        <li key={deadline.id} className="text-sm">
          <p>
            {onOpen ? (
              <button
                type="button"
                onClick={() => onOpen(deadline)}
                className="min-h-11 w-full rounded-control bg-pine-soft px-2 py-1 text-left hover:inset-ring hover:inset-ring-pine md:min-h-8"
              >
                <span className="sr-only">Edit </span>
                <Words deadline={deadline} />
              </button>
            ) : (
              <Words deadline={deadline} />
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Words({ deadline: { title, time, priority } }: { deadline: Deadline }) {
  return (
    <>
      <span className="block font-semibold wrap-anywhere">{title}</span>
      <span className="block text-xs text-ink-soft">
        {time}
        {priority === 'high' && ', high priority'}
      </span>
    </>
  );
}
