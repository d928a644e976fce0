import type Stripe from 'stripe';
import { completed, type Json } from '../contract/contract.ts';
import { plannedDiscounts } from '../catalog/discounts.ts';
import { invalidRequest, notSimulated } from '../api/fault.ts';
import { draftInvoice, waitingLines } from './invoices.ts';
import { invoiceJson } from './invoice-json.ts';
import { periodOf } from '../world/periods.ts';
import { plannedChange } from '../subscriptions/subscription-change.ts';
import {
  currentPeriod,
  foundSubscription,
  leadingPrice,
  periodLine,
} from '../subscriptions/subscriptions.ts';
import type { World } from '../world/world.ts';

/** The immediate invoice of a change, otherwise the next one. */
export function previewInvoice(world: World, parameters: Stripe.InvoiceCreatePreviewParams): Json {
  if (!parameters.subscription) throw notSimulated('previews without a subscription');
  const subscription = foundSubscription(world, parameters.subscription);
  if (parameters.customer && parameters.customer !== subscription.customer) {
    throw invalidRequest('The subscription does not belong to this customer.', { param: 'subscription' });
  }
  const details = parameters.subscription_details ?? {};
  const proration = details.proration_behavior ?? 'create_prorations';
  const change = plannedChange(world, subscription, details.items ?? [], {
    proration,
    at: details.proration_date ?? world.now(),
    resetsAnchor: details.billing_cycle_anchor?.type === 'now',
  });
  const owner = { customer: subscription.customer, subscription: subscription.id, session: null };
  const discounts = plannedDiscounts(world, subscription.discounts, parameters.discounts, owner);
  const waiting = waitingLines(world, subscription).map(({ line }) => line);
  const { end: changesAt } = currentPeriod(world, subscription);
  const next = periodOf(leadingPrice(world, change.items), change.anchor, change.cycle + 1);
  const lines = change.items.map((item) => periodLine(world, subscription.id, item, next));
  const invoice = draftInvoice(world, {
    subscription,
    reason: 'upcoming',
    lines: change.billsNow ? [...waiting, ...change.lines] : [...waiting, ...change.lines, ...lines],
    discounts,
    ...(change.billsNow ? change.period : currentPeriod(world, subscription)),
    at: change.billsNow ? world.now() : changesAt,
  });
  return completed('response.Invoices.Invoice', {
    ...invoiceJson(world, { ...invoice, id: invoice.id.replace('in_', 'upcoming_in_') }),
    status: 'draft',
  });
}
