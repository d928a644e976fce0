// At once, unlike in billing/money.ts: the page shows a moment in any case, and here the first format has a task for itself.
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 22, 2026, 3:04 AM`, by the clock of this device. */
export function momentText(moment: Date): string {
  return format.format(moment);
}
