import type Stripe from 'stripe';
import { outcomeOf, draftInvoice, openInvoice } from '../invoices/invoices.ts';
import { foundPrice } from '../catalog/catalog.ts';
import { collect } from '../invoices/collection.ts';
import { liveCustomer } from '../customers/customers.ts';
import { plannedDiscounts, redeemDiscounts } from '../catalog/discounts.ts';
import { cardDeclined, confirmationNeeded, invalidRequest } from '../api/fault.ts';
import { mergedMetadata } from '../api/metadata.ts';
import { attachedCard, cardFor } from '../customers/payment-methods.ts';
import { periodOf } from '../world/periods.ts';
import { type DiscountRecord, type ItemRecord, newId, type SubscriptionRecord } from '../world/state.ts';
import { leadingPrice, markBilled, periodLine, subscriptionJson } from './subscriptions.ts';
import type { World } from '../world/world.ts';

export function createSubscription(
  world: World,
  parameters: Stripe.SubscriptionCreateParams,
): SubscriptionRecord {
  const customer = liveCustomer(world, parameters.customer ?? '');
  if (!parameters.items?.length) throw invalidRequest('Missing required param: items.', { param: 'items' });
  const method = parameters.default_payment_method;
  const subscription = newSubscription(world, {
    customer: customer.id,
    items: parameters.items.map(({ price, quantity }) => ({ price: price ?? '', quantity: quantity ?? 1 })),
    metadata: mergedMetadata({}, parameters.metadata),
    paymentMethod: method ? attachedCard(world, method, customer.id).id : null,
  });
  const owner = { customer: customer.id, subscription: subscription.id, session: null };
  const discounts = plannedDiscounts(world, [], parameters.discounts, owner);
  startSubscription(world, subscription, discounts, {
    isConfirmed: false,
    behavior: parameters.payment_behavior ?? 'allow_incomplete',
  });
  return subscription;
}

interface NewSubscription {
  customer: string;
  items: readonly { price: string; quantity: number }[];
  metadata: Record<string, string>;
  paymentMethod: string | null;
}

export function newSubscription(world: World, wanted: NewSubscription): SubscriptionRecord {
  const created = world.now();
  return {
    id: newId('sub'),
    created,
    customer: wanted.customer,
    status: 'incomplete',
    anchor: created,
    cycle: 0,
    items: wanted.items.map(({ price, quantity }): ItemRecord => {
      return {
        id: newId('si'),
        created,
        price: foundPrice(world, price, 'items[0][price]').id,
        quantity,
        metadata: {},
        billed: null,
      };
    }),
    discounts: [],
    metadata: wanted.metadata,
    description: null,
    cancelAt: null,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancelReason: null,
    paymentMethod: wanted.paymentMethod,
    pendingUpdate: null,
    latestInvoice: null,
  };
}

/** The first invoice. It stores nothing if the payment fails and the caller wants an error. */
export function startSubscription(
  world: World,
  subscription: SubscriptionRecord,
  discounts: readonly DiscountRecord[],
  { isConfirmed, behavior }: { isConfirmed: boolean; behavior: string },
): void {
  const period = periodOf(leadingPrice(world, subscription.items), subscription.anchor, 0);
  const invoice = draftInvoice(world, {
    subscription,
    reason: 'subscription_create',
    lines: subscription.items.map((item) => periodLine(world, subscription.id, item, period)),
    discounts,
    start: subscription.anchor,
    end: subscription.anchor,
    at: world.now(),
  });
  const card = cardFor(world, subscription.customer, subscription.paymentMethod);
  const outcome = outcomeOf(invoice, card, isConfirmed);
  if (behavior === 'error_if_incomplete' && outcome !== 'paid') {
    throw outcome === 'declined' ? cardDeclined() : confirmationNeeded();
  }
  markBilled(subscription.items, invoice.lines);
  world.state.subscriptions[subscription.id] = subscription;
  subscription.discounts = redeemDiscounts(world, discounts);
  if (outcome === 'paid') subscription.status = 'active';
  world.emit('customer.subscription.created', subscriptionJson(world, subscription));
  openInvoice(world, invoice);
  if (outcome === 'paid' || behavior !== 'default_incomplete') collect(world, invoice, { isConfirmed });
}
