import type Stripe from 'stripe';
import {
  type BillingInterval,
  CARD_STATEMENT,
  PAUSE_PRICE,
  type PricedTier,
  billingIntervals,
  planPrice,
  yearlyRetention,
} from '#domain/billing/billing.ts';
import { planIds, plans } from '#domain/billing/plan.ts';
import { billingError } from '../errors.ts';
import { isMissing } from './stripe-error.ts';

interface CatalogPrice {
  lookupKey: string;
  tier: PricedTier;
  interval: BillingInterval;
  /** The price in US cents. */
  amount: number;
}

const prices: readonly CatalogPrice[] = [
  ...planIds.flatMap((tier) =>
    billingIntervals.map((interval) => ({
      lookupKey: priceKey(tier, interval),
      tier,
      interval,
      amount: planPrice(tier, interval),
    })),
  ),
  { lookupKey: priceKey('paused', 'month'), tier: 'paused', interval: 'month', amount: PAUSE_PRICE },
];

/** Takes half off every invoice for two months, so it must not apply to a yearly one. */
export const monthlyCoupon = 'retention_50_month';

const coupons: readonly Stripe.CouponCreateParams[] = [
  {
    id: monthlyCoupon,
    name: 'Half price for two months',
    percent_off: 50,
    duration: 'repeating',
    duration_in_months: 2,
  },
  ...planIds.map((tier) => ({
    id: yearlyCoupon(tier),
    name: 'Half off for two months',
    amount_off: yearlyRetention(tier),
    currency: 'usd',
    duration: 'once' as const,
  })),
];

/** Returns the coupon for people who decide not to cancel. */
export function retentionCoupon(tier: (typeof planIds)[number], interval: BillingInterval): string {
  return interval === 'month' ? monthlyCoupon : yearlyCoupon(tier);
}

function yearlyCoupon(tier: (typeof planIds)[number]): string {
  return `retention_year_${tier}`;
}

export interface Catalog {
  /** Returns the ID of the current price. Asks the provider once, and again if it has none. */
  priceOf(tier: PricedTier, interval: BillingInterval): Promise<string>;
}

export function openCatalog(stripe: Stripe): Catalog {
  let known = new Map<string, string>();
  return {
    async priceOf(tier, interval) {
      const key = priceKey(tier, interval);
      if (!known.has(key)) known = await readPrices(stripe);
      const id = known.get(key);
      if (!id) {
        throw billingError('not_configured', {
          message: 'Stripe API error: the plans haven’t been set up with the payment provider.',
        });
      }
      return id;
    },
  };
}

async function readPrices(stripe: Stripe): Promise<Map<string, string>> {
  const { data } = await stripe.prices.list({
    lookup_keys: prices.map(({ lookupKey }) => lookupKey),
    active: true,
    limit: 100,
  });
  return new Map(data.map((price) => [price.lookup_key ?? '', price.id]));
}

/**
 * Updates products, prices and coupons from the plans and returns what was changed. A price is immutable: a new one
 * takes over its lookup key, and existing subscriptions stay on the old one.
 */
export async function setUpCatalog(stripe: Stripe): Promise<string[]> {
  const changes = await setUpProducts(stripe);
  const known = await stripe.prices.list({
    lookup_keys: prices.map(({ lookupKey }) => lookupKey),
    limit: 100,
  });
  for (const { lookupKey, tier, interval, amount } of prices) {
    const price = known.data.find((each) => each.lookup_key === lookupKey);
    if (price?.unit_amount === amount && price.active && price.currency === 'usd') continue;
    await stripe.prices.create({
      product: productOf(tier),
      currency: 'usd',
      unit_amount: amount,
      recurring: { interval },
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      metadata: { tier },
    });
    changes.push(`price ${lookupKey}`);
  }
  return [...changes, ...(await setUpCoupons(stripe))];
}

async function setUpProducts(stripe: Stripe): Promise<string[]> {
  const changes: string[] = [];
  const { data: products } = await stripe.products.list({ limit: 100 });
  for (const tier of [...planIds, 'paused'] as const) {
    const id = productOf(tier);
    const product = products.find((each) => each.id === id);
    if (product?.statement_descriptor === CARD_STATEMENT) continue;
    const name = tier === 'paused' ? 'Paused' : plans[tier].name;
    if (product) await stripe.products.update(id, { statement_descriptor: CARD_STATEMENT });
    else await stripe.products.create({ id, name, statement_descriptor: CARD_STATEMENT });
    changes.push(`product ${id}`);
  }
  return changes;
}

async function setUpCoupons(stripe: Stripe): Promise<string[]> {
  const changes: string[] = [];
  for (const coupon of coupons) {
    const id = coupon.id ?? '';
    if (await hasCoupon(stripe, id)) continue;
    await stripe.coupons.create(coupon);
    changes.push(`coupon ${id}`);
  }
  return changes;
}

async function hasCoupon(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await stripe.coupons.retrieve(id);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

function productOf(tier: PricedTier): string {
  return `plan_${tier}`;
}

function priceKey(tier: PricedTier, interval: BillingInterval): string {
  return `${tier}_${interval}`;
}
