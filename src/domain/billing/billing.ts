import type { AdvisorId } from '../advisor.ts';
import { type PlanId, type Tier, maxAdvisors, planIds, plans, tierAdvisors } from './plan.ts';

const DAY = 86_400_000;

/** After a bill was not paid, the plan stays open for so long. */
export const GRACE_DAYS = 7;

/** What a bank shows beside each payment: nothing about a separation. Stripe allows 5 to 22 letters. */
export const CARD_STATEMENT = 'EVENKEEL';

/** What a pause costs a month, in US cents. */
export const PAUSE_PRICE = 399;

export const billingIntervals = ['month', 'year'] as const;
export type BillingInterval = (typeof billingIntervals)[number];

/** What a price is for: one of the plans, or keeping one on hold. */
export type PricedTier = PlanId | 'paused';

export function isPlan(tier: Tier): tier is PlanId {
  return (planIds as readonly Tier[]).includes(tier);
}

/** In US cents. */
export function planPrice(tier: PlanId, interval: BillingInterval): number {
  const plan = plans[tier];
  return Math.round(100 * (interval === 'year' ? plan.annualPrice : plan.monthlyPrice));
}

/** What a yearly subscriber who stays gets off the next bill, in US cents: half of two months. */
export function yearlyRetention(tier: PlanId): number {
  return Math.round(planPrice(tier, 'year') / 12);
}

/** A subscription that is alive, as the provider describes it. */
export interface ProviderSubscription {
  id: string;
  status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'paused';
  tier: PricedTier;
  periodStart: Date;
  periodEnd: Date;
  /** When it ends, if a cancellation is pending. */
  cancelsAt: Date | null;
  trialEnd: Date | null;
  /** The oldest bill that is not paid. */
  unpaidSince: Date | null;
  /** Of a pause: the plan before, and when the pause begins. */
  pause: { from: PlanId; at: Date } | null;
}

/** What the row of `subscriptions` says of a plan. */
export interface PlanState {
  tier: Tier;
  subscriptionId: string | null;
  trialEndsAt: Date | null;
  accessUntil: Date | null;
  pausesAt: Date | null;
  pastDueSince: Date | null;
}

/** The plan that follows from the provider's word alone, at whatever time and however often it is asked. */
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

/** A pause that begins later leaves the tier as it was paid for. */
function tierOf({ tier, pause, periodStart }: ProviderSubscription): Pick<PlanState, 'tier' | 'pausesAt'> {
  const isAhead = tier === 'paused' && pause !== null && periodStart.getTime() < pause.at.getTime();
  return isAhead ? { tier: pause.from, pausesAt: pause.at } : { tier, pausesAt: null };
}

/**
 * The day of a pending cancellation; else the paid time and the grace, so that a renewal that nobody heard of
 * opens nothing for longer than an unpaid bill would.
 */
function accessUntil({ status, periodStart, periodEnd, cancelsAt, unpaidSince }: ProviderSubscription): Date {
  const paidUntil = status === 'past_due' ? (unpaidSince ?? periodStart) : periodEnd;
  const graceEnds = new Date(paidUntil.getTime() + GRACE_DAYS * DAY);
  return cancelsAt && cancelsAt.getTime() < graceEnds.getTime() ? cancelsAt : graceEnds;
}

/** The team that a tier leaves: only advisors whom it opens, and no more than it allows. */
export function trimTeam(tier: Tier, team: readonly AdvisorId[]): readonly AdvisorId[] {
  if (!isPlan(tier)) return team;
  const open = tierAdvisors(tier, team);
  return team.filter((advisor) => open.includes(advisor)).slice(0, maxAdvisors(tier));
}

/**
 * Upload credits after a change of tier: those of the plan, once in a paid period; coming back to a plan in the
 * same period brings no new ones.
 */
export function creditsAfterChange(tier: Tier, remaining: number, isFirstInPeriod: boolean): number {
  if (!isPlan(tier)) return remaining;
  const { uploads } = plans[tier];
  return isFirstInPeriod ? uploads : Math.min(remaining, uploads);
}

/** When the provider is asked again though it sent nothing: soon after something should have happened. */
export function nextSync(
  subscription: ProviderSubscription | null,
  times: { checkoutAt: Date | null; now: Date },
): Date {
  const now = times.now.getTime();
  if (!subscription) {
    const isBuying = times.checkoutAt !== null && now - times.checkoutAt.getTime() < 2 * DAY;
    return new Date(now + (isBuying ? DAY / 24 : 30 * DAY));
  }
  // The provider finishes a renewal's bill about an hour after the period.
  const turns = [subscription.periodEnd, subscription.cancelsAt, subscription.trialEnd]
    .map((time) => (time?.getTime() ?? Infinity) + DAY / 12)
    .filter((time) => time > now);
  return new Date(Math.min(now + DAY, ...turns));
}
