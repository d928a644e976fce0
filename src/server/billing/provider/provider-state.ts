import type Stripe from 'stripe';
import * as v from 'valibot';
import {
  type BillingInterval,
  type ProviderSubscription,
  billingIntervals,
} from '#domain/billing/billing.ts';
import { planIds } from '#domain/billing/plan.ts';
import { isMissing } from './stripe-error.ts';

/** A live subscription, including data that only the provider needs. */
export interface LiveSubscription extends ProviderSubscription {
  item: string;
  price: string;
  /** The price in US cents, before discounts. */
  unitAmount: number;
  interval: BillingInterval;
  created: Date;
  /** How the pending cancellation was set. It must be undone in the same way. */
  cancellation: 'at-period-end' | 'at-date' | null;
  discounts: readonly { id: string; coupon: string | null }[];
  latestInvoice: string | null;
  /** The provider's page for an open invoice. */
  pendingPaymentUrl: string | null;
  /** The price before a pause. */
  pausedPrice: string | null;
  retentionUsedAt: Date | null;
}

export interface CustomerState {
  /** Live subscriptions, with the authoritative one first. */
  live: readonly LiveSubscription[];
  /** Purchases whose first payment never arrived. */
  incomplete: readonly string[];
  /** Whether there was ever a subscription, live or not. */
  hasHadOne: boolean;
}

/** The provider's data about a customer. Empty if it doesn't know the customer. */
export async function readCustomerState(stripe: Stripe, customer: string): Promise<CustomerState> {
  const subscriptions = (await listSubscriptions(stripe, customer)).filter(isOurs);
  const live = await Promise.all(
    subscriptions.filter(({ status }) => v.is(liveStatus, status)).map((each) => describe(stripe, each)),
  );
  return {
    live: live.toSorted(byStatusRank),
    incomplete: subscriptions.filter(({ status }) => status === 'incomplete').map(({ id }) => id),
    hasHadOne: subscriptions.some(({ status }) => !status.startsWith('incomplete')),
  };
}

async function listSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  try {
    return await stripe.subscriptions
      .list({ customer, status: 'all', limit: 100, expand: ['data.latest_invoice', 'data.discounts'] })
      .autoPagingToArray({ limit: 1000 });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The tier is stored with the price, so that an older price keeps its plan. */
function isOurs({ items }: Stripe.Subscription): boolean {
  return v.is(pricedTier, items.data[0]?.price.metadata['tier']);
}

const liveStatus = v.picklist(['trialing', 'active', 'past_due', 'unpaid', 'paused']);
const pricedTier = v.picklist([...planIds, 'paused']);

/** Sorts subscriptions by status, paid before unpaid, then oldest first. */
function byStatusRank(a: LiveSubscription, b: LiveSubscription): number {
  return statusRank(a) - statusRank(b) || a.created.getTime() - b.created.getTime() || (a.id < b.id ? -1 : 1);
}

function statusRank({ status }: LiveSubscription): number {
  return ['active', 'trialing', 'past_due', 'unpaid', 'paused'].indexOf(status);
}

async function describe(stripe: Stripe, subscription: Stripe.Subscription): Promise<LiveSubscription> {
  const { id, metadata, cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd } = subscription;
  const [item] = subscription.items.data;
  if (!item) throw new Error('A subscription has no item');
  const status = v.parse(liveStatus, subscription.status);
  const periodEnd = time(item.current_period_end);
  const latest = typeof subscription.latest_invoice === 'string' ? null : subscription.latest_invoice;
  const unpaid = status === 'past_due' || status === 'unpaid' ? await oldestOpen(stripe, id) : null;
  const waiting = subscription.pending_update ? latest : unpaid;
  return {
    id,
    status,
    tier: v.parse(pricedTier, item.price.metadata['tier']),
    interval: v.parse(v.picklist(billingIntervals), item.price.recurring?.interval),
    item: item.id,
    price: item.price.id,
    unitAmount: item.price.unit_amount ?? 0,
    created: time(subscription.created),
    periodStart: time(item.current_period_start),
    periodEnd,
    // A cancellation in the provider's portal sets only the date.
    cancelsAt: cancelAt === null ? (atPeriodEnd ? periodEnd : null) : time(cancelAt),
    cancellation: atPeriodEnd ? 'at-period-end' : cancelAt === null ? null : 'at-date',
    trialEnd: subscription.trial_end === null ? null : time(subscription.trial_end),
    unpaidSince: unpaid && time(unpaid.created),
    pendingPaymentUrl: waiting?.hosted_invoice_url ?? null,
    discounts: subscription.discounts.map(discountOf),
    latestInvoice: latest?.id ?? null,
    pause: pauseOf(metadata),
    pausedPrice: metadata[pauseKeys.price] ?? null,
    retentionUsedAt: metadata[retentionKey] ? time(Number(metadata[retentionKey])) : null,
  };
}

function discountOf(discount: string | Stripe.Discount): LiveSubscription['discounts'][number] {
  if (typeof discount === 'string') return { id: discount, coupon: null };
  const { coupon } = discount.source;
  return { id: discount.id, coupon: typeof coupon === 'object' ? (coupon?.id ?? null) : coupon };
}

async function oldestOpen(stripe: Stripe, subscription: string): Promise<Stripe.Invoice | null> {
  const { data } = await stripe.invoices.list({ subscription, status: 'open', limit: 100 });
  return data.toSorted((a, b) => a.created - b.created)[0] ?? null;
}

// Metadata of a subscription at the provider, by which a restored database recognizes it.
const pauseKeys = { from: 'paused_from', price: 'paused_price', at: 'pause_at' } as const;
const retentionKey = 'retention_used_at';

export function pauseMetadata(from: LiveSubscription, at: Date): Record<string, string> {
  return { [pauseKeys.from]: from.tier, [pauseKeys.price]: from.price, [pauseKeys.at]: seconds(at) };
}

/** Empty values remove the keys. */
export const noPauseMetadata = { [pauseKeys.from]: '', [pauseKeys.price]: '', [pauseKeys.at]: '' };

export function retentionMetadata(at: Date): Record<string, string> {
  return { [retentionKey]: seconds(at) };
}

function pauseOf(metadata: Stripe.Metadata): ProviderSubscription['pause'] {
  const from = metadata[pauseKeys.from];
  const at = Number(metadata[pauseKeys.at]);
  return v.is(v.picklist(planIds), from) && at > 0 ? { from, at: time(at) } : null;
}

function time(seconds: number): Date {
  return new Date(seconds * 1000);
}

function seconds(date: Date): string {
  return String(Math.floor(date.getTime() / 1000));
}
