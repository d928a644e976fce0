import type Stripe from 'stripe';
import { collect } from '../invoices/collection.ts';
import { missing } from '../api/fault.ts';
import { foundDiscount } from '../catalog/discounts.ts';
import { draftInvoice, openInvoice, takeWaitingLines } from '../invoices/invoices.ts';
import type { SubscriptionRecord } from '../world/state.ts';
import { unusedLines } from './subscription-change.ts';
import { endSubscription } from './subscription-end.ts';
import { foundSubscription, isLive } from './subscriptions.ts';
import type { World } from '../world/world.ts';

/** Cancels immediately. The rest of the paid time is credited only with `prorate`, and billed only with `invoice_now`. */
export function cancelSubscription(
  world: World,
  id: string,
  parameters: Stripe.SubscriptionCancelParams,
): SubscriptionRecord {
  const subscription = foundSubscription(world, id);
  if (!isLive(subscription)) throw missing('subscription', id);
  if (parameters.prorate) {
    for (const line of unusedLines(world, subscription, world.now())) {
      world.state.pendingLines.push({ customer: subscription.customer, subscription: id, line });
    }
  }
  if (parameters.invoice_now) billTheRest(world, subscription);
  endSubscription(world, subscription, 'cancellation_requested');
  return subscription;
}

function billTheRest(world: World, subscription: SubscriptionRecord): void {
  const lines = takeWaitingLines(world, subscription);
  if (lines.length === 0) return;
  const invoice = draftInvoice(world, {
    subscription,
    reason: 'subscription_update',
    lines,
    discounts: subscription.discounts.map((discount) => foundDiscount(world, discount)),
    start: world.now(),
    end: world.now(),
    at: world.now(),
  });
  openInvoice(world, invoice);
  collect(world, invoice);
}
