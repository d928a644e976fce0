import { collect } from '../invoices/collection.ts';
import { foundDiscount } from '../catalog/discounts.ts';
import { draftInvoice, openInvoice, takeWaitingLines, voidInvoice } from '../invoices/invoices.ts';
import { expireSession } from '../checkout/checkout.ts';
import { invoiceJson } from '../invoices/invoice-json.ts';
import { expirePendingUpdate } from '../subscriptions/pending-update.ts';
import { HOUR } from './periods.ts';
import type { SubscriptionRecord } from './state.ts';
import { endSubscription } from '../subscriptions/subscription-end.ts';
import {
  currentPeriod,
  emitUpdated,
  isLive,
  markBilled,
  periodLine,
  subscriptionJson,
} from '../subscriptions/subscriptions.ts';
import type { World } from './world.ts';

interface Due {
  at: number;
  happen(): void;
}

/** How long Stripe waits for the first payment. */
const FIRST_PAYMENT_LASTS = 23 * HOUR;

/** The next scheduled step, no later than `until`. */
export function nextDue(world: World, until: number): Due | undefined {
  let next: Due | undefined;
  const consider = (at: number | null, happen: () => void) => {
    if (at !== null && at <= until && (!next || at < next.at)) next = { at, happen };
  };
  for (const session of Object.values(world.state.sessions)) {
    if (session.status === 'open') consider(session.expiresAt, () => expireSession(world, session));
  }
  // Of events at the same moment the first in this list happens first, because an ending subscription doesn't renew.
  for (const subscription of Object.values(world.state.subscriptions).filter(isLive)) {
    const { pendingUpdate, cancelAt, status, created } = subscription;
    const { end } = currentPeriod(world, subscription);
    if (pendingUpdate) {
      consider(Math.min(pendingUpdate.expiresAt, end), () => expirePendingUpdate(world, subscription));
    }
    consider(cancelAt, () => endSubscription(world, subscription, 'cancellation_requested'));
    if (status === 'incomplete') consider(created + FIRST_PAYMENT_LASTS, () => giveUp(world, subscription));
    else consider(end, () => renew(world, subscription));
  }
  for (const invoice of Object.values(world.state.invoices)) {
    consider(invoice.nextAttempt, () => void collect(world, invoice));
  }
  return next;
}

function renew(world: World, subscription: SubscriptionRecord): void {
  const before = subscriptionJson(world, subscription);
  const ended = currentPeriod(world, subscription);
  subscription.cycle += 1;
  const period = currentPeriod(world, subscription);
  const lines = subscription.items.map((item) => periodLine(world, subscription.id, item, period));
  const invoice = draftInvoice(world, {
    subscription,
    reason: 'subscription_cycle',
    lines: [...takeWaitingLines(world, subscription), ...lines],
    discounts: subscription.discounts.map((id) => foundDiscount(world, id)),
    ...ended,
    at: world.now(),
  });
  if (subscription.status === 'unpaid') {
    // Stripe still creates invoices and leaves them as drafts.
    world.state.invoices[invoice.id] = invoice;
    world.emit('invoice.created', invoiceJson(world, invoice));
    emitUpdated(world, subscription, before);
    return;
  }
  markBilled(subscription.items, invoice.lines);
  emitUpdated(world, subscription, before);
  openInvoice(world, invoice);
  collect(world, invoice);
}

function giveUp(world: World, subscription: SubscriptionRecord): void {
  const before = subscriptionJson(world, subscription);
  const invoice = subscription.latestInvoice && world.state.invoices[subscription.latestInvoice];
  if (invoice && invoice.status === 'open') voidInvoice(world, invoice);
  subscription.status = 'incomplete_expired';
  subscription.endedAt = world.now();
  emitUpdated(world, subscription, before);
}
