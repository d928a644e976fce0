import { planPrice } from '#domain/billing/billing.ts';
import type { PlanId } from '#domain/billing/plan.ts';
import { price } from './money.ts';

/** E.g. `$29.99`. */
export function planPriceText(plan: PlanId, isAnnual: boolean): string {
  return price(planPrice(plan, isAnnual ? 'year' : 'month'));
}

/** After a price. */
export function perPeriod(isAnnual: boolean): string {
  return isAnnual ? 'a year' : 'a month';
}

/** When a subscription bought now is billed again: the same day, or the last one of a shorter month. */
export function nextBill(now: Date, isAnnual: boolean): Date {
  const next = new Date(now);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + (isAnnual ? 12 : 1));
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return next;
}
