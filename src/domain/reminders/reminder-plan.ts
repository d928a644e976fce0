import { type Deadline, parseDeadlineDate, parseDeadlineTime } from './deadline.ts';
import { clockAt, momentAt } from './zoned-time.ts';

/** Choices of days before a deadline for another reminder. */
export const daysBeforeChoices = [1, 2, 3, 7, 14] as const;
export type DaysBefore = (typeof daysBeforeChoices)[number];

export interface ReminderPreferences {
  /** The IANA time zone of the deadlines' dates and times. */
  zone: string;
  daysBefore: readonly DaysBefore[];
  /** Minutes after midnight. Equal values mean no quiet hours. */
  quiet: { from: number; to: number };
}

/** `days` is a selected number of days before the deadline, `soon` one hour before it, `now` when it is due. */
export interface PlannedReminder {
  kind: 'days' | 'soon' | 'now';
  /** The original time, before quiet hours move the reminder. */
  moment: Date;
  /** When the reminder should be sent. */
  at: Date;
  /** The reminder is pointless after this time and is no longer sent. */
  until: Date;
  /** Null if the day is known but the time is not. */
  due: Date | null;
}

type Timed = Pick<Deadline, 'date' | 'time' | 'isSample'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const HOURS_LATE = 12;
/** The time at which a reminder for a whole day is sent. */
const MORNING = 9 * 60;
/** How long before the quiet hours a reminder is sent if waiting until their end would be too late. */
const BEFORE_QUIET = 15 * MINUTE;

/**
 * Returns all reminders of a deadline, in order. A deadline without a readable time has only day reminders; a sample has
 * none. Reminders that fall into the quiet hours are sent after them or, if that is too late, before them. The reminder
 * at the due time is never moved.
 */
export function planReminders(deadline: Timed, wishes: ReminderPreferences): PlannedReminder[] {
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
    .flatMap((reminder) => moveOutOfQuietHours(reminder, wishes) ?? [])
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/**
 * Whether the reminder should be sent now. A late reminder is still sent, but not during quiet hours and not once it is
 * pointless.
 */
export function isDue(reminder: PlannedReminder, now: Date, wishes: ReminderPreferences): boolean {
  return reminder.at <= now && now < reminder.until && !isQuiet(now, wishes);
}

/** Returns the time of the next check: the next reminder, or the end of the quiet hours for delayed ones. */
export function nextLookAt(
  reminders: readonly PlannedReminder[],
  now: Date,
  wishes: ReminderPreferences,
): Date | null {
  const moments = reminders.flatMap(({ at, until }) => {
    if (at > now) return at;
    return until > now && isQuiet(now, wishes) ? endOfQuiet(now, wishes) : [];
  });
  return moments.reduce<Date | null>((first, at) => (first === null || at < first ? at : first), null);
}

export function isQuiet(moment: Date, { zone, quiet: { from, to } }: ReminderPreferences): boolean {
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

function moveOutOfQuietHours(reminder: PlannedReminder, wishes: ReminderPreferences): PlannedReminder | null {
  const { kind, at, until } = reminder;
  if (at >= until) return null;
  if (!isQuiet(at, wishes)) return reminder;
  if (kind === 'now') return null;
  const end = endOfQuiet(at, wishes);
  if (end < until) return { ...reminder, at: end };
  return { ...reminder, at: new Date(startOfQuiet(at, wishes).getTime() - BEFORE_QUIET) };
}

/** Returns the end of the quiet hours that contain the given time. */
function endOfQuiet(moment: Date, { zone, quiet: { from, to } }: ReminderPreferences): Date {
  const clock = clockAt(moment, zone);
  const isNextDay = from > to && clock.minutes >= from;
  return momentAt({ ...clock, day: clock.day + (isNextDay ? 1 : 0), minutes: to }, zone);
}

function startOfQuiet(moment: Date, { zone, quiet: { from, to } }: ReminderPreferences): Date {
  const clock = clockAt(moment, zone);
  const wasDayBefore = from > to && clock.minutes < to;
  return momentAt({ ...clock, day: clock.day - (wasDayBefore ? 1 : 0), minutes: from }, zone);
}
