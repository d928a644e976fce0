import { foundPrice, planJson, priceJson } from '../catalog/catalog.ts';
import { completed, type Json } from '../contract/contract.ts';
import { invalidRequest, missing, notSimulated } from '../api/fault.ts';
import { isInForce } from '../catalog/discounts.ts';
import { netAmount } from '../invoices/invoice-totals.ts';
import { dayText, moneyText, type Period, periodOf } from '../world/periods.ts';
import {
  type ItemRecord,
  type LineRecord,
  newId,
  type PriceRecord,
  type SubscriptionRecord,
} from '../world/state.ts';
import type { World } from '../world/world.ts';

export function foundSubscription(world: World, id: string): SubscriptionRecord {
  const subscription = world.state.subscriptions[id];
  if (!subscription) throw missing('subscription', id);
  return subscription;
}

export function isLive({ status }: SubscriptionRecord): boolean {
  return status !== 'canceled' && status !== 'incomplete_expired';
}

export function currentPeriod(world: World, subscription: SubscriptionRecord): Period {
  return periodOf(leadingPrice(world, subscription.items), subscription.anchor, subscription.cycle);
}

/** The price whose interval determines the billing period. */
export function leadingPrice(world: World, items: readonly ItemRecord[]): PriceRecord {
  const [first, ...others] = items.map(({ price }) => foundPrice(world, price));
  if (!first) throw invalidRequest('A subscription must have at least one active plan.', { param: 'items' });
  const isMixed = others.some((price) => price.interval !== first.interval);
  if (isMixed) throw notSimulated('items with different intervals');
  return first;
}

export function periodLine(world: World, subscription: string, item: ItemRecord, period: Period): LineRecord {
  const price = foundPrice(world, item.price);
  const name = world.state.products[price.product]?.name ?? 'Plan';
  const rate = `${moneyText(price.unitAmount, price.currency)} / ${price.interval}`;
  return {
    id: newId('il'),
    description: `${item.quantity} × ${name} (at ${rate})`,
    amount: price.unitAmount * item.quantity,
    currency: price.currency,
    price: price.id,
    item: item.id,
    subscription,
    quantity: item.quantity,
    ...period,
    proration: false,
    discounts: [],
  };
}

export function prorationLine(
  world: World,
  subscription: string,
  item: ItemRecord,
  period: Period & { amount: number },
): LineRecord {
  const price = foundPrice(world, item.price);
  const name = world.state.products[price.product]?.name ?? 'Plan';
  const kind = period.amount < 0 ? 'Unused' : 'Remaining';
  return {
    ...periodLine(world, subscription, item, period),
    description: `${kind} time on ${item.quantity} × ${name} after ${dayText(period.start)}`,
    amount: period.amount,
    proration: true,
  };
}

/** Stores on the items the amounts that the lines charge for them. */
export function markBilled(items: readonly ItemRecord[], lines: readonly LineRecord[]): void {
  for (const item of items) {
    const line = lines.findLast((candidate) => candidate.item === item.id && candidate.amount >= 0);
    if (line) item.billed = { amount: netAmount(line), start: line.start, end: line.end };
  }
}

export function subscriptionJson(world: World, subscription: SubscriptionRecord): Json {
  const { id, pendingUpdate } = subscription;
  const discounts = subscription.discounts.filter((discount) => {
    const record = world.state.discounts[discount];
    return record && isInForce(record, world.now());
  });
  return completed('response.Subscriptions.Subscription', {
    id,
    created: subscription.created,
    start_date: subscription.created,
    customer: subscription.customer,
    status: subscription.status,
    billing_cycle_anchor: subscription.anchor,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    collection_method: 'charge_automatically',
    currency: leadingPrice(world, subscription.items).currency,
    items: {
      object: 'list',
      data: subscription.items.map((item) => itemJson(world, subscription, item)),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    discounts,
    metadata: subscription.metadata,
    description: subscription.description,
    cancel_at: subscription.cancelAt,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    ended_at: subscription.endedAt,
    cancellation_details: completed('response.Subscriptions.Subscription.CancellationDetails', {
      reason: subscription.cancelReason,
    }),
    default_payment_method: subscription.paymentMethod,
    latest_invoice: subscription.latestInvoice,
    pending_update: pendingUpdate && {
      billing_cycle_anchor: pendingUpdate.anchor === subscription.anchor ? null : pendingUpdate.anchor,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: pendingUpdate.expiresAt,
      metadata: null,
      subscription_items: pendingUpdate.items.map((item) => itemJson(world, subscription, item)),
      trial_end: null,
      trial_from_plan: null,
    },
  });
}

function itemJson(world: World, subscription: SubscriptionRecord, item: ItemRecord): Json {
  const price = foundPrice(world, item.price);
  const { start, end } = currentPeriod(world, subscription);
  return completed('response.SubscriptionItems.SubscriptionItem', {
    id: item.id,
    created: item.created,
    current_period_start: start,
    current_period_end: end,
    metadata: item.metadata,
    plan: planJson(price),
    price: priceJson(price),
    quantity: item.quantity,
    subscription: subscription.id,
    tax_rates: [],
  });
}

/** Sends a webhook event with the changes since `before`, if there are any. */
export function emitUpdated(world: World, subscription: SubscriptionRecord, before: Json): void {
  const after = subscriptionJson(world, subscription);
  const previous = Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name])),
  );
  if (Object.keys(previous).length > 0) world.emit('customer.subscription.updated', after, previous);
}
