import { expect, test } from 'vitest';
import { makeSuperadmin, setPlan } from '../db/people.ts';
import { refusalOf, sessionOf, startBillingOnEach } from './billing-server.ts';

const DAY = 86_400;
const servers = await startBillingOnEach();

// Specification: 4.upgrade.1
test.for(servers)(
  'a purchase activates the plan, ends the trial and sets the credits ($name)',
  async (server) => {
    const person = await server.newPerson();
    await setPlan(server.database, person.person, { team: ['emma', 'james', 'hannah'] });
    const address = await person.choose('starter');
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/c\/pay\/cs_/);
    expect(await person.plan()).toMatchObject({ tier: 'trial', uploads: 3 });
    expect(await person.call({ action: 'get-subscription' })).toMatchObject({
      isTrialing: true,
      hasSubscription: false,
    });

    server.standIn.control.completeCheckout(sessionOf(address));
    await server.standIn.control.idle();
    const [subscription] = (await server.stripe.subscriptions.list({ customer: await person.customerId() }))
      .data;
    const periodEnd = subscription?.items.data[0]?.current_period_end ?? 0;
    expect(await person.plan()).toEqual({
      tier: 'starter',
      effective: 'starter',
      team: ['emma'],
      uploads: 1,
      totalUploads: 1,
      subscription: subscription?.id,
      trialEnd: null,
      accessUntil: periodEnd + 7 * DAY,
      pauseAt: null,
      pastDueSince: null,
    });
    expect(await person.account()).toEqual({
      status: 'active',
      billing_interval: 'month',
      cancel_at_period_end: false,
      pending_payment_url: null,
      retention_used: false,
    });
    expect(await person.call({ action: 'get-subscription' })).toEqual({
      isTrialing: false,
      trialEnd: null,
      hasSubscription: true,
      currentPeriodEnd: periodEnd,
      cancelAtPeriodEnd: false,
    });
  },
);

// Specification: 7.pay.2
test.for(servers)('the checkout sells the chosen plan to this person ($name)', async (server) => {
  const person = await server.newPerson();
  const id = sessionOf(await person.choose('unlimited', true));
  const session = await server.stripe.checkout.sessions.retrieve(id);
  expect(session).toMatchObject({
    mode: 'subscription',
    amount_total: 49_990,
    client_reference_id: person.person.id,
    metadata: { userId: person.person.id },
    allow_promotion_codes: true,
    success_url: `${server.url}/settings?tab=subscription&status=success`,
    cancel_url: `${server.url}/settings?tab=subscription&status=canceled`,
  });
  const customer = await server.stripe.customers.retrieve(await person.customerId());
  expect(customer).toMatchObject({ email: person.person.email, metadata: { userId: person.person.id } });
});

test.for(servers)(
  'a purchase whose webhooks are lost is recorded when the person returns ($name)',
  async (server) => {
    const person = await server.newPerson();
    const session = sessionOf(await person.choose('core', true));
    server.standIn.control.chaos({ drop: true });
    server.standIn.control.completeCheckout(session);
    await server.standIn.control.idle();
    server.standIn.control.chaos({});
    expect(await person.plan()).toMatchObject({ tier: 'trial' });
    expect(await person.call({ action: 'get-subscription' })).toMatchObject({ hasSubscription: true });
    expect(await person.plan()).toMatchObject({ tier: 'core', uploads: 3, effective: 'core' });
  },
);

test.for(servers)('a declined card leaves the trial unchanged ($name)', async (server) => {
  const person = await server.newPerson();
  const session = sessionOf(await person.choose('core'));
  expect(() => server.standIn.control.completeCheckout(session, 'decline')).toThrow('declined');
  await server.standIn.control.idle();
  expect(await person.call({ action: 'get-subscription' })).toMatchObject({ hasSubscription: false });
  expect(await person.plan()).toMatchObject({ tier: 'trial', uploads: 3, effective: 'trial' });
  server.standIn.control.completeCheckout(session);
  await server.standIn.control.idle();
  expect(await person.plan()).toMatchObject({ tier: 'core' });
});

