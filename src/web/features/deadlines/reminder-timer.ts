import { type Reminder, nextReminderAt, remindersSince } from '#domain/reminders/deadline-reminder.ts';
import type { Deadline } from '#domain/reminders/deadline.ts';

export interface ReminderTimer {
  /** Uses this list from now on. Reminders that were due earlier are not caught up. */
  watch: (deadlines: readonly Deadline[]) => void;
  /** Checks immediately, because timers of a background page fire late. */
  check: () => void;
  stop: () => void;
}

/*
 * Waits in short steps: timers stop while the device sleeps, and a timer of more than 2^31 ms (24.8 days) fires
 * immediately.
 */
const MAX_WAIT_MS = 60_000;

/** Fires once for each reminder time that passes while it runs. */
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
    timer = setTimeout(check, Math.min(MAX_WAIT_MS, next ? next.getTime() - now.getTime() : Infinity));
    for (const reminder of reminders) remind(reminder);
  }

  return {
    watch: (next) => {
      // Only the first list includes reminders that became due while it loaded.
      if (deadlines) check();
      deadlines = next;
      check();
    },
    check,
    stop: () => clearTimeout(timer),
  };
}
