import type { CardKind, Payment } from '../customers/cards.ts';
import { invalidRequest } from '../api/fault.ts';
import { invoiceJson } from './invoice-json.ts';
import { attemptPayment } from './invoices.ts';
import { cardFor } from '../customers/payment-methods.ts';
import { applyPendingUpdate } from '../subscriptions/pending-update.ts';
import { DAY } from '../world/periods.ts';
import type { InvoiceRecord, SubscriptionRecord } from '../world/state.ts';
import { endSubscription } from '../subscriptions/subscription-end.ts';
import { emitUpdated, isLive, subscriptionJson } from '../subscriptions/subscriptions.ts';
import type { World } from '../world/world.ts';

/** Attempts to collect an open invoice, and updates the subscription. */
export function collect(
  world: World,
  invoice: InvoiceRecord,
  { card, isConfirmed = false }: { card?: CardKind; isConfirmed?: boolean } = {},
): Payment {
  if (invoice.status !== 'open') {
    throw invalidRequest(`Invoice is already ${invoice.status}`, { code: 'invoice_already_finalized' });
  }
  const subscription = world.state.subscriptions[invoice.subscription];
  const own = cardFor(world, invoice.customer, subscription?.paymentMethod ?? null);
  const outcome = attemptPayment(world, invoice, card ?? own, isConfirmed);
  if (subscription && isLive(subscription)) {
    if (outcome === 'paid') followPayment(world, subscription, invoice);
    else followFailure(world, subscription, invoice);
  }
  return outcome;
}

function followPayment(world: World, subscription: SubscriptionRecord, invoice: InvoiceRecord): void {
  const before = subscriptionJson(world, subscription);
  if (subscription.pendingUpdate?.invoice === invoice.id) {
    applyPendingUpdate(world, subscription, subscription.pendingUpdate);
  }
  // As at Stripe, the newest invoice decides: an older one may still be open.
  if (subscription.status !== 'active' && subscription.latestInvoice === invoice.id) {
    subscription.status = 'active';
  }
  emitUpdated(world, subscription, before);
}

function followFailure(world: World, subscription: SubscriptionRecord, invoice: InvoiceRecord): void {
  if (subscription.pendingUpdate?.invoice === invoice.id || subscription.status === 'incomplete') return;
  const before = subscriptionJson(world, subscription);
  if (subscription.status === 'active') subscription.status = 'past_due';
  invoice.nextAttempt = nextAttempt(world, invoice);
  if (invoice.nextAttempt === null && subscription.status === 'past_due') giveUp(world, subscription);
  else world.emit('invoice.updated', invoiceJson(world, invoice));
  if (isLive(subscription)) emitUpdated(world, subscription, before);
}

function nextAttempt(world: World, { finalizedAt }: InvoiceRecord): number | null {
  const moments = world.dunning.retryAfterDays.map((days) => (finalizedAt ?? 0) + days * DAY);
  return moments.find((moment) => moment > world.now()) ?? null;
}

function giveUp(world: World, subscription: SubscriptionRecord): void {
  if (world.dunning.finally === 'canceled') endSubscription(world, subscription, 'payment_failed');
  else subscription.status = 'unpaid';
}
