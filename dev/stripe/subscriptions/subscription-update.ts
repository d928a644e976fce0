import type Stripe from 'stripe';
import { collect } from '../invoices/collection.ts';
import { plannedDiscounts, redeemDiscounts } from '../catalog/discounts.ts';
import { cardDeclined, confirmationNeeded, invalidRequest, notSimulated } from '../api/fault.ts';
import {
  draftInvoice,
  openInvoice,
  outcomeOf,
  takeWaitingLines,
  waitingLines,
} from '../invoices/invoices.ts';
import { mergedMetadata } from '../api/metadata.ts';
import { attachedCard, cardFor } from '../customers/payment-methods.ts';
import { discardPendingUpdate, PENDING_UPDATE_LASTS } from './pending-update.ts';
import type { DiscountRecord, SubscriptionRecord } from '../world/state.ts';
import { type PlannedChange, plannedChange } from './subscription-change.ts';
import {
  currentPeriod,
  emitUpdated,
  foundSubscription,
  isLive,
  markBilled,
  subscriptionJson,
} from './subscriptions.ts';
import type { World } from '../world/world.ts';

type Parameters = Stripe.SubscriptionUpdateParams;

export function updateSubscription(world: World, id: string, parameters: Parameters): SubscriptionRecord {
  const subscription = foundSubscription(world, id);
  refuseImpossible(subscription, parameters);
  const before = subscriptionJson(world, subscription);
  const owner = { customer: subscription.customer, subscription: id, session: null };
  const discounts = plannedDiscounts(world, subscription.discounts, parameters.discounts, owner);
  if (parameters.items || parameters.billing_cycle_anchor?.type === 'now') {
    changeItems(world, subscription, discounts, parameters);
  } else {
    subscription.discounts = redeemDiscounts(world, discounts);
  }
  applyRest(world, subscription, parameters);
  emitUpdated(world, subscription, before);
  return subscription;
}

function changeItems(
  world: World,
  subscription: SubscriptionRecord,
  discounts: readonly DiscountRecord[],
  parameters: Parameters,
): void {
  const change = plannedChange(world, subscription, parameters.items ?? [], {
    proration: parameters.proration_behavior ?? 'create_prorations',
    at: parameters.proration_date ?? world.now(),
    resetsAnchor: parameters.billing_cycle_anchor?.type === 'now',
  });
  if (!change.billsNow) {
    discardPendingUpdate(world, subscription);
    subscription.discounts = redeemDiscounts(world, discounts);
    takeChange(subscription, change);
    markBilled(subscription.items, change.lines);
    for (const line of change.lines) {
      world.state.pendingLines.push({
        customer: subscription.customer,
        subscription: subscription.id,
        line,
      });
    }
    return;
  }
  billChange(world, subscription, discounts, change, parameters.payment_behavior ?? 'allow_incomplete');
}

function billChange(
  world: World,
  subscription: SubscriptionRecord,
  discounts: readonly DiscountRecord[],
  change: PlannedChange,
  behavior: string,
): void {
  const older = waitingLines(world, subscription).map(({ line }) => line);
  const invoice = draftInvoice(world, {
    subscription,
    reason: 'subscription_update',
    lines: [...older, ...change.lines],
    discounts,
    start: change.period.start,
    end: change.period.end,
    at: world.now(),
  });
  const outcome = outcomeOf(invoice, cardFor(world, subscription.customer, subscription.paymentMethod));
  if (outcome !== 'paid' && behavior === 'error_if_incomplete') {
    throw outcome === 'declined' ? cardDeclined() : confirmationNeeded();
  }
  discardPendingUpdate(world, subscription);
  takeWaitingLines(world, subscription);
  markBilled(change.items, invoice.lines);
  subscription.discounts = redeemDiscounts(world, discounts);
  if (outcome !== 'paid' && behavior === 'pending_if_incomplete') {
    subscription.pendingUpdate = {
      items: change.items,
      anchor: change.anchor,
      cycle: change.cycle,
      expiresAt: world.now() + PENDING_UPDATE_LASTS,
      invoice: invoice.id,
      olderLines: older.map(({ id }) => id),
    };
  } else {
    takeChange(subscription, change);
  }
  openInvoice(world, invoice);
  collect(world, invoice);
}

function takeChange(subscription: SubscriptionRecord, { items, anchor, cycle }: PlannedChange): void {
  Object.assign(subscription, { items, anchor, cycle });
}

function applyRest(world: World, subscription: SubscriptionRecord, parameters: Parameters): void {
  subscription.metadata = mergedMetadata(subscription.metadata, parameters.metadata);
  if (parameters.description !== undefined) subscription.description = parameters.description || null;
  if (parameters.default_payment_method) {
    subscription.paymentMethod = attachedCard(
      world,
      parameters.default_payment_method,
      subscription.customer,
    ).id;
  }
  const { end } = currentPeriod(world, subscription);
  if (parameters.cancel_at_period_end === true) scheduleEnd(world, subscription, end, true);
  if (parameters.cancel_at_period_end === false && subscription.cancelAtPeriodEnd) undoEnd(subscription);
  if (parameters.cancel_at !== undefined) {
    const at = parameters.cancel_at;
    // With one interval the shortest and the longest period are the same.
    if (at === '' || at === null) undoEnd(subscription);
    else scheduleEnd(world, subscription, typeof at === 'number' ? at : end, false);
  }
  // A new interval moves the period's end, and also a cancellation that is scheduled for it.
  if (subscription.cancelAtPeriodEnd) subscription.cancelAt = end;
}

export function scheduleEnd(
  world: World,
  subscription: SubscriptionRecord,
  at: number,
  isAtPeriodEnd: boolean,
): void {
  subscription.cancelAt = at;
  subscription.cancelAtPeriodEnd = isAtPeriodEnd;
  subscription.canceledAt = world.now();
  subscription.cancelReason = 'cancellation_requested';
}

export function undoEnd(subscription: SubscriptionRecord): void {
  subscription.cancelAt = null;
  subscription.cancelAtPeriodEnd = false;
  subscription.canceledAt = null;
  subscription.cancelReason = null;
}

const withPendingUpdates: ReadonlySet<keyof Parameters> = new Set([
  'items',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'billing_cycle_anchor',
  'off_session',
  'expand',
] as const);

function refuseImpossible(subscription: SubscriptionRecord, parameters: Parameters): void {
  const given = Object.keys(parameters) as (keyof Parameters)[];
  if (!isLive(subscription) && given.some((name) => name !== 'metadata' && name !== 'expand')) {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const unsupported = given.find((name) => !withPendingUpdates.has(name));
  if (parameters.payment_behavior === 'pending_if_incomplete' && unsupported) {
    throw invalidRequest(`You cannot pass ${unsupported} when payment_behavior is pending_if_incomplete.`, {
      param: unsupported,
    });
  }
  if (parameters.cancel_at !== undefined && parameters.cancel_at_period_end !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: cancel_at, cancel_at_period_end.', {
      param: 'cancel_at',
    });
  }
  if (typeof parameters.cancel_at === 'number' && parameters.cancel_at < subscription.created) {
    throw notSimulated('an end in the past');
  }
}
