import { planPrice, yearlyRetention } from '#domain/billing/billing.ts';
import type { PlanId } from '#domain/billing/plan.ts';
import { price } from './money.ts';

/** The discount for staying: half of two monthly invoices, or the same amount off the next yearly one. */
export function discountText(plan: PlanId, isAnnual: boolean): string {
  if (isAnnual) {
    const regular = planPrice(plan, 'year');
    const off = yearlyRetention(plan);
    return `${price(off)} off your next bill: ${price(regular - off)} instead of ${price(regular)}. That is half of two months.`;
  }
  const regular = planPrice(plan, 'month');
  // The provider rounds half a cent in favor of the person.
  const reduced = regular - Math.round(regular / 2);
  return `50% off your next two bills: ${price(reduced)} a month instead of ${price(regular)}, for 2 months.`;
}
