export const wordings = ['neutral', 'own', 'title'] as const;
/** `neutral` says that something is due, `own` uses the person's own words, `title` names the deadline. */
export type Wording = (typeof wordings)[number];

/** The title of a notification on a locked screen. */
export const REMINDER_TITLE = 'Reminder';

const HOUR = 3_600_000;

/**
 * Returns one sentence. The wording depends on the time of reading and not on the plan, because quiet hours move some
 * reminders forward. A date without a time (`due` is null) is described as coming up.
 */
function neutralWords(due: Date | null, now: Date): string {
  const left = due ? due.getTime() - now.getTime() : Infinity;
  if (left <= 0) return 'Something on your list is due now.';
  if (left <= HOUR) return 'Something on your list is due within the hour.';
  return 'Something on your list is coming up.';
}

/** The deadline as the person entered it. */
export interface NamedDeadline {
  title: string;
  date: string;
  time: string;
}

/** The text of a reminder. Titles are shown only if the person asked for them. */
export function reminderWords(
  { wording, ownWords }: { wording: Wording; ownWords: string | null },
  { deadlines, due, now }: { deadlines: readonly NamedDeadline[]; due: Date | null; now: Date },
): string {
  if (wording === 'own' && ownWords) return ownWords;
  if (wording === 'title' && deadlines.length > 0) {
    return deadlines.map(({ title, date, time }) => `${title}: ${date}, ${time}`).join('\n');
  }
  return neutralWords(due, now);
}
