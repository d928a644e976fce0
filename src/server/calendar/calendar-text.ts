import { createHash } from 'node:crypto';
import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { type Deadline, parseDeadlineDate, parseDeadlineTime } from '#domain/reminders/deadline.ts';
import { momentAt } from '#domain/reminders/zoned-time.ts';

export interface CalendarEntry extends Omit<Deadline, 'id' | 'isSample'> {
  id: string;
  changedAt: Date;
  /** The number of changes to the deadline. */
  revision: number;
}

/** The title in calendars when titles are hidden. */
const NEUTRAL = 'Reminder';
const HALF_HOUR = 30 * 60_000;
const DAY = 86_400_000;
const HOUR_S = 3600;

/** A calendar must have at least one component (RFC 5545, 3.6). */
const ANY_COMPONENT = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
  'END:VCALENDAR',
].join('\r\n');

/**
 * Formats the deadlines as RFC 5545 requires. Without `showsTitles`, nothing in the text reveals their subject or this
 * app. A deadline without a readable time becomes an all-day event.
 */
export function calendarText(
  entries: readonly CalendarEntry[],
  view: { zone: string; showsTitles: boolean; install: string },
): string {
  const calendar = ical({ prodId: { company: 'Calendar', product: 'Calendar', language: 'EN' } });
  calendar.name(NEUTRAL);
  for (const entry of entries) {
    const times = timesOf(entry, view.zone);
    if (!times) continue;
    calendar.createEvent({
      ...times,
      id: uidOf(entry.id, view.install),
      summary: view.showsTitles ? singleTextLine(entry.title) : NEUTRAL,
      sequence: entry.revision,
      stamp: entry.changedAt,
      lastModified: entry.changedAt,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: times.allDay
        ? []
        : [{ type: ICalAlarmType.display, triggerBefore: HOUR_S, description: NEUTRAL }],
    });
  }
  const text = calendar.toString();
  return `${calendar.length() === 0 ? text.replace('END:VCALENDAR', ANY_COMPONENT) : text}\r\n`;
}

/**
 * Every character that some program treats as a line break becomes a line break of the format. Other control characters
 * are removed.
 */
function singleTextLine(title: string): string {
  return title
    .replaceAll(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '')
    .toWellFormed();
}

function timesOf({ date, time }: Pick<Deadline, 'date' | 'time'>, zone: string) {
  const day = parseDeadlineDate(date);
  if (!day) return null;
  const clock = { year: day.getFullYear(), month: day.getMonth() + 1, day: day.getDate() };
  const minutes = parseDeadlineTime(time);
  if (minutes === null) {
    const start = new Date(Date.UTC(clock.year, clock.month - 1, clock.day));
    return { start, end: new Date(start.getTime() + DAY), allDay: true };
  }
  const start = momentAt({ ...clock, minutes }, zone);
  return { start, end: new Date(start.getTime() + HALF_HOUR), allDay: false };
}

/** The ID is always the same for a deadline of this installation, and reveals nothing. */
function uidOf(id: string, install: string): string {
  return createHash('sha256').update(`${install} deadline ${id}`).digest('hex').slice(0, 40);
}
