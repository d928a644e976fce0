import { foundPrice } from '../catalog/catalog.ts';
import { completed, type Json } from '../contract/contract.ts';
import type { InvoiceRecord, LineRecord } from '../world/state.ts';
import type { World } from '../world/world.ts';

export function invoiceJson(world: World, invoice: InvoiceRecord): Json {
  const customer = world.state.customers[invoice.customer];
  const isUpcoming = invoice.reason === 'upcoming';
  const hosted = `${world.url}/i/${invoice.id}`;
  return completed('response.Invoices.Invoice', {
    id: invoice.id,
    number: invoice.number,
    created: invoice.created,
    effective_at: invoice.finalizedAt,
    customer: invoice.customer,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_tax_exempt: 'none',
    status: invoice.status,
    billing_reason: invoice.reason,
    collection_method: 'charge_automatically',
    currency: invoice.currency,
    subtotal: invoice.subtotal,
    subtotal_excluding_tax: invoice.subtotal,
    total: invoice.total,
    total_excluding_tax: invoice.total,
    total_discount_amounts: discountTotals(invoice),
    total_pretax_credit_amounts: [],
    total_taxes: [],
    discounts: invoice.discounts,
    starting_balance: invoice.startingBalance,
    ending_balance: invoice.status === 'draft' ? null : invoice.endingBalance,
    amount_due: invoice.amountDue,
    amount_paid: invoice.amountPaid,
    amount_remaining: invoice.amountDue - invoice.amountPaid,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0 || invoice.status === 'paid',
    auto_advance: invoice.status === 'open',
    next_payment_attempt: invoice.nextAttempt,
    hosted_invoice_url: invoice.status === 'draft' ? null : hosted,
    invoice_pdf: invoice.status === 'draft' ? null : `${hosted}/receipt`,
    parent: {
      quote_details: null,
      subscription_details: { metadata: invoice.metadata, subscription: invoice.subscription },
      type: 'subscription_details',
    },
    lines: {
      object: 'list',
      data: invoice.lines.map((line) => lineJson(world, invoice, line)),
      has_more: false,
      url: `/v1/invoices/${invoice.id}/lines`,
    },
    period_start: invoice.start,
    period_end: invoice.end,
    status_transitions: {
      finalized_at: invoice.finalizedAt,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: invoice.voidedAt,
    },
    webhooks_delivered_at: isUpcoming ? null : invoice.created,
  });
}

function lineJson(world: World, invoice: InvoiceRecord, line: LineRecord): Json {
  const price = foundPrice(world, line.price);
  return completed('response.InvoiceLineItems.InvoiceLineItem', {
    id: line.id,
    amount: line.amount,
    subtotal: line.amount,
    currency: line.currency,
    description: line.description,
    discount_amounts: line.discounts,
    discountable: !line.proration,
    discounts: line.discounts.map(({ discount }) => discount),
    invoice: invoice.id,
    metadata: invoice.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.proration,
        proration_details: line.proration ? { credited_items: null } : null,
        subscription: line.subscription,
        subscription_item: line.item,
      },
      type: 'subscription_item_details',
    },
    period: { start: line.start, end: line.end },
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: String(price.unitAmount),
    },
    quantity: line.quantity,
    quantity_decimal: String(line.quantity),
    subscription: line.subscription,
  });
}

function discountTotals(invoice: InvoiceRecord): { amount: number; discount: string }[] {
  return invoice.discounts.map((discount) => ({
    discount,
    amount: invoice.lines
      .flatMap((line) => line.discounts)
      .filter((share) => share.discount === discount)
      .reduce((total, { amount }) => total + amount, 0),
  }));
}