test.for(servers)('only one of several simultaneous checkouts can be paid ($name)', async (server) => {
  const person = await server.newPerson();
  const pages = await Promise.all([
    person.choose('starter'),
    person.choose('core'),
    person.choose('unlimited'),
  ]);
  const sessions = await server.stripe.checkout.sessions.list({ customer: await person.customerId() });
  const open = sessions.data.filter(({ status }) => status === 'open');
  expect(open).toHaveLength(1);
  for (const page of pages.map(sessionOf).filter((id) => id !== open[0]?.id)) {
    expect(() => server.standIn.control.completeCheckout(page)).toThrow();
  }
});

test.for(servers)('a person with a plan is never sold a second one ($name)', async (server) => {
  const person = await server.newPerson();
  await person.buy('core');
  expect(
    await refusalOf(await person.ask({ action: 'create-checkout', tier: 'core', isAnnual: false })),
  ).toMatchObject({
    status: 409,
    code: 'already_on_plan',
  });
  expect(await person.choose('unlimited')).toContain('status=success');
  const subscriptions = await server.stripe.subscriptions.list({
    customer: await person.customerId(),
    status: 'all',
  });
  expect(subscriptions.data).toHaveLength(1);
});

test.for(servers)('a second subscription is ended, and logged ($name)', async (server) => {
  const person = await server.newPerson();
  await person.buy('core');
  const customer = await person.customerId();
  const first = (await person.plan()).subscription;
  await server.pass(1);
  const price = await server.billing.catalog.priceOf('unlimited', 'month');
  const session = await server.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price, quantity: 1 }],
    success_url: server.url,
  });
  server.standIn.control.completeCheckout(session.id);
  await server.standIn.control.idle();
  const live = await server.stripe.subscriptions.list({ customer });
  expect(live.data.map(({ id }) => id)).toEqual([first]);
  expect(await person.plan()).toMatchObject({ tier: 'core', subscription: first });
  expect(server.logged()).toContain('a customer had more than one subscription');
});

test.for(servers)('an operator’s discount code can take off the full price ($name)', async (server) => {
  const coupon = await server.stripe.coupons.create({ percent_off: 100, duration: 'forever' });
  const { code } = await server.stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: coupon.id },
  });
  const person = await server.newPerson();
  const session = sessionOf(await person.choose('core'));
  await fetch(`${server.standIn.url}/c/pay/${session}/code`, {
    method: 'POST',
    headers: { Origin: server.standIn.url },
    body: new URLSearchParams({ code }),
  });
  server.standIn.control.completeCheckout(session);
  await server.standIn.control.idle();
  expect(await person.plan()).toMatchObject({ tier: 'core', effective: 'core', uploads: 3 });
  await server.pass(45);
  expect(await person.plan()).toMatchObject({ tier: 'core', effective: 'core' });
  const invoices = await server.stripe.invoices.list({ customer: await person.customerId() });
  expect(invoices.data.map(({ amount_paid: paid }) => paid)).toEqual([0, 0]);
});

test.for(servers)('a superadmin needs no plan ($name)', async (server) => {
  const person = await server.newPerson();
  await makeSuperadmin(server.database, person.person);
  for (const action of ['create-checkout', 'preview-change'] as const) {
    const answer = await person.ask({ action, tier: 'core', isAnnual: false });
    expect(await refusalOf(answer)).toMatchObject({ code: 'already_on_plan' });
  }
});

test.for(servers)('a customer deleted at the provider is created again ($name)', async (server) => {
  const person = await server.newPerson();
  await person.choose('core');
  const before = await person.customerId();
  await server.stripe.customers.del(before);
  await person.buy('core');
  expect(await person.customerId()).not.toBe(before);
  expect(await person.plan()).toMatchObject({ tier: 'core' });
});
