import type Stripe from 'stripe';
import type { LiveSubscription } from '../provider/provider-state.ts';

/** Undoes a pending cancellation. */
export async function undoCancellation(stripe: Stripe, current: LiveSubscription): Promise<void> {
  if (current.cancellation) await stripe.subscriptions.update(current.id, keepOnParameters(current));
}

/** The cancellation is undone in the way it was set, because the provider refuses both ways at once. */
export function keepOnParameters({
  cancellation,
}: LiveSubscription): Pick<Stripe.SubscriptionUpdateParams, 'cancel_at' | 'cancel_at_period_end'> {
  if (cancellation === 'at-period-end') return { cancel_at_period_end: false };
  return cancellation === 'at-date' ? { cancel_at: '' } : {};
}
