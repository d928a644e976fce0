import { longDate } from './money.ts';

/** What an unpaid invoice means now. */
export function openUntil(accessUntil: Date | null, now: Date): string {
  if (accessUntil === null) return '';
  return accessUntil > now
    ? `Everything stays open until ${longDate(accessUntil)}.`
    : 'Your plan is closed for now.';
}

export function wayOut(accessUntil: Date | null, now: Date): string {
  return accessUntil !== null && accessUntil <= now
    ? 'Pay the bill to open it again. What you saved is still here.'
    : 'Pay the bill or change your card before then, and nothing changes.';
}
