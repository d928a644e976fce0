import { charge, type CardKind, type Payment } from '../customers/cards.ts';
import { couponOf, isInForce } from '../catalog/discounts.ts';
import { invalidRequest, missing } from '../api/fault.ts';
import { totalsOf } from './invoice-totals.ts';
import { invoiceJson } from './invoice-json.ts';
import {
  type BillingReason,
  type DiscountRecord,
  type InvoiceRecord,
  type LineRecord,
  newId,
  type PendingLine,
  type SubscriptionRecord,
} from '../world/state.ts';
import type { World } from '../world/world.ts';

export interface InvoiceDraft {
  subscription: SubscriptionRecord;
  reason: BillingReason;
  lines: readonly LineRecord[];
  discounts: readonly DiscountRecord[];
  start: number;
  end: number;
  /** The time that decides which discounts apply. */
  at: number;
}

/** The invoice without storing it, so that a preview can use it. */
export function draftInvoice(world: World, draft: InvoiceDraft): InvoiceRecord {
  const { subscription, at } = draft;
  const inForce = draft.discounts.filter((discount) => isInForce(discount, at));
  const balance = world.state.customers[subscription.customer]?.balance ?? 0;
  const totals = totalsOf(
    draft.lines,
    inForce.map((discount) => ({ id: discount.id, coupon: couponOf(world, discount) })),
    balance,
  );
  const used = new Set(totals.lines.flatMap(({ discounts }) => discounts.map(({ discount }) => discount)));
  return {
    id: newId('in'),
    number: null,
    created: at,
    customer: subscription.customer,
    subscription: subscription.id,
    metadata: { ...subscription.metadata },
    status: 'draft',
    reason: draft.reason,
    currency: draft.lines[0]?.currency ?? 'usd',
    discounts: inForce.map(({ id }) => id).filter((id) => used.has(id)),
    ...totals,
    amountPaid: 0,
    attempts: 0,
    nextAttempt: null,
    needsConfirmation: false,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    start: draft.start,
    end: draft.end,
  };
}

/** Stores the invoice, applies the balance and uses up one-time discounts. */
export function openInvoice(world: World, invoice: InvoiceRecord): void {
  const customer = world.state.customers[invoice.customer];
  const subscription = world.state.subscriptions[invoice.subscription];
  world.state.invoices[invoice.id] = invoice;
  world.emit('invoice.created', invoiceJson(world, invoice));
  if (customer) {
    customer.invoices += 1;
    invoice.number = `${customer.invoicePrefix}-${String(customer.invoices).padStart(4, '0')}`;
    customer.balance = invoice.endingBalance ?? customer.balance;
  }
  invoice.status = 'open';
  invoice.finalizedAt = world.now();
  if (subscription) {
    subscription.latestInvoice = invoice.id;
    subscription.discounts = subscription.discounts.filter((id) => !isUsedUp(world, id, invoice));
  }
  world.emit('invoice.finalized', invoiceJson(world, invoice));
}

function isUsedUp(world: World, id: string, invoice: InvoiceRecord): boolean {
  const discount = world.state.discounts[id];
  if (!discount || !invoice.discounts.includes(id)) return false;
  return couponOf(world, discount).duration === 'once';
}

/** One attempt to pay. The caller updates the subscription. */
export function attemptPayment(
  world: World,
  invoice: InvoiceRecord,
  card: CardKind | undefined,
  isConfirmed = false,
): Payment {
  const outcome = outcomeOf(invoice, card, isConfirmed);
  if (outcome === 'paid') {
    invoice.status = 'paid';
    invoice.amountPaid = invoice.amountDue;
    invoice.paidAt = world.now();
    invoice.nextAttempt = null;
    invoice.needsConfirmation = false;
    if (invoice.amountDue > 0) invoice.attempts += 1;
    world.emit('invoice.paid', invoiceJson(world, invoice));
    world.emit('invoice.payment_succeeded', invoiceJson(world, invoice));
    return outcome;
  }
  invoice.attempts += 1;
  invoice.needsConfirmation = outcome === 'needs-confirmation';
  if (invoice.needsConfirmation) world.emit('invoice.payment_action_required', invoiceJson(world, invoice));
  world.emit('invoice.payment_failed', invoiceJson(world, invoice));
  return outcome;
}

export function outcomeOf(invoice: InvoiceRecord, card: CardKind | undefined, isConfirmed = false): Payment {
  if (invoice.amountDue === 0) return 'paid';
  const outcome = charge(card);
  return outcome === 'needs-confirmation' && isConfirmed ? 'paid' : outcome;
}

/** Restores the balance and the one-time discounts that the invoice has used. */
export function voidInvoice(world: World, invoice: InvoiceRecord): void {
  if (invoice.status !== 'open') {
    throw invalidRequest(`You can only pass in open invoices. This invoice is ${invoice.status}.`, {
      code: 'invoice_not_editable',
    });
  }
  const customer = world.state.customers[invoice.customer];
  const subscription = world.state.subscriptions[invoice.subscription];
  if (customer) customer.balance += invoice.startingBalance - (invoice.endingBalance ?? 0);
  if (subscription) {
    const returned = invoice.discounts.filter((id) => isUsedUp(world, id, invoice));
    subscription.discounts = [...new Set([...subscription.discounts, ...returned])];
  }
  invoice.status = 'void';
  invoice.voidedAt = world.now();
  invoice.nextAttempt = null;
  world.emit('invoice.voided', invoiceJson(world, invoice));
}

export function foundInvoice(world: World, id: string): InvoiceRecord {
  const invoice = world.state.invoices[id];
  if (!invoice) throw missing('invoice', id, 'invoice');
  return invoice;
}

/** The prorations that wait for this subscription's next invoice. */
export function waitingLines(world: World, subscription: SubscriptionRecord): PendingLine[] {
  return world.state.pendingLines.filter((pending) => pending.subscription === subscription.id);
}

export function takeWaitingLines(world: World, subscription: SubscriptionRecord): LineRecord[] {
  const taken = waitingLines(world, subscription);
  world.state.pendingLines = world.state.pendingLines.filter((pending) => !taken.includes(pending));
  return taken.map(({ line }) => line);
}
