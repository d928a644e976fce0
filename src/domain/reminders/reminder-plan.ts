import { type Deadline, parseDeadlineDate, parseDeadlineTime } from './deadline.ts';
import { clockAt, momentAt } from './zoned-time.ts';

/** Choices of days before a deadline for another reminder. */
export const daysBeforeChoices = [1, 2, 3, 7, 14] as const;
export type DaysBefore = (typeof daysBeforeChoices)[number];

export interface ReminderWishes {
  /** IANA. The zone of the deadlines' dates and times. */
  zone: string;
  daysBefore: readonly DaysBefore[];
  /** Minutes after midnight. The same value twice: no quiet hours. */
  quiet: { from: number; to: number };
}

/** `days` is some days before the deadline, `soon` one hour before it, `now` when it is due. */
export interface PlannedReminder {
  kind: 'days' | 'soon' | 'now';
  /** Its original time, before quiet hours move it. */
  moment: Date;
  /** When it is to be sent. */
  at: Date;
  /** After this it is useless. */
  until: Date;
  /** Null: the day is known, the time is not. */
  due: Date | null;
}

type Timed = Pick<Deadline, 'date' | 'time' | 'isSample'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const HOURS_LATE = 12;
/** The time of a day's reminder. */
const MORNING = 9 * 60;
/** How long before the quiet hours a reminder is sent that they would delay too much. */
const BEFORE_QUIET = 15 * MINUTE;

/**
 * Every reminder of a deadline, in order. A deadline without a readable time has only reminders of its days, a sample
 * has none. Reminders in the quiet hours are sent after them or, if that is too late, before them. The one at the due
 * time is never moved.
 */
export function planReminders(deadline: Timed, wishes: ReminderWishes): PlannedReminder[] {
  const day = parseDeadlineDate(deadline.date);
  if (!day || deadline.isSample) return [];
  const minutes = parseDeadlineTime(deadline.time);
  const onDay = (daysBefore: number, at: number) =>
    momentAt(
      {
        year: day.getFullYear(),
        month: day.getMonth() + 1,
        day: day.getDate() - daysBefore,
        minutes: at,
      },
      wishes.zone,
    );
  const due = minutes === null ? null : onDay(0, minutes);
  const days = wishes.daysBefore.map((count) => onDay(count, MORNING)).map((at) => ofDay(at, due));
  const planned = due ? [...days, soonBefore(due), dueNow(due)] : days;
  return planned
    .flatMap((reminder) => keepQuiet(reminder, wishes) ?? [])
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/**
 * Whether it is to be sent at this moment: late rather than never, but not in the quiet hours, and not when it is
 * useless.
 */
export function isDue(reminder: PlannedReminder, now: Date, wishes: ReminderWishes): boolean {
  return reminder.at <= now && now < reminder.until && !isQuiet(now, wishes);
}

/** When to check again: at the next reminder, and at the end of the quiet hours for those that are delayed. */
export function nextLookAt(
  reminders: readonly PlannedReminder[],
  now: Date,
  wishes: ReminderWishes,
): Date | null {
  const moments = reminders.flatMap(({ at, until }) => {
    if (at > now) return at;
    return until > now && isQuiet(now, wishes) ? endOfQuiet(now, wishes) : [];
  });
  return moments.reduce<Date | null>((first, at) => (first === null || at < first ? at : first), null);
}

export function isQuiet(moment: Date, { zone, quiet: { from, to } }: ReminderWishes): boolean {
  const { minutes } = clockAt(moment, zone);
  return from <= to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
}

function ofDay(at: Date, due: Date | null): PlannedReminder {
  const late = new Date(at.getTime() + HOURS_LATE * HOUR);
  const soon = due && new Date(due.getTime() - HOUR);
  return { kind: 'days', moment: at, at, until: soon && soon < late ? soon : late, due };
}

function soonBefore(due: Date): PlannedReminder {
  const at = new Date(due.getTime() - HOUR);
  return { kind: 'soon', moment: at, at, until: due, due };
}

function dueNow(due: Date): PlannedReminder {
  return { kind: 'now', moment: due, at: due, until: new Date(due.getTime() + HOUR), due };
}

function keepQuiet(reminder: PlannedReminder, wishes: ReminderWishes): PlannedReminder | null {
  const { kind, at, until } = reminder;
  if (at >= until) return null;
  if (!isQuiet(at, wishes)) return reminder;
  if (kind === 'now') return null;
  const end = endOfQuiet(at, wishes);
  if (end < until) return { ...reminder, at: end };
  return { ...reminder, at: new Date(startOfQuiet(at, wishes).getTime() - BEFORE_QUIET) };
}

/** The end of the quiet hours that contain the moment. */
function endOfQuiet(moment: Date, { zone, quiet: { from, to } }: ReminderWishes): Date {
  const clock = clockAt(moment, zone);
  const isNextDay = from > to && clock.minutes >= from;
  return momentAt({ ...clock, day: clock.day + (isNextDay ? 1 : 0), minutes: to }, zone);
}

function startOfQuiet(moment: Date, { zone, quiet: { from, to } }: ReminderWishes): Date {
  const clock = clockAt(moment, zone);
  const wasDayBefore = from > to && clock.minutes < to;
  return momentAt({ ...clock, day: clock.day - (wasDayBefore ? 1 : 0), minutes: from }, zone);
}
