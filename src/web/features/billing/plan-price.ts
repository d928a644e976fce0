import { planPrice } from '#domain/billing/billing.ts';
import type { PlanId } from '#domain/billing/plan.ts';
import { price } from './money.ts';

/** A price such as `$29.99`. */
export function planPriceText(plan: PlanId, isAnnual: boolean): string {
  return price(planPrice(plan, isAnnual ? 'year' : 'month'));
}

/** The text after a price. */
export function perPeriod(isAnnual: boolean): string {
  return isAnnual ? 'a year' : 'a month';
}
