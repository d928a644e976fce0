import { type BillingInterval, planPrice } from './billing.ts';
import { dollars } from './charge-words.ts';
import type { PlanId } from './plan.ts';

/** The next billing date of a subscription bought now: the same day, or the last day of a shorter month. */
export function nextBill(now: Date, isAnnual: boolean): Date {
  const next = new Date(now);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + (isAnnual ? 12 : 1));
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return next;
}

/** The terms that people agree to when they pay: price, renewal, the next date and how to cancel. */
export function renewalTerms(plan: PlanId, interval: BillingInterval, now: Date): string {
  const price = dollars(planPrice(plan, interval));
  const date = nextBill(now, interval === 'year').toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return `The regular price is ${price} every ${interval}. It renews automatically until you cancel. The next renewal is on ${date}. To cancel, open Settings, then Subscription.`;
}
