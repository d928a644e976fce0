import { type Deadline, dueAt } from './deadline.ts';

/** `soon` is one hour before the deadline, `now` when it is due. */
type ReminderKind = 'soon' | 'now';

export interface Reminder {
  kind: ReminderKind;
  at: Date;
}

type Timed = Pick<Deadline, 'date' | 'time'>;

const HOUR = 3_600_000;

/** The next future reminder. Null if there is none. A time that can't be parsed has none. */
export function nextReminderAt(deadlines: readonly Timed[], now: Date): Date | null {
  const [next] = moments(deadlines)
    .filter(({ at }) => at > now)
    .toSorted(byMoment);
  return next?.at ?? null;
}

/**
 * The reminders after `since` and up to `now`, at most one of each kind, because a reminder names no deadline. A device
 * that was asleep shows them late, but at most by an hour, so that the one-hour warning never appears alone after the
 * deadline.
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
