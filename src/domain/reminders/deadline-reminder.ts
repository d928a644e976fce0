import { type Deadline, dueAt } from './deadline.ts';

/** `soon` comes one hour before the deadline, `now` when it is due. */
type ReminderKind = 'soon' | 'now';

export interface Reminder {
  kind: ReminderKind;
  at: Date;
}

type Timed = Pick<Deadline, 'date' | 'time'>;

const HOUR = 3_600_000;

/** The next moment that lies ahead; null when none does. A time that cannot be read has no moments. */
export function nextReminderAt(deadlines: readonly Timed[], now: Date): Date | null {
  const [next] = moments(deadlines)
    .filter(({ at }) => at > now)
    .toSorted(byMoment);
  return next?.at ?? null;
}

/**
 * What is to be said after that moment and up to `now`. One of each kind is enough, the latest: a reminder
 * names no deadline. A device that slept is told late rather than never, but nothing older than an hour:
 * so the hour's warning never comes after the deadline alone.
 */
export function remindersSince(since: Date, now: Date, deadlines: readonly Timed[]): Reminder[] {
  const after = Math.max(since.getTime(), now.getTime() - HOUR);
  const passed = moments(deadlines)
    .filter(({ at }) => at.getTime() > after && at <= now)
    .toSorted(byMoment);
  return (['soon', 'now'] as const).flatMap((kind) => passed.findLast((each) => each.kind === kind) ?? []);
}

function moments(deadlines: readonly Timed[]): Reminder[] {
  return deadlines.flatMap((deadline) => {
    const due = dueAt(deadline);
    if (!due) return [];
    return [
      { kind: 'soon' as const, at: new Date(due.getTime() - HOUR) },
      { kind: 'now' as const, at: due },
    ];
  });
}

function byMoment(a: Reminder, b: Reminder): number {
  return a.at.getTime() - b.at.getTime();
}
