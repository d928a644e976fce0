import { type Deadline, byDueDate, parseDeadlineDate } from './reminders/deadline.ts';

const WEEK = 7;

/** Midnight that many days later, also across a daylight-saving change. */
export function dayAfter(day: Date, days: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);
}

/** The seven days of the week that contains this day, starting on Sunday. */
export function weekOf(day: Date): Date[] {
  const sunday = dayAfter(day, -day.getDay());
  return Array.from({ length: WEEK }, (_, index) => dayAfter(sunday, index));
}

/** The weeks that overlap a month, each of them complete. */
export function weeksOfMonth(month: Date): Date[][] {
  const first = new Date(month.getFullYear(), month.getMonth(), 1);
  const next = new Date(month.getFullYear(), month.getMonth() + 1, 1);
  const weeks: Date[][] = [];
  for (let day = dayAfter(first, -first.getDay()); day < next; day = dayAfter(day, WEEK))
    weeks.push(weekOf(day));
  return weeks;
}

/** The same day of another month, or its last day. */
export function monthAway(day: Date, step: number): Date {
  const last = dayAfter(new Date(day.getFullYear(), day.getMonth() + step + 1, 1), -1);
  return new Date(last.getFullYear(), last.getMonth(), Math.min(day.getDate(), last.getDate()));
}

export function isSameDay(one: Date, other: Date): boolean {
  return (
    one.getFullYear() === other.getFullYear() &&
    one.getMonth() === other.getMonth() &&
    one.getDate() === other.getDate()
  );
}

export function isSameMonth(one: Date, other: Date): boolean {
  return one.getFullYear() === other.getFullYear() && one.getMonth() === other.getMonth();
}

/** The deadlines of a day, earliest first. */
export function dueOn<Kind extends Pick<Deadline, 'date' | 'time'>>(
  deadlines: readonly Kind[],
  day: Date,
): Kind[] {
  return deadlines
    .filter(({ date }) => {
      const due = parseDeadlineDate(date);
      return due !== null && isSameDay(due, day);
    })
    .toSorted(byDueDate);
}

/** Deadlines without a date, which a calendar cannot show. */
export function findUndated<Kind extends Pick<Deadline, 'date'>>(deadlines: readonly Kind[]): Kind[] {
  return deadlines.filter(({ date }) => parseDeadlineDate(date) === null);
}
