import { longDate } from './money.ts';

/** Explains the consequences of an unpaid invoice at this moment. */
export function openUntil(accessUntil: Date | null, now: Date): string {
  if (accessUntil === null) return '';
  return accessUntil > now
    ? `You’ll keep full access until ${longDate(accessUntil)}.`
    : 'Your plan is on hold.';
}

export function howToPay(accessUntil: Date | null, now: Date): string {
  return accessUntil !== null && accessUntil <= now
    ? 'Pay the bill to get your plan back. Everything you saved is still here.'
    : 'To keep your plan, pay the bill or change your card before then.';
}
