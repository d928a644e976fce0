import { type Day, dayOf } from '#domain/tools/day.ts';

const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A date such as "Tuesday, June 9, 2026": with the month's name, so that day and month are not confused. */
export function dayText(day: Day): string {
  return full.format(new Date(`${day}T00:00:00Z`));
}

/** A date as the deadlines show it: "June 9, 2026". */
export function deadlineDay(day: Day): string {
  return long.format(new Date(`${day}T00:00:00Z`));
}

/** Formats "13:30" as "1:30 PM". */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Today's date in the person's own time zone. */
export function localDay(now: Date): string {
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
