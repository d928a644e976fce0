import { formatDeadlineDate } from '#domain/reminders/deadline.ts';
import type { Day } from '#domain/tools/day.ts';

/** "December 14, 2026", as deadlines have it. */
export function writtenDate(day: Day): string {
  // Noon, so that the local calendar has the same day.
  return formatDeadlineDate(new Date(`${day}T12:00:00`));
}
