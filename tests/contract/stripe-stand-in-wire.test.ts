import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openStripeStandIn } from '../../dev/stripe/stand-in.ts';
import { clientOf, DAY, openShop, purchaseEvents } from './stripe-shop.ts';

const shop = await openShop();
const { control, standIn, stripe } = shop;
const folder = await mkdtemp(path.join(os.tmpdir(), 'stripe-stand-in-'));
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => shop.arrived());
afterEach(() => control.chaos({}));

test('chaos settings reverse, duplicate, delay or drop webhooks', async () => {
  const bought = async () => {
    const { id } = await shop.customer();
    const session = await shop.checkout(id);
    await shop.arrived();
    return () => control.completeCheckout(session.id);
  };
  const reversed = await bought();
  control.chaos({ reverse: true });
  reversed();
  expect(await shop.arrived()).toEqual(purchaseEvents.toReversed());

  control.chaos({});
  const twice = await bought();
  control.chaos({ duplicate: true });
  twice();
  expect(await shop.arrived()).toEqual(purchaseEvents.flatMap((type) => [type, type]));

  control.chaos({});
  const delayed = await bought();
  control.chaos({ delay: true });
  delayed();
  expect(await shop.arrived()).toEqual([]);
  control.deliverDelayed();
  expect(await shop.arrived()).toEqual(purchaseEvents);

  control.chaos({});
  const lost = await bought();
  control.chaos({ drop: true });
  lost();
  control.deliverDelayed();
  expect(await shop.arrived()).toEqual([]);
  const [kept] = (await stripe.events.list({ type: 'checkout.session.completed' })).data;
  expect(kept?.data.object).toMatchObject({ status: 'complete' });
});

test('a refused webhook is delivered again, for three days', async () => {
  const own = await openStripeStandIn({ environment: {} });
  let attempts = 0;
  let isOpen = false;
  const webhook = createServer((_request, response) => {
    attempts += 1;
    response.writeHead(isOpen ? 200 : 500).end();
  }).listen(0, '127.0.0.1');
  await once(webhook, 'listening');
  const address = webhook.address();
  own.control.setWebhook(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  await clientOf(own).customers.create();
  await own.control.idle();
  expect(attempts).toBe(1);
  own.control.advance(60 * 60 * 1000);
  await own.control.idle();
  expect(attempts).toBe(2);
  isOpen = true;
  own.control.advance(DAY);
  await own.control.idle();
  own.control.advance(DAY);
  await own.control.idle();
  expect(attempts).toBe(3);
  await own.close();
  webhook.close();
});

test('a tampered webhook fails the signature check of the SDK', async () => {
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({
    payload: '{}',
    secret: standIn.webhookSecret,
  });
  await expect(stripe.webhooks.constructEventAsync('{ }', signature, standIn.webhookSecret)).rejects.toThrow(
    'signature',
  );
});

test('webhooks are never sent to another machine', async () => {
  await stripe.webhookEndpoints.create({ url: 'http://hooks.people.test/', enabled_events: ['*'] });
  const { data } = await stripe.webhookEndpoints.list();
  expect(data.map(({ secret }) => secret)).toEqual([undefined, undefined]);
  await shop.customer();
  expect(await shop.arrived()).toEqual(['customer.created']);
  expect(control.state().deliveries).toEqual([]);
});

test('requests with the same idempotency key and parameters execute once; different parameters fail', async () => {
  const once = await stripe.customers.create({ name: 'Sam' }, { idempotencyKey: 'customer:1' });
  const again = await stripe.customers.create({ name: 'Sam' }, { idempotencyKey: 'customer:1' });
  expect(again.id).toBe(once.id);
  await expect(
    stripe.customers.create({ name: 'Kim' }, { idempotencyKey: 'customer:1' }),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  control.advance(2 * DAY);
  const later = await stripe.customers.create({ name: 'Sam' }, { idempotencyKey: 'customer:1' });
  expect(later.id).not.toBe(once.id);
});

test('the SDK retries a server error, but not a rate limit', async () => {
  const persistent = clientOf(standIn, { maxNetworkRetries: 2 });
  control.fail({ kind: 429 });
  await expect(persistent.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
  control.fail({ kind: 500, times: 2 });
  expect((await persistent.customers.list()).object).toBe('list');
  control.fail({ kind: 402, operation: 'Subscriptions_update' });
  expect((await persistent.customers.list()).object).toBe('list');
  await expect(stripe.subscriptions.update('sub_x', {})).rejects.toBeInstanceOf(
    Stripe.errors.StripeCardError,
  );
  control.fail({ kind: 503 });
  await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 503 });
  control.fail({ kind: 'html' });
  await expect(stripe.customers.list()).rejects.toThrow('Invalid JSON');
  // The SDK always retries once when a kept-alive connection breaks.
  control.fail({ kind: 'disconnect', times: 2 });
  await expect(stripe.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
});

test('retrying a request with the same idempotency key returns the response that was lost', async () => {
  const persistent = clientOf(standIn, { maxNetworkRetries: 2 });
  const before = Object.keys(control.state().customers).length;
  control.fail({ kind: 'disconnect', moment: 'after' });
  await persistent.customers.create({ name: 'Sam' });
  expect(Object.keys(control.state().customers)).toHaveLength(before + 1);
});

test('errors have Stripe’s types and codes', async () => {
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    code: 'resource_missing',
    message: "No such customer: 'cus_none'",
    requestId: expect.stringMatching(/^req_/),
  });
  await expect(stripe.rawRequest('GET', '/v1/nothing')).rejects.toMatchObject({ statusCode: 404 });
  await expect(
    shop.checkout((await shop.customer()).id, { allow_promotion_codes: true, discounts: [{ coupon: 'x' }] }),
  ).rejects.toThrow('only specify one');
  await expect(stripe.customers.list({ expand: ['data.email'] })).rejects.toThrow('cannot be expanded');
});

