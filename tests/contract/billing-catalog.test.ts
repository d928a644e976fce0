import { Stripe } from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { openCatalog, setUpCatalog } from '#server/billing/provider/catalog.ts';
import { openStripeStandIn } from '../../dev/stripe/stand-in.ts';

const standIn = await openStripeStandIn({ environment: {} });
afterAll(() => standIn.close());
const stripe = new Stripe(standIn.secretKey, {
  host: standIn.host,
  port: standIn.port,
  protocol: 'http',
  telemetry: false,
});

test('the catalog is set up once, with the prices of the plans', async () => {
  expect(await setUpCatalog(stripe)).toHaveLength(4 + 7 + 4);
  expect(await setUpCatalog(stripe)).toEqual([]);
  const { data } = await stripe.prices.list({ limit: 100 });
  const amounts = Object.fromEntries(data.map((price) => [price.lookup_key, price.unit_amount]));
  expect(amounts).toEqual({
    starter_month: 1499,
    starter_year: 14_990,
    core_month: 2999,
    core_year: 29_990,
    unlimited_month: 4999,
    unlimited_year: 49_990,
    paused_month: 399,
  });
});

test('a payment shows the neutral name on the card statement, even for an existing product', async () => {
  await stripe.products.update('plan_core', { statement_descriptor: '' });
  expect(await setUpCatalog(stripe)).toEqual(['product plan_core']);
  const { data } = await stripe.products.list({ limit: 100 });
  expect(new Set(data.map((product) => product.statement_descriptor))).toEqual(new Set(['EVENKEEL']));
});

test('a new price replaces the old one, which existing subscribers keep', async () => {
  const catalog = openCatalog(stripe);
  const before = await catalog.priceOf('core', 'month');
  const dearer = await stripe.prices.create({
    product: 'plan_core',
    currency: 'usd',
    unit_amount: 3999,
    recurring: { interval: 'month' },
    lookup_key: 'core_month',
    transfer_lookup_key: true,
    metadata: { tier: 'core' },
  });
  expect(await openCatalog(stripe).priceOf('core', 'month')).toBe(dearer.id);
  expect(await setUpCatalog(stripe)).toEqual(['price core_month']);
  expect(await openCatalog(stripe).priceOf('core', 'month')).not.toBe(dearer.id);
  expect(await stripe.prices.retrieve(before)).toMatchObject({ active: true, metadata: { tier: 'core' } });
});
