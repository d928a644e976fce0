import { voidInvoice } from '../invoices/invoices.ts';
import { HOUR } from '../world/periods.ts';
import type { InvoiceRecord, PendingUpdate, SubscriptionRecord } from '../world/state.ts';
import { subscriptionJson } from './subscriptions.ts';
import type { World } from '../world/world.ts';

/** How long Stripe waits for the payment of a change. */
export const PENDING_UPDATE_LASTS = 23 * HOUR;

/** The payment arrived: the pending change takes effect. */
export function applyPendingUpdate(
  world: World,
  subscription: SubscriptionRecord,
  { items, anchor, cycle }: PendingUpdate,
): void {
  Object.assign(subscription, { items, anchor, cycle, pendingUpdate: null });
  world.emit('customer.subscription.pending_update_applied', subscriptionJson(world, subscription));
}

/** The old plan stays and the invoice for the change is void. */
export function discardPendingUpdate(world: World, subscription: SubscriptionRecord): void {
  const pending = subscription.pendingUpdate;
  if (!pending) return;
  subscription.pendingUpdate = null;
  const invoice = world.state.invoices[pending.invoice];
  if (invoice?.status === 'open') {
    voidInvoice(world, invoice);
    returnLines(world, invoice, pending);
  }
}

export function expirePendingUpdate(world: World, subscription: SubscriptionRecord): void {
  discardPendingUpdate(world, subscription);
  world.emit('customer.subscription.pending_update_expired', subscriptionJson(world, subscription));
}

/** Older prorations on this invoice become pending for the next one again. */
function returnLines(world: World, invoice: InvoiceRecord, { olderLines }: PendingUpdate): void {
  for (const line of invoice.lines.filter(({ id }) => olderLines.includes(id))) {
    const { customer, subscription } = invoice;
    world.state.pendingLines.push({ customer, subscription, line: { ...line, discounts: [] } });
  }
}
