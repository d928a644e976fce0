import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type Deadline, formatDeadlineDate } from '#domain/reminders/deadline.ts';
import { dueOn, isSameDay, isSameMonth, monthAway, weeksOfMonth } from '#domain/deadline-calendar.ts';
import { DeadlineGroups } from './deadline-groups.tsx';
import { dayAfterKey } from './day-after-key.ts';
import { PrintedMonth } from './printed-month.tsx';
import { ViewBar } from './view-bar.tsx';
import type { DayViewProps } from './view-props.ts';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
const weekdayName = new Intl.DateTimeFormat('en-US', { weekday: 'long' });

/** A grid of days with arrow-key navigation. Below it, the deadlines of the selected day. */
export function MonthView({ deadlines, onOpen, onUndone, today, day, onDay }: DayViewProps) {
  const weeks = weeksOfMonth(day);
  const grid = useRef<HTMLTableElement>(null);
  const walks = useRef(false);
  useEffect(() => {
    if (walks.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    walks.current = false;
  }, [day]);

  function onKeyDown(event: KeyboardEvent) {
    const next = dayAfterKey(event.key, day);
    if (!next) return;
    event.preventDefault();
    walks.current = true;
    onDay(next);
  }

  return (
    <>
      <ViewBar
        title={monthName.format(day)}
        unit="month"
        onMove={(step) => onDay(monthAway(day, step))}
        onToday={() => onDay(today)}
      />
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- with it, a screen reader leaves the arrow keys to the grid
        role="grid"
        aria-label={monthName.format(day)}
        className="w-full table-fixed print:hidden"
      >
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th key={each.getDay()} scope="col" className="h-7 text-xs font-semibold text-ink-soft">
                <abbr title={weekdayName.format(each)} className="no-underline">
                  {weekdayName.format(each).slice(0, 2)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.getTime()}>
              {week.map((each) => (
                <td key={each.getTime()} aria-selected={isSameDay(each, day)} className="p-0 text-center">
                  <DayButton
                    day={each}
                    due={dueOn(deadlines, each)}
                    isChosen={isSameDay(each, day)}
                    isToday={isSameDay(each, today)}
                    isOutside={!isSameMonth(each, day)}
                    onChoose={() => onDay(each)}
                    onKeyDown={onKeyDown}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="border-t border-line pt-3 print:hidden">
        <p className="mb-1 text-sm font-semibold">
          {weekdayName.format(day)}, {formatDeadlineDate(day)}
        </p>
        <DeadlineGroups
          key={day.getTime()}
          deadlines={dueOn(deadlines, day)}
          onOpen={onOpen}
          onUndone={onUndone}
          empty={<p className="text-sm text-ink-soft">Nothing is due.</p>}
        />
      </div>
      <PrintedMonth weeks={weeks} month={day} deadlines={deadlines} />
    </>
  );
}

interface DayButtonProps {
  day: Date;
  due: readonly Deadline[];
  isChosen: boolean;
  isToday: boolean;
  isOutside: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function DayButton({ day, due, isChosen, isToday, isOutside, onChoose, onKeyDown }: DayButtonProps) {
  const count = due.length === 1 ? '1 deadline' : `${due.length} deadlines`;
  const name = `${isToday ? 'Today, ' : ''}${weekdayName.format(day)}, ${formatDeadlineDate(day)}`;
  return (
    <button
      type="button"
      tabIndex={isChosen ? 0 : -1}
      aria-label={due.length > 0 ? `${name}, ${count}` : name}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      className={`relative flex h-11 w-full items-center justify-center rounded-control pb-2 text-sm md:h-10 ${look(isChosen, isOutside)} ${isToday && !isChosen ? 'inset-ring inset-ring-edge' : ''}`}
    >
      {day.getDate()}
      <span
        aria-hidden
        className={`absolute inset-x-0 bottom-0 leading-none tracking-tight ${isChosen ? '' : 'text-pine'}`}
      >
        {'•'.repeat(Math.min(due.length, 3))}
      </span>
    </button>
  );
}

function look(isChosen: boolean, isOutside: boolean): string {
  if (isChosen) return 'bg-pine font-semibold text-on-pine outline-offset-2 forced-colors:outline';
  return isOutside ? 'text-ink-soft hover:bg-pine-soft' : 'font-semibold hover:bg-pine-soft';
}
