import { beforeEach, expect, test } from 'vitest';
import { refusalOf, invoiceOf, sessionOf, startBillingOnEach } from './billing-server.ts';
import { setPlan } from '../db/people.ts';

const servers = await startBillingOnEach();
beforeEach(async () => {
  await Promise.all(servers.map((server) => server.forgetCustomers()));
});

// Specification: D.7
test.for(servers)(
  'an upgrade is prorated immediately and sets the upload credits once ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.buy('starter');
    await server.pass(15);
    const preview = await person.call({ action: 'preview-change', tier: 'unlimited', isAnnual: false });
    expect(preview).toMatchObject({ credit: 0, nextAmount: 4999 });

    server.standIn.control.chaos({ reverse: true, duplicate: true });
    expect(await person.choose('unlimited')).toBe(`${server.url}/settings?tab=subscription&status=success`);
    expect(await person.plan()).toMatchObject({ tier: 'unlimited', uploads: 10, totalUploads: 10 });
    await setPlan(server.database, person.person, { uploads: 4 });
    await server.standIn.control.idle();
    server.standIn.control.chaos({});
    expect(await person.plan()).toMatchObject({ tier: 'unlimited', uploads: 4 });

    const [invoice] = (await server.stripe.invoices.list({ customer: await person.customerId() })).data;
    expect(invoice).toMatchObject({ billing_reason: 'subscription_update', status: 'paid' });
    expect(preview).toMatchObject({ dueNow: invoice?.amount_paid });
    const info = await person.call({ action: 'get-subscription' });
    expect(preview).toMatchObject({ nextDate: (info as { currentPeriodEnd: number }).currentPeriodEnd });
  },
);

// Specification: 4.upgrade.2
test.for(servers)('a downgrade reduces the team and credits the unused amount ($name)', async (server) => {
  const person = await server.newPerson();
  await person.buy('unlimited');
  await setPlan(server.database, person.person, { team: ['max', 'emma', 'hannah', 'james', 'lena'] });
  await server.pass(10);
  const preview = await person.call({ action: 'preview-change', tier: 'core', isAnnual: false });
  expect(preview).toMatchObject({ dueNow: 0, nextAmount: 2999 });
  expect((preview as { credit: number }).credit).toBeGreaterThan(1000);
  await person.choose('core');
  await server.standIn.control.idle();
  expect(await person.plan()).toMatchObject({
    tier: 'core',
    team: ['emma', 'hannah', 'james', 'lena'],
    uploads: 3,
    totalUploads: 3,
  });
  const customer = await server.stripe.customers.retrieve(await person.customerId());
  expect(customer).toMatchObject({ balance: -(preview as { credit: number }).credit });
});

// Specification: 9.credits, D.7
test.for(servers)(
  'changing back within one paid month grants no new upload credits ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.buy('starter');
    await person.choose('unlimited');
    await setPlan(server.database, person.person, { uploads: 0 });
    await person.choose('starter');
    await server.standIn.control.idle();
    expect(await person.plan()).toMatchObject({ tier: 'starter', uploads: 0 });
    await person.choose('unlimited');
    await server.standIn.control.idle();
    expect(await person.plan()).toMatchObject({ tier: 'unlimited', uploads: 0 });
    await person.choose('core');
    await server.standIn.control.idle();
    expect(await person.plan()).toMatchObject({ tier: 'core', uploads: 3 });
  },
);

test.for(servers)('a renewal changes only the dates ($name)', async (server) => {
  const person = await server.newPerson();
  await person.buy('core');
  await setPlan(server.database, person.person, { uploads: 1 });
  const before = await person.plan();
  await server.pass(40);
  const after = await person.plan();
  expect(after).toEqual({ ...before, accessUntil: after.accessUntil });
  expect(after.accessUntil).toBeGreaterThan((before.accessUntil ?? 0) + 27 * 86_400);
});

test.for(servers)('changing from monthly to yearly bills the year immediately ($name)', async (server) => {
  const person = await server.newPerson();
  await person.buy('core');
  await server.pass(15);
  const preview = await person.call({ action: 'preview-change', tier: 'core', isAnnual: true });
  expect(preview).toMatchObject({ credit: 0, nextAmount: 29_990 });
  expect((preview as { dueNow: number }).dueNow).toBeLessThan(29_990 - 1000);
  await person.choose('core', true);
  await server.standIn.control.idle();
  expect(await person.account()).toMatchObject({ billing_interval: 'year' });
  expect(await person.plan()).toMatchObject({ tier: 'core', uploads: 3 });
  const info = await person.call({ action: 'get-subscription' });
  // The year starts when it is chosen, a moment after the preview.
  const late =
    (info as { currentPeriodEnd: number }).currentPeriodEnd - (preview as { nextDate: number }).nextDate;
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(60);
});

