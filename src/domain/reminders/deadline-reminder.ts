import { type Deadline, dueAt } from './deadline.ts';

/** `soon` is one hour before the deadline, `now` when it is due. */
type ReminderKind = 'soon' | 'now';

export interface Reminder {
  kind: ReminderKind;
  at: Date;
}

type Timed = Pick<Deadline, 'date' | 'time'>;

const HOUR = 3_600_000;

/** The next future reminder. Null without one. A time that cannot be parsed has none. */
export function nextReminderAt(deadlines: readonly Timed[], now: Date): Date | null {
  const [next] = moments(deadlines)
    .filter(({ at }) => at > now)
    .toSorted(byMoment);
  return next?.at ?? null;
}

/**
 * The reminders after that moment and up to `now`, at most one of each kind, the latest: a reminder names no
 * deadline. A device that slept shows it late, but at most an hour, so that the warning of an hour never appears
 * alone after the deadline.
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
