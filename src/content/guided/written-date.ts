import { formatDeadlineDate } from '#domain/reminders/deadline.ts';
import type { Day } from '#domain/tools/day.ts';

/** A date such as "December 14, 2026", as deadlines show it. */
export function writtenDate(day: Day): string {
  // Uses noon, so that the local calendar has the same day.
  return formatDeadlineDate(new Date(`${day}T12:00:00`));
}