test.for(servers)(
  'changing to a yearly plan ends the half-price offer, and the preview says so ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.buy('core');
    await person.call({ action: 'cancel-subscription', cancelAction: 'discount' });
    const monthly = await person.call({ action: 'preview-change', tier: 'unlimited', isAnnual: false });
    expect(monthly).toMatchObject({ endsHalfPrice: false });
    const yearly = await person.call({ action: 'preview-change', tier: 'core', isAnnual: true });
    expect(yearly).toMatchObject({ endsHalfPrice: true });
    await person.choose('core', true);
    await server.standIn.control.idle();
    const [invoice] = (await server.stripe.invoices.list({ customer: await person.customerId(), limit: 1 }))
      .data;
    expect(invoice?.total_discount_amounts ?? []).toEqual([]);
  },
);

test.for(servers)('the preview shows the first price before the purchase ($name)', async (server) => {
  const person = await server.newPerson();
  expect(await person.call({ action: 'preview-change', tier: 'starter', isAnnual: true })).toMatchObject({
    dueNow: 14_990,
    credit: 0,
    nextAmount: 14_990,
  });
});

test.for(servers)(
  'a plan change with a declined payment stays pending and has no effect until paid ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.buy('starter');
    const customer = await person.customerId();
    server.standIn.control.changeCard(customer, 'later');
    const page = await person.choose('unlimited');
    await server.standIn.control.idle();
    expect(await person.plan()).toMatchObject({ tier: 'starter', uploads: 1 });
    expect(await person.account()).toMatchObject({ status: 'active', pending_payment_url: page });

    server.standIn.control.payInvoice(invoiceOf(page), 'pays');
    await server.standIn.control.idle();
    expect(await person.plan()).toMatchObject({ tier: 'unlimited', uploads: 10 });
    expect(await person.account()).toMatchObject({ pending_payment_url: null });
  },
);

test.for(servers)(
  'a payment that needs confirmation stays pending for at most a day ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.buy('starter');
    server.standIn.control.changeCard(await person.customerId(), 'confirm');
    const page = await person.choose('core');
    expect(page).toMatch(/\/i\/in_/);
    await server.pass(2);
    expect(await person.plan()).toMatchObject({ tier: 'starter', uploads: 1 });
    expect(await person.account()).toMatchObject({ status: 'active', pending_payment_url: null });
  },
);

test.for(servers)('choosing another plan undoes a pending cancellation ($name)', async (server) => {
  const person = await server.newPerson();
  await person.buy('starter');
  await person.call({ action: 'cancel-subscription', cancelAction: 'immediate' });
  await person.choose('core');
  await server.standIn.control.idle();
  expect(await person.account()).toMatchObject({ cancel_at_period_end: false });
  await server.pass(40);
  expect(await person.plan()).toMatchObject({ tier: 'core', effective: 'core' });
});

test.for(servers)('a declined change does not undo a cancellation ($name)', async (server) => {
  const person = await server.newPerson();
  await person.buy('starter');
  await person.call({ action: 'cancel-subscription', cancelAction: 'immediate' });
  server.standIn.control.changeCard(await person.customerId(), 'later');
  const page = await person.choose('core');
  expect(page).toMatch(/\/i\/in_/);
  await server.standIn.control.idle();
  expect(await person.account()).toMatchObject({ cancel_at_period_end: true });
  await server.pass(40);
  expect(await person.plan()).toMatchObject({ tier: 'canceled', effective: 'canceled', subscription: null });
});

test.for(servers)(
  'a subscriber with an older price keeps the plan and can change plans as usual ($name)',
  async (server) => {
    const old = await server.stripe.prices.create({
      product: 'plan_core',
      currency: 'usd',
      unit_amount: 1999,
      recurring: { interval: 'month' },
      metadata: { tier: 'core' },
    });
    const person = await server.newPerson();
    const session = await server.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: (await person.choose('core'), await person.customerId()),
      line_items: [{ price: old.id, quantity: 1 }],
      success_url: server.url,
    });
    server.standIn.control.completeCheckout(session.id);
    await server.standIn.control.idle();
    expect(await person.plan()).toMatchObject({ tier: 'core' });
    const secondAttempt = await person.ask({ action: 'create-checkout', tier: 'core', isAnnual: false });
    expect(await refusalOf(secondAttempt)).toMatchObject({ code: 'already_on_plan' });
    await person.choose('unlimited');
    expect(await person.plan()).toMatchObject({ tier: 'unlimited' });
  },
);

test.for(servers)(
  'ignores a customer’s subscriptions to other products of the seller ($name)',
  async (server) => {
    const product = await server.stripe.products.create({ name: 'Something else' });
    const foreign = await server.stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 500,
      recurring: { interval: 'month' },
    });
    const person = await server.newPerson();
    await person.choose('core');
    const session = await server.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: await person.customerId(),
      line_items: [{ price: foreign.id, quantity: 1 }],
      success_url: server.url,
    });
    server.standIn.control.completeCheckout(session.id);
    await server.standIn.control.idle();
    expect(await person.plan()).toMatchObject({ tier: 'trial' });
    server.standIn.control.completeCheckout(sessionOf(await person.choose('core')));
    await server.standIn.control.idle();
    expect(await person.plan()).toMatchObject({ tier: 'core' });
  },
);
