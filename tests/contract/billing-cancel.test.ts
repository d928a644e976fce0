import { beforeEach, expect, test } from 'vitest';
import { setPlan } from '../db/people.ts';
import { type BillingServer, type Customer, refusalOf, startBillingOnEach } from './billing-server.ts';

const DAY = 86_400;
const servers = await startBillingOnEach();
beforeEach(async () => {
  await Promise.all(servers.map((server) => server.forgetCustomers()));
});

const cancel = (person: Customer, cancelAction: 'immediate' | 'discount' | 'pause') =>
  person.ask({ action: 'cancel-subscription', cancelAction });

/** Collected invoices, newest first. */
async function paid(server: BillingServer, person: Customer): Promise<number[]> {
  const { data } = await server.stripe.invoices.list({ customer: await person.customerId() });
  return data.map(({ amount_paid: amount }) => amount);
}

// Specification: 3.payment, 7.pay.3, D.6.1
test.for(servers)(
  'access after a cancellation lasts until the last second of the paid period ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.buy('core');
    expect(await (await cancel(person, 'immediate')).json()).toEqual({ success: true });
    const info = await person.call({ action: 'get-subscription' });
    expect(info).toMatchObject({ hasSubscription: true, cancelAtPeriodEnd: true });
    const { accessUntil } = await person.plan();
    expect(info).toMatchObject({ currentPeriodEnd: accessUntil });

    // No event reports the end: access must end by the clock alone.
    server.standIn.control.chaos({ drop: true });
    const now = () => server.standIn.now().getTime() / 1000;
    await server.pass(((accessUntil ?? 0) - now() - 60) / DAY);
    expect(await person.plan()).toMatchObject({ effective: 'core' });
    await server.pass(61 / DAY);
    server.standIn.control.chaos({});
    expect(await person.plan()).toMatchObject({ tier: 'core', effective: 'canceled' });
    expect(await person.call({ action: 'get-subscription' })).toMatchObject({
      hasSubscription: false,
      cancelAtPeriodEnd: false,
    });
    expect(await person.plan()).toMatchObject({ tier: 'canceled', subscription: null, accessUntil: null });
  },
);

test.for(servers)(
  'a cancellation can be undone, but undoing it again is rejected ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.buy('core');
    await cancel(person, 'immediate');
    expect((await cancel(person, 'immediate')).status).toBe(200);
    await person.call({ action: 'undo-cancel' });
    expect(await person.account()).toMatchObject({ cancel_at_period_end: false });
    expect(await refusalOf(await person.ask({ action: 'undo-cancel' }))).toMatchObject({
      status: 409,
      code: 'no_subscription',
    });
    await server.pass(40);
    expect(await person.plan()).toMatchObject({ effective: 'core' });
  },
);

test.for(servers)(
  'a cancellation made in the provider’s portal is shown and can be undone in the app ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.buy('core');
    expect(await person.call({ action: 'open-portal' })).toMatchObject({
      url: expect.stringContaining('/p/session/'),
    });
    const { subscription } = await person.plan();
    server.standIn.control.cancelInPortal(subscription ?? '');
    await server.standIn.control.idle();
    const atProvider = await server.stripe.subscriptions.retrieve(subscription ?? '');
    expect(atProvider).toMatchObject({ cancel_at_period_end: false, cancel_at: expect.any(Number) });
    expect(await person.account()).toMatchObject({ cancel_at_period_end: true });
    await person.call({ action: 'undo-cancel' });
    expect(await person.account()).toMatchObject({ cancel_at_period_end: false });
    expect((await server.stripe.subscriptions.retrieve(subscription ?? '')).cancel_at).toBeNull();
  },
);

// Specification: 7.pay.3, 9.offers, D.6.3
test.for(servers)(
  'the half-price offer covers two monthly invoices, works once and undoes a cancellation ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.buy('starter');
    await server.pass(1);
    await cancel(person, 'immediate');
    expect(await (await cancel(person, 'discount')).json()).toEqual({ success: true });
    expect(await person.account()).toMatchObject({ cancel_at_period_end: false, retention_used: true });
    expect(await refusalOf(await cancel(person, 'discount'))).toMatchObject({
      status: 409,
      code: 'discount_used',
    });
    for (let month = 0; month < 3; month += 1) await server.pass(31);
    expect(await paid(server, person)).toEqual([1499, 749, 749, 1499]);

    // Nor can the discount be used with another subscription.
    await cancel(person, 'immediate');
    await server.pass(40);
    await person.buy('starter');
    expect(await refusalOf(await cancel(person, 'discount'))).toMatchObject({ code: 'discount_used' });
  },
);

// Specification: D.6.4
test.for(servers)(
  'the retention offer takes a twelfth off a yearly subscriber’s next invoice ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.buy('core', true);
    await cancel(person, 'discount');
    await server.pass(366);
    await server.pass(366);
    expect(await paid(server, person)).toEqual([29_990, 29_990 - 2499, 29_990]);
  },
);

test.for(servers)('half price for two months does not halve a yearly price ($name)', async (server) => {
  const person = await server.newPerson();
  await person.buy('core');
  await cancel(person, 'discount');
  await server.pass(3);
  const preview = await person.call({ action: 'preview-change', tier: 'core', isAnnual: true });
  await person.choose('core', true);
  await server.standIn.control.idle();
  const [yearly = 0] = await paid(server, person);
  expect(preview).toMatchObject({ dueNow: yearly });
  expect(yearly).toBeGreaterThan(29_990 - 2999);
});

