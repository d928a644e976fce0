export const wordings = ['neutral', 'own', 'title'] as const;
/** `neutral` says that something is due, `own` the person's own words, `title` which deadline. */
export type Wording = (typeof wordings)[number];

/** What a notice says of itself on a locked screen. */
export const REMINDER_TITLE = 'Reminder';

const HOUR = 3_600_000;

/**
 * One sentence. It goes by when it is read, not by what it was planned as: quiet hours bring some forward. A day
 * without a time (`due` is null) is coming up.
 */
function neutralWords(due: Date | null, now: Date): string {
  const left = due ? due.getTime() - now.getTime() : Infinity;
  if (left <= 0) return 'Something on your list is due now.';
  if (left <= HOUR) return 'Something on your list is due within the hour.';
  return 'Something on your list is coming up.';
}

/** A deadline as its person wrote it. */
export interface NamedDeadline {
  title: string;
  date: string;
  time: string;
}

/** What a reminder says. Titles show only where the person has asked for them. */
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
