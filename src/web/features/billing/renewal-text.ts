import type { SubscriptionInfo } from '#contract/billing.ts';
import { PAUSE_PRICE } from '#domain/billing/billing.ts';
import { plans } from '#domain/billing/plan.ts';
import { dateOfSeconds, longDate, price } from './money.ts';
import { perPeriod, planPriceText } from './plan-price.ts';
import type { PlanStanding } from './plan-standing.ts';

type Period = Pick<SubscriptionInfo, 'currentPeriodEnd' | 'cancelAtPeriodEnd'>;

/** The current plan and its price, before any discount. */
export function planAndPrice(standing: PlanStanding, isAnnual: boolean): string {
  if (standing.kind === 'none') return 'On hold until your bill is paid';
  if (standing.kind !== 'paid') return `Paused, ${price(PAUSE_PRICE)} a month`;
  const { plan } = standing;
  return `${plans[plan].name}, ${planPriceText(plan, isAnnual)} ${perPeriod(isAnnual)}`;
}

/** When the subscription renews, pauses or ends. `period` is undefined if the provider was unavailable. */
export function renewalText(
  standing: PlanStanding,
  period: Period | undefined,
  pausesAt: Date | null,
): string {
  const end = periodEnd(period);
  if (period?.cancelAtPeriodEnd) {
    return `Your subscription ends on ${end}. You’ll keep your plan until then, and you won’t be charged again.`;
  }
  if (standing.kind === 'paid' && standing.isPausing && pausesAt) {
    return `Your plan pauses on ${longDate(pausesAt)}. From then on, you’ll pay ${price(PAUSE_PRICE)} a month and keep your data and the advisors on your team.`;
  }
  return `Your subscription will renew on ${end}.`;
}

/** A date such as `December 22, 2026`. */
export function periodEnd(period: Period | undefined): string {
  const seconds = period?.currentPeriodEnd ?? null;
  return seconds === null ? 'an unknown date' : longDate(dateOfSeconds(seconds));
}
