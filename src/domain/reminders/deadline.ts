import type * as v from 'valibot';
import type { deadlineFields } from './deadline-fields.ts';

type Fields = v.ObjectSchema<typeof deadlineFields, undefined>;

/** The fields of the deadline form. */
export type DeadlineFields = v.InferInput<Fields>;

export type NewDeadline = DeadlineFields & { isSample: boolean };

export type Deadline = v.InferOutput<Fields> & { id: number; isSample: boolean };

/** Offered once to an account that never had a deadline. The dates are in the past on purpose. */
export const sampleDeadlines: readonly NewDeadline[] = [
  {
    title: 'Financial Disclosure Deadline',
    date: 'June 15, 2023',
    time: '11:59 PM',
    priority: 'high',
    isSample: true,
  },
  { title: 'Mediation Session', date: 'June 22, 2023', time: '10:00 AM', priority: 'medium', isSample: true },
  { title: 'Court Hearing', date: 'July 5, 2023', time: '9:30 AM', priority: 'high', isSample: true },
];

/** A person's first own deadline replaces the samples. The database does the same. */
export function hideSamples(deadlines: readonly Deadline[]): Deadline[] {
  const own = deadlines.filter(({ isSample }) => !isSample);
  return own.length > 0 ? own : [...deadlines];
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export function formatDeadlineDate(day: Date): string {
  return `${months[day.getMonth()]} ${day.getDate()}, ${day.getFullYear()}`;
}

/** Midnight of that day in the person's time zone. Null if it is not a date. */
export function parseDeadlineDate(date: string): Date | null {
  const match = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(date.trim());
  if (!match) return null;
  const month = months.indexOf(match[1] ?? '');
  const day = Number(match[2]);
  const year = Number(match[3]);
  const parsed = new Date(year, month, day);
  // `Date` turns February 30 into a day in March, and the year 50 into 1950.
  const isThatDay = parsed.getFullYear() === year && parsed.getMonth() === month && parsed.getDate() === day;
  return month >= 0 && isThatDay ? parsed : null;
}

/** When the deadline is due. Null if the date or the 'h:mm AM/PM' time can't be parsed. */
export function dueAt(deadline: Pick<Deadline, 'date' | 'time'>): Date | null {
  const day = parseDeadlineDate(deadline.date);
  const minutes = parseDeadlineTime(deadline.time);
  if (!day || minutes === null) return null;
  day.setHours(Math.floor(minutes / 60), minutes % 60);
  return day;
}

/** Minutes after midnight. Null if it is not 'h:mm AM/PM'. */
export function parseDeadlineTime(time: string): number | null {
  const match = /^(\d{1,2}):(\d{2}) (AM|PM)$/i.exec(time.trim());
  const hour = Number(match?.[1]);
  const minute = Number(match?.[2]);
  if (!match || hour < 1 || hour > 12 || minute > 59) return null;
  return ((hour % 12) + (match[3]?.toUpperCase() === 'PM' ? 12 : 0)) * 60 + minute;
}

export type DeadlineStatus = 'overdue' | 'today' | 'soon' | 'later' | 'past';

const OVERDUE_DAYS = 14;
const SOON_DAYS = 7;

/**
 * A past deadline (with an unreadable time: a past day) is `overdue` for two weeks and `past` after that, so that old
 * deadlines and samples cause no pressure. `soon` is within a week.
 */
export function deadlineStatus(
  deadline: Pick<Deadline, 'date' | 'time' | 'isSample'>,
  now: Date,
): DeadlineStatus {
  const day = parseDeadlineDate(deadline.date);
  if (!day) return 'later';
  const days = daysUntil(day, now);
  const due = dueAt(deadline);
  if (days < 0 || (due && due < now)) return deadline.isSample || days < -OVERDUE_DAYS ? 'past' : 'overdue';
  if (days === 0) return 'today';
  return days <= SOON_DAYS ? 'soon' : 'later';
}

/** The number of midnights in between: 0 for today, 1 for tomorrow, -1 for yesterday. */
export function daysUntil(day: Date, now: Date): number {
  return dayNumber(day) - dayNumber(now);
}

/** Counted in UTC, because a local day with a daylight-saving change doesn't have 24 hours. */
function dayNumber(day: Date): number {
  return Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000;
}

/** Sorts the earliest first and unreadable dates last. */
export function byDueDate(a: Pick<Deadline, 'date' | 'time'>, b: Pick<Deadline, 'date' | 'time'>): number {
  const moment = (deadline: Pick<Deadline, 'date' | 'time'>) =>
    (dueAt(deadline) ?? parseDeadlineDate(deadline.date))?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return moment(a) - moment(b);
}
