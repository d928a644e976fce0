// Created immediately, unlike in billing/money.ts: the page shows a time in any case, and here creating the format
// doesn't delay other work.
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A time such as `Nov 22, 2026, 3:04 AM`, by the clock of this device. */
export function momentText(moment: Date): string {
  return format.format(moment);
}
