import type { AdvisorId } from '../advisor.ts';
import { type PlanId, type Tier, maxAdvisors, planIds, plans, tierAdvisors } from './plan.ts';

const DAY = 86_400_000;

/** How long the plan stays open after an unpaid invoice. */
export const GRACE_DAYS = 7;

/** The text that a bank shows beside each payment, without any mention of separation. Stripe allows 5 to 22 characters. */
export const CARD_STATEMENT = 'EVENKEEL';

/** The monthly price of a pause, in US cents. */
export const PAUSE_PRICE = 399;

export const billingIntervals = ['month', 'year'] as const;
export type BillingInterval = (typeof billingIntervals)[number];

/** The product of a price: a plan, or a pause. */
export type PricedTier = PlanId | 'paused';

export function isPlan(tier: Tier): tier is PlanId {
  return (planIds as readonly Tier[]).includes(tier);
}

/** The price in US cents. */
export function planPrice(tier: PlanId, interval: BillingInterval): number {
  const plan = plans[tier];
  return Math.round(100 * (interval === 'year' ? plan.annualPrice : plan.monthlyPrice));
}

/** The discount for a yearly subscriber who stays, in US cents: half of two months. */
export function yearlyRetention(tier: PlanId): number {
  return Math.round(planPrice(tier, 'year') / 12);
}

/** A live subscription, as the provider describes it. */
export interface ProviderSubscription {
  id: string;
  status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'paused';
  tier: PricedTier;
  periodStart: Date;
  periodEnd: Date;
  /** When the subscription ends, if a cancellation is pending. */
  cancelsAt: Date | null;
  trialEnd: Date | null;
  /** The date of the oldest unpaid invoice. */
  unpaidSince: Date | null;
  /** For a pause: the previous plan, and when the pause starts. */
  pause: { from: PlanId; at: Date } | null;
}

/** The plan in a row of `subscriptions`. */
export interface PlanState {
  tier: Tier;
  subscriptionId: string | null;
  trialEndsAt: Date | null;
  accessUntil: Date | null;
  pausesAt: Date | null;
  pastDueSince: Date | null;
}

/**
 * Derives the plan only from the provider's state, so that the result doesn't depend on when or how often it is called.
 */
export function planOf(subscription: ProviderSubscription | null): PlanState {
  if (!subscription) return { ...closed, subscriptionId: null };
  const { id, status, trialEnd, unpaidSince, periodStart } = subscription;
  if (status === 'unpaid' || status === 'paused') return { ...closed, subscriptionId: id };
  const isPastDue = status === 'past_due';
  return {
    ...tierOf(subscription),
    subscriptionId: id,
    trialEndsAt: status === 'trialing' ? trialEnd : null,
    accessUntil: accessUntil(subscription),
    pastDueSince: isPastDue ? (unpaidSince ?? periodStart) : null,
  };
}

const closed = {
  tier: 'canceled',
  trialEndsAt: null,
  accessUntil: null,
  pausesAt: null,
  pastDueSince: null,
} as const;

/** A pause that starts later doesn't change the tier yet. */
function tierOf({ tier, pause, periodStart }: ProviderSubscription): Pick<PlanState, 'tier' | 'pausesAt'> {
  const isAhead = tier === 'paused' && pause !== null && periodStart.getTime() < pause.at.getTime();
  return isAhead ? { tier: pause.from, pausesAt: pause.at } : { tier, pausesAt: null };
}

/**
 * The date of a pending cancellation, otherwise the end of the paid time and the grace period, so that a missed renewal
 * gives no longer access than an unpaid invoice.
 */
function accessUntil({ status, periodStart, periodEnd, cancelsAt, unpaidSince }: ProviderSubscription): Date {
  const paidUntil = status === 'past_due' ? (unpaidSince ?? periodStart) : periodEnd;
  const graceEnds = new Date(paidUntil.getTime() + GRACE_DAYS * DAY);
  return cancelsAt && cancelsAt.getTime() < graceEnds.getTime() ? cancelsAt : graceEnds;
}

/** The team after a change of tier: only advisors that the tier includes, and no more than it allows. */
export function trimTeam(tier: Tier, team: readonly AdvisorId[]): readonly AdvisorId[] {
  if (!isPlan(tier)) return team;
  const open = tierAdvisors(tier, team);
  return team.filter((advisor) => open.includes(advisor)).slice(0, maxAdvisors(tier));
}

/**
 * Upload credits after a change of tier: those of the plan, once per paid period. Returning to a plan in the same
 * period adds none.
 */
export function creditsAfterChange(tier: Tier, remaining: number, isFirstInPeriod: boolean): number {
  if (!isPlan(tier)) return remaining;
  const { uploads } = plans[tier];
  return isFirstInPeriod ? uploads : Math.min(remaining, uploads);
}

/** When to query the provider again without an event: soon after the next expected change. */
export function nextSync(
  subscription: ProviderSubscription | null,
  times: { checkoutAt: Date | null; now: Date },
): Date {
  const now = times.now.getTime();
  if (!subscription) {
    const isBuying = times.checkoutAt !== null && now - times.checkoutAt.getTime() < 2 * DAY;
    return new Date(now + (isBuying ? DAY / 24 : 30 * DAY));
  }
  // The provider finalizes the invoice of a renewal about an hour after the period ends.
  const turns = [subscription.periodEnd, subscription.cancelsAt, subscription.trialEnd]
    .map((time) => (time?.getTime() ?? Infinity) + DAY / 12)
    .filter((time) => time > now);
  return new Date(Math.min(now + DAY, ...turns));
}