test.for(servers)(
  'a declined change to yearly billing keeps the half-price offer for the monthly plan ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.buy('core');
    await cancel(person, 'discount');
    server.standIn.control.changeCard(await person.customerId(), 'later');
    const answer = await person.ask({ action: 'create-checkout', tier: 'core', isAnnual: true });
    expect(await refusalOf(answer)).toMatchObject({ status: 402, code: 'card_declined' });
    server.standIn.control.changeCard(await person.customerId(), 'pays');
    await server.pass(31);
    expect(await paid(server, person)).toEqual([1499, 2999]);
  },
);

// Specification: 4.cancel.4, 7.pay.3, 9.offers, D.6.2
test.for(servers)(
  'a pause starts when the paid month ends, costs 3.99 and keeps the team ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.buy('unlimited');
    await setPlan(server.database, person.person, { team: ['max', 'lena'], uploads: 7 });
    await cancel(person, 'pause');
    await server.standIn.control.idle();
    const { accessUntil, pauseAt } = await person.plan();
    expect(await person.plan()).toMatchObject({ tier: 'unlimited', effective: 'unlimited', uploads: 7 });
    expect(accessUntil).toBe((pauseAt ?? 0) + 7 * DAY);
    expect(await refusalOf(await cancel(person, 'pause'))).toMatchObject({ code: 'already_on_plan' });

    server.standIn.control.chaos({ drop: true });
    await server.pass(31);
    server.standIn.control.chaos({});
    expect(await person.plan()).toMatchObject({ tier: 'unlimited', effective: 'paused' });
    await person.call({ action: 'get-subscription' });
    expect(await person.plan()).toMatchObject({
      tier: 'paused',
      effective: 'paused',
      team: ['max', 'lena'],
      uploads: 7,
      pauseAt: null,
    });
    expect(await paid(server, person)).toEqual([399, 4999]);
    const use = server.database.asUser(person.person.claims, (user) =>
      user.query('update public.subscriptions set document_uploads_remaining = 6'),
    );
    await expect(use).rejects.toMatchObject({ code: '42501' });

    await server.pass(20);
    await person.choose('core');
    await server.standIn.control.idle();
    expect(await person.plan()).toMatchObject({
      tier: 'core',
      effective: 'core',
      team: ['lena'],
      uploads: 3,
    });
  },
);

test.for(servers)('a pause that has not started can be canceled for free ($name)', async (server) => {
  const person = await server.newPerson();
  await person.buy('core');
  await setPlan(server.database, person.person, { uploads: 1 });
  await cancel(person, 'pause');
  expect(await person.call({ action: 'preview-change', tier: 'core', isAnnual: false })).toMatchObject({
    dueNow: 0,
    credit: 0,
    nextAmount: 2999,
  });
  expect(await person.choose('core')).toContain('status=success');
  await server.standIn.control.idle();
  expect(await person.plan()).toMatchObject({ tier: 'core', pauseAt: null, uploads: 1 });
  await server.pass(31);
  expect(await paid(server, person)).toEqual([2999, 2999]);
});

test.for(servers)(
  'before a scheduled pause starts, changing plans costs the same as without the pause ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.buy('starter');
    await server.pass(10);
    const without = await person.call({ action: 'preview-change', tier: 'unlimited', isAnnual: false });
    await cancel(person, 'pause');
    const preview = await person.call({ action: 'preview-change', tier: 'unlimited', isAnnual: false });
    expect((preview as { dueNow: number }).dueNow).toBeCloseTo((without as { dueNow: number }).dueNow, -1);
    await person.choose('unlimited');
    await server.standIn.control.idle();
    const [now = 0] = await paid(server, person);
    expect(now).toBeCloseTo((preview as { dueNow: number }).dueNow, -1);
    expect(await person.plan()).toMatchObject({ tier: 'unlimited', pauseAt: null });
  },
);

test.for(servers)('a declined card when ending a pause keeps the pause ($name)', async (server) => {
  const person = await server.newPerson();
  await person.buy('starter');
  await cancel(person, 'pause');
  const before = await person.plan();
  server.standIn.control.changeCard(await person.customerId(), 'later');
  const answer = await person.ask({ action: 'create-checkout', tier: 'core', isAnnual: false });
  expect(await refusalOf(answer)).toMatchObject({ status: 402, code: 'card_declined' });
  await server.standIn.control.idle();
  expect(await person.plan()).toEqual(before);
});

test.for(servers)(
  'a yearly plan pauses immediately, and the unused part of the paid year covers the pause ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.buy('core', true);
    await server.pass(100);
    await cancel(person, 'pause');
    await server.standIn.control.idle();
    expect(await person.plan()).toMatchObject({ tier: 'paused', effective: 'paused' });
    await server.pass(62);
    expect((await paid(server, person)).slice(0, -1).every((amount) => amount === 0)).toBe(true);
    const customer = await server.stripe.customers.retrieve(await person.customerId());
    expect((customer as { balance: number }).balance).toBeLessThan(-15_000);
  },
);

test.for(servers)(
  'a person without a plan cannot cancel, undo or preview anything ($name)',
  async (server) => {
    const person = await server.newPerson();
    for (const action of ['undo-cancel', 'open-portal'] as const) {
      expect(await refusalOf(await person.ask({ action }))).toMatchObject({ code: 'no_subscription' });
    }
    expect(await refusalOf(await cancel(person, 'discount'))).toMatchObject({ code: 'no_subscription' });
    await person.choose('core');
    expect(await refusalOf(await cancel(person, 'immediate'))).toMatchObject({ code: 'no_subscription' });
  },
);