test('unsupported features cause an error instead of being ignored', async () => {
  const { id } = await shop.customer();
  await expect(
    stripe.subscriptions.create({ customer: id, items: [{ price: 'x' }], trial_period_days: 7 }),
  ).rejects.toThrow('does not simulate the parameter trial_period_days');
});

test('lists are paged, newest first', async () => {
  const made = [await shop.customer(), await shop.customer(), await shop.customer()];
  const first = await stripe.customers.list({ limit: 2 });
  expect(first).toMatchObject({ has_more: true, data: [{ id: made[2]?.id }, { id: made[1]?.id }] });
  const next = await stripe.customers.list({ limit: 1, starting_after: String(made[1]?.id) });
  expect(next.data).toMatchObject([{ id: made[0]?.id }]);
  const all = await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 1000 });
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(3);
});

test('a lookup key is transferred to another price only on request', async () => {
  const { starter } = shop.prices;
  const price = {
    product: 'plan_starter',
    currency: 'usd',
    unit_amount: 1599,
    recurring: { interval: 'month' },
    lookup_key: 'starter_month',
  } as const;
  await expect(stripe.prices.create(price)).rejects.toThrow('already uses that lookup key');
  const dearer = await stripe.prices.create({ ...price, transfer_lookup_key: true });
  const { data } = await stripe.prices.list({ lookup_keys: ['starter_month'], expand: ['data.product'] });
  expect(data).toMatchObject([{ id: dearer.id, product: { name: 'Starter' } }]);
  expect((await stripe.prices.retrieve(starter.id)).lookup_key).toBeNull();
});

test('the stand-in accepts only its own API key and never echoes another key', async () => {
  const { host, port } = standIn;
  const other = new Stripe('sk_test_51Somebody', { host, port, protocol: 'http', maxNetworkRetries: 0 });
  const failure = await other.customers.list().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  expect(JSON.stringify(failure)).not.toContain('51Somebody');
  expect((await fetch(`${standIn.url}/v1/customers`)).status).toBe(401);
});

test('the stand-in listens only on loopback and answers only to its own host names', async () => {
  expect(standIn.host).toBe('127.0.0.1');
  for (const target of ['/_sandbox', '/_sandbox/state', '/v1/customers']) {
    const sent = request({ port: standIn.port, path: target, headers: { host: 'evil.test' } }).end();
    const [answer] = await once(sent, 'response');
    expect(answer.statusCode).toBe(404);
    answer.resume();
  }
});

test('the stand-in does not start in production', async () => {
  for (const environment of [{ NODE_ENV: 'production' }, { APP_ENV: 'production' }]) {
    await expect(openStripeStandIn({ environment })).rejects.toThrow('production');
  }
});

test('the production build contains no stand-in code', async () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const mark = 'sk_test_local_standin_server';
  const filesWithMark = async (folder: string) => {
    const files = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
    const texts = files
      .filter((file) => file.isFile())
      .map(async ({ parentPath, name }) => readFile(path.join(parentPath, name), 'utf8'));
    return (await Promise.all(texts)).filter((text) => text.includes(mark)).length;
  };
  expect(await filesWithMark('dev/stripe')).toBe(1);
  expect(await filesWithMark('src')).toBe(0);
});

test('a restart restores the objects and the clock and creates a new webhook secret', async () => {
  const file = path.join(folder, 'new/stripe.json');
  const first = await openShop({ file });
  const { subscription } = await first.buyer();
  first.control.advance(DAY);
  const time = first.standIn.now();
  await first.close();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).not.toContain(standIn.secretKey);

  const second = await openShop({ file });
  expect((await second.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  expect(second.standIn.now()).toEqual(time);
  expect(second.standIn.webhookSecret).not.toBe(first.standIn.webhookSecret);
  await second.close();

  await writeFile(file, '{');
  const third = await openShop({ file });
  expect((await third.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
  await third.close();
});
