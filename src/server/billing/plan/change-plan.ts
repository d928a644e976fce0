import type Stripe from 'stripe';
import type { Billing } from '../billing.ts';
import { monthlyCoupon } from '../provider/catalog.ts';
import type { CheckoutChoice } from './create-checkout.ts';
import { undoCancellation, keepOnParameters } from './keep-on.ts';
import { type LiveSubscription, noPauseMetadata } from '../provider/provider-state.ts';
import { billingError } from '../errors.ts';
import { returnAddress } from '../provider/return-address.ts';
import { billingErrorOf } from '../provider/stripe-error.ts';
import { swapToPause } from './swap-to-pause.ts';
import { syncAfterAction } from '../provider/sync-after-action.ts';

/** Changes the existing subscription. A second one would be billed in addition. */
export async function changePlan(
  billing: Billing,
  customer: string,
  current: LiveSubscription,
  wanted: CheckoutChoice,
): Promise<string> {
  if (current.tier === wanted.tier && current.interval === wanted.interval) {
    throw billingError('already_on_plan');
  }
  const url = isPauseAhead(current)
    ? await changeBeforePause(billing, current, wanted)
    : await change(billing, current, wanted);
  await syncAfterAction(billing, customer);
  return url;
}

/** Whether the pause was requested but the paid month has not ended yet. */
export function isPauseAhead({ tier, pause, periodStart }: LiveSubscription): boolean {
  return tier === 'paused' && pause !== null && periodStart < pause.at;
}

/**
 * Removes the pending cancellation first, in a separate call, because a change that waits for its payment cannot
 * include anything else. The cancellation is restored if the payment fails, so that a canceled plan is not billed.
 */
async function change(billing: Billing, current: LiveSubscription, wanted: CheckoutChoice): Promise<string> {
  const { stripe } = billing;
  const price = await billing.catalog.priceOf(wanted.tier, wanted.interval);
  await undoCancellation(stripe, current);
  try {
    const changed = await stripe.subscriptions.update(current.id, {
      items: [{ id: current.item, price }],
      proration_behavior: 'always_invoice',
      ...behavior(current, wanted),
      expand: ['latest_invoice'],
    });
    if (!changed.pending_update) return returnAddress(billing, 'success');
    await cancelAgain(billing, current);
    const waiting = typeof changed.latest_invoice === 'string' ? null : changed.latest_invoice;
    return waiting?.hosted_invoice_url ?? returnAddress(billing);
  } catch (error) {
    await cancelAgain(billing, current);
    throw error;
  }
}

/**
 * Returns to the paid plan, and from there changes to another. The second step is applied completely or not at all, so a
 * declined card leaves the pause unchanged.
 */
async function changeBeforePause(
  billing: Billing,
  current: LiveSubscription,
  wanted: CheckoutChoice,
): Promise<string> {
  const { stripe } = billing;
  const before =
    current.pausedPrice ?? (await billing.catalog.priceOf(current.pause?.from ?? wanted.tier, 'month'));
  await stripe.subscriptions.update(current.id, {
    items: [{ id: current.item, price: before }],
    proration_behavior: 'none',
    metadata: noPauseMetadata,
    ...keepOnParameters(current),
  });
  const isBack = current.pause?.from === wanted.tier && wanted.interval === 'month';
  if (isBack) return returnAddress(billing, 'success');
  try {
    await stripe.subscriptions.update(current.id, {
      items: [{ id: current.item, price: await billing.catalog.priceOf(wanted.tier, wanted.interval) }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      ...discountsAfter(current, wanted),
    });
    return returnAddress(billing, 'success');
  } catch (error) {
    if (current.pause) await swapToPause(billing, { ...current, tier: current.pause.from, price: before });
    await cancelAgain(billing, current);
    throw billingErrorOf(error) ?? error;
  }
}

/** A change may wait for its payment. If it needs a discount, it is applied completely or not at all. */
function behavior(current: LiveSubscription, wanted: CheckoutChoice): Stripe.SubscriptionUpdateParams {
  const change = discountsAfter(current, wanted);
  const mayWait = change.discounts === undefined;
  return { payment_behavior: mayWait ? 'pending_if_incomplete' : 'error_if_incomplete', ...change };
}

/** The half-price discount for two months must not apply to a yearly price. */
export function discountsAfter(
  { discounts }: LiveSubscription,
  { interval }: CheckoutChoice,
): { discounts?: '' | { discount: string }[] } {
  const kept = discounts.filter(({ coupon }) => coupon !== monthlyCoupon);
  if (interval === 'month' || kept.length === discounts.length) return {};
  return { discounts: kept.length === 0 ? '' : kept.map(({ id }) => ({ discount: id })) };
}

async function cancelAgain({ stripe, log }: Billing, { id, cancellation }: LiveSubscription): Promise<void> {
  if (!cancellation) return;
  try {
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  } catch {
    log.error('a cancellation could not be put back after a change that was not paid');
  }
}
