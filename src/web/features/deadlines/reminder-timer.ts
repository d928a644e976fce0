import { type Reminder, nextReminderAt, remindersSince } from '#domain/reminders/deadline-reminder.ts';
import type { Deadline } from '#domain/reminders/deadline.ts';

export interface ReminderTimer {
  /** From now on these; what was due before they came is not made up for. */
  watch: (deadlines: readonly Deadline[]) => void;
  /** Looks at once: timers of a page in the background come late. */
  check: () => void;
  stop: () => void;
}

/*
 * Waiting in short steps: a timer runs on the device's sleep and not on its clock, and one of more than
 * 2^31 ms (24.8 days) would ring at once.
 */
const LONGEST_WAIT_MS = 60_000;

/** Rings once for each moment that passes while it runs. */
export function startReminderTimer(remind: (reminder: Reminder) => void): ReminderTimer {
  let deadlines: readonly Deadline[] | null = null;
  let lastLook = new Date();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    clearTimeout(timer);
    const now = new Date();
    const reminders = remindersSince(lastLook, now, deadlines ?? []);
    lastLook = now;
    const next = nextReminderAt(deadlines ?? [], now);
    timer = setTimeout(check, Math.min(LONGEST_WAIT_MS, next ? next.getTime() - now.getTime() : Infinity));
    for (const reminder of reminders) remind(reminder);
  }

  return {
    watch: (next) => {
      // Only the first list is held to what passed while it was on its way.
      if (deadlines) check();
      deadlines = next;
      check();
    },
    check,
    stop: () => clearTimeout(timer),
  };
}
