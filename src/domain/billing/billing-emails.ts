import { type BillingInterval, type ProviderSubscription, isPlan } from './billing.ts';

type PricedSubscription = ProviderSubscription & { interval: BillingInterval; unitAmount: number };

const DAY = 86_400_000;

/** Stripe retries an event for three days. For a purchase that is found much later, Stripe's receipt is enough. */
export const PURCHASE_EMAIL_DAYS = 7;

/** State laws require a notice 15 to 45 days before a yearly charge. */
export const RENEWAL_EMAIL_DAYS = 30;

/** Whether a subscription that was just read needs the email about its purchase, if that was never queued. */
export function isPurchaseEmailDue(
  { status, tier, cancelsAt, created }: ProviderSubscription & { created: Date },
  now: Date,
): boolean {
  const isRecent = now.getTime() - created.getTime() <= PURCHASE_EMAIL_DAYS * DAY;
  // The email announces the renewal, so it is not sent for a subscription that ends.
  return status === 'active' && isPlan(tier) && cancelsAt === null && isRecent;
}

/** Whether the next charge is a yearly one that is close enough to announce. */
export function isRenewalEmailDue(
  { status, tier, cancelsAt, interval, periodEnd }: ProviderSubscription & { interval: BillingInterval },
  now: Date,
): boolean {
  const left = periodEnd.getTime() - now.getTime();
  const renews = status !== 'unpaid' && status !== 'paused' && cancelsAt === null;
  return renews && isPlan(tier) && interval === 'year' && left > 0 && left <= RENEWAL_EMAIL_DAYS * DAY;
}

/** A change that is found later than this no longer needs an email. */
export const CHANGE_EMAIL_DAYS = 7;

/** The billed terms in one line, to be compared with the earlier ones. */
export function billedTerms({ id, tier, interval, unitAmount }: PricedSubscription): string {
  return [id, tier, interval, unitAmount].join(' ');
}

/**
 * Whether the same subscription now bills for something else. `before` is null until the first sync has recorded it.
 */
export function isChangeEmailDue(before: string | null, subscription: PricedSubscription): boolean {
  const { id, status, cancelsAt } = subscription;
  const renews = status !== 'unpaid' && status !== 'paused' && cancelsAt === null;
  return renews && before !== null && before.startsWith(`${id} `) && before !== billedTerms(subscription);
}
