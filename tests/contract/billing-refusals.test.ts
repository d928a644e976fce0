import { beforeEach, expect, test } from 'vitest';
import { addPerson } from '../db/people.ts';
import { openBilling } from '#server/billing/open-billing.ts';
import { readConfig } from '#server/config/config.ts';
import { refusalOf, startBilling, startBillingOnEach } from './billing-server.ts';

const servers = await startBillingOnEach();
beforeEach(async () => {
  await Promise.all(servers.map((server) => server.forgetCustomers()));
});

const buy = { action: 'create-checkout', tier: 'core', isAnnual: false } as const;

// Specification: D.safe.6
test.for(servers)(
  'rejects requests without a session and requests for another person ($name)',
  async (server) => {
    const person = await server.newPerson();
    const other = await addPerson(server.database);
    expect(await refusalOf(await person.post({ ...buy, userId: other.id }))).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    expect(await refusalOf(await person.post({ ...buy, userId: person.person.id }, {}))).toMatchObject({
      status: 401,
      code: 'unauthorized',
    });
    expect(await person.customerId()).toBe('');
  },
);

test.for(servers)('requests that violate the contract are refused ($name)', async (server) => {
  const person = await server.newPerson();
  const userId = person.person.id;
  for (const body of [
    'no json',
    '',
    { action: 'get-subscription' },
    { action: 'grant-everything', userId },
    { ...buy, userId, tier: 'trial' },
    { ...buy, userId, isAnnual: 'yes' },
    { ...buy, userId, coupon: 'hardship' },
    { action: 'cancel-subscription', userId, cancelAction: 'refund' },
  ]) {
    expect(await refusalOf(await person.post(body)), JSON.stringify(body)).toMatchObject({
      status: 400,
      code: 'invalid',
    });
  }
  expect(await refusalOf(await person.post({ padding: 'x'.repeat(5000) }))).toMatchObject({ status: 413 });
});

// Specification: 8.rate
test.for(servers)(
  "the provider's rate limit has the message that the browser expects ($name)",
  async (server) => {
    const person = await server.newPerson();
    server.standIn.control.fail({ kind: 429 });
    expect(await refusalOf(await person.ask(buy))).toEqual({
      status: 429,
      code: 'rate_limited',
      message: 'Stripe rate limit exceeded. Too many requests. Please wait a moment and try again.',
    });
    expect((await person.ask(buy)).status).toBe(200);
  },
);

test.for(servers)(
  'a request to a failing provider is retried, and an unavailable provider is reported ($name)',
  async (server) => {
    const person = await server.newPerson();
    server.standIn.control.fail({ kind: 500, times: 2 });
    expect((await person.ask(buy)).status).toBe(200);
    server.standIn.control.fail({ kind: 500, times: 3 });
    expect(await refusalOf(await person.ask(buy))).toMatchObject({ status: 503, code: 'unavailable' });
    expect((await person.ask(buy)).status).toBe(200);
  },
);

test.for(servers)('a lost response does not cause a duplicate request ($name)', async (server) => {
  const person = await server.newPerson();
  await person.buy('starter');
  server.standIn.control.fail({ kind: 'disconnect', operation: 'Subscriptions_update', moment: 'after' });
  expect(await person.choose('unlimited')).toContain('status=success');
  const { data } = await server.stripe.invoices.list({ customer: await person.customerId() });
  expect(data).toHaveLength(2);
});

// Specification: 8.stripe
test('an API key that the provider rejects is reported as payments being unavailable', async () => {
  const server = await startBilling('PostgreSQL', { key: 'sk_test_of_somebody_else' });
  const person = await server.newPerson();
  expect(await refusalOf(await person.ask(buy))).toEqual({
    status: 503,
    code: 'not_configured',
    message: 'Stripe API error: payments aren’t set up here.',
  });
  expect(await person.call({ action: 'get-subscription' })).toMatchObject({ isTrialing: true });
});

test.for(servers)(
  'an API key revoked while the server runs is also reported as payments being unavailable',
  async (server) => {
    const person = await server.newPerson();
    server.standIn.control.fail({ kind: 401 });
    expect(await refusalOf(await person.ask(buy))).toMatchObject({ status: 503, code: 'not_configured' });
    expect((await person.ask(buy)).status).toBe(200);
  },
);

test('without a catalog, a purchase fails and the response states the reason', async () => {
  const server = await startBilling('PostgreSQL');
  server.standIn.control.reset();
  const person = await server.newPerson();
  expect(await refusalOf(await person.ask(buy))).toMatchObject({ status: 503, code: 'not_configured' });
});

test('without a provider the plan can still be read, but nothing can be bought', async () => {
  const server = await startBilling('PostgreSQL', { isOff: true });
  const person = await server.newPerson();
  expect(await person.call({ action: 'get-subscription' })).toMatchObject({
    isTrialing: true,
    hasSubscription: false,
  });
  expect(await refusalOf(await person.ask(buy))).toMatchObject({ status: 503, code: 'not_configured' });
});

test('a person who sends too many requests must wait', async () => {
  const server = await startBilling('PostgreSQL', { requests: 2 });
  const person = await server.newPerson();
  await person.call({ action: 'get-subscription' });
  await person.call({ action: 'get-subscription' });
  const answer = await person.ask({ action: 'get-subscription' });
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await refusalOf(answer)).message).toContain('rate limit');
  expect((await (await server.newPerson()).ask({ action: 'get-subscription' })).status).toBe(200);
});

test('a request waits while another server instance handles one for the same person', async () => {
  const server = await startBilling('PostgreSQL');
  const person = await server.newPerson();
  await person.buy('core');
  const hold = (until: string) =>
    server.database.asService((service) =>
      service.query(`update public.billing_accounts set busy_until = ${until}`),
    );
  await hold(`clock_timestamp() + interval '1 minute'`);
  expect(await refusalOf(await person.ask({ action: 'undo-cancel' }))).toMatchObject({
    code: 'rate_limited',
  });
  // The worker crashed, so its lease expires.
  await hold(`clock_timestamp() - interval '1 second'`);
  expect((await person.ask({ action: 'cancel-subscription', cancelAction: 'immediate' })).status).toBe(200);
});

test('a database with payments in one Stripe mode cannot be opened in the other', async () => {
  const server = await startBilling('PostgreSQL');
  const { database, log, now } = server.billing;
  const asTest = readConfig({
    BILLING_MODE: 'test',
    STRIPE_SECRET_KEY: 'sk_test_abc',
    STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  });
  expect(await openBilling({ config: asTest, database, log, now })).toMatchObject({ mode: 'test' });
  await (await server.newPerson()).buy('core');
  await expect(openBilling({ config: asTest, database, log, now })).rejects.toThrow('made with local');
});
