import { afterAll, beforeEach, expect, test } from 'vitest';
import { DAY, idOf, openShop, opening, purchaseEvents, seconds } from './stripe-shop.ts';

const shop = await openShop();
const { control, stripe, prices } = shop;
afterAll(() => shop.close());
beforeEach(() => shop.arrived());

test('a paid checkout makes an active subscription and sends events in order', async () => {
  const customer = await shop.customer();
  const session = await shop.checkout(customer.id, {
    client_reference_id: 'user-1',
    metadata: { userId: 'user-1' },
    subscription_data: { metadata: { userId: 'user-1' } },
  });
  expect(session).toMatchObject({ status: 'open', amount_total: 1499, payment_status: 'unpaid' });
  await shop.arrived();
  control.completeCheckout(session.id);
  expect(await shop.arrived()).toEqual(purchaseEvents);
  const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'invoice'] });
  expect(done).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
  expect(done.subscription).toMatchObject({
    status: 'active',
    customer: customer.id,
    metadata: { userId: 'user-1' },
    billing_mode: { type: 'flexible' },
    items: {
      data: [{ current_period_end: seconds('2026-04-01T12:00:00Z'), price: { id: prices.starter.id } }],
    },
  });
  expect(done.invoice).toMatchObject({
    status: 'paid',
    amount_paid: 1499,
    billing_reason: 'subscription_create',
  });
});

test('a declined card causes no purchase and leaves the checkout open', async () => {
  const customer = await shop.customer();
  const session = await shop.checkout(customer.id);
  expect(() => control.completeCheckout(session.id, 'decline')).toThrow('declined');
  expect(() => control.completeCheckout(session.id, 'later')).toThrow('declined');
  expect(() => control.completeCheckout(session.id, 'confirm', false)).toThrow('additional user action');
  expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([]);
  control.completeCheckout(session.id, 'confirm');
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete');
});

test('an expired checkout can be neither paid nor expired again', async () => {
  const customer = await shop.customer();
  const session = await shop.checkout(customer.id);
  expect((await stripe.checkout.sessions.expire(session.id)).status).toBe('expired');
  expect(() => control.completeCheckout(session.id)).toThrow('expired');
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow('expired');
  const forgotten = await shop.checkout(customer.id);
  control.advance(DAY);
  expect((await stripe.checkout.sessions.retrieve(forgotten.id)).status).toBe('expired');
});

test('as at Stripe, a person can buy twice in two tabs, which the app must prevent', async () => {
  const customer = await shop.customer();
  const sessions = [await shop.checkout(customer.id), await shop.checkout(customer.id)];
  for (const session of sessions) control.completeCheckout(session.id);
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(2);
});

test('a monthly subscription started on the 31st renews on the 31st again after February', async () => {
  const own = await openShop({ now: () => new Date('2027-01-31T08:00:00Z') });
  const { customer, subscription } = await own.buyer();
  const ends: (number | undefined)[] = [];
  for (const day of ['2027-02-28', '2027-03-31', '2027-04-30']) {
    own.control.advance(new Date(`${day}T08:00:00Z`));
    const { items } = await own.stripe.subscriptions.retrieve(subscription.id);
    ends.push(items.data[0]?.current_period_end);
  }
  expect(ends).toEqual(['2027-03-31', '2027-04-30', '2027-05-31'].map((day) => seconds(`${day}T08:00:00Z`)));
  const invoices = await own.stripe.invoices.list({ customer });
  expect(invoices.data.map(({ billing_reason: reason }) => reason)).toEqual([
    'subscription_cycle',
    'subscription_cycle',
    'subscription_cycle',
    'subscription_create',
  ]);
  expect(invoices.data.map(({ created }) => created)[0]).toBe(seconds('2027-04-30T08:00:00Z'));
  await own.close();
});

test('a subscription whose renewal is declined is past due, is retried, and ends', async () => {
  const { customer, subscription } = await shop.buyer();
  control.changeCard(customer, 'later');
  control.advance(31 * DAY);
  const late = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  expect(late.status).toBe('past_due');
  expect(late.latest_invoice).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 1499 });
  expect(await shop.arrived()).toContain('invoice.payment_failed');
  control.advance(8 * DAY);
  const { status, cancellation_details: why } = await stripe.subscriptions.retrieve(subscription.id);
  expect(status).toBe('canceled');
  expect(why?.reason).toBe('payment_failed');
  await shop.arrived();
  const own = shop.events
    .filter(({ data }) => 'customer' in data.object && data.object.customer === customer)
    .map(({ type }) => type);
  expect(own.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
  expect(own.at(-1)).toBe('customer.subscription.deleted');
});

test('a subscription whose declined renewal is paid in time continues', async () => {
  const { customer, subscription } = await shop.buyer();
  control.changeCard(customer, 'later');
  control.advance(31 * DAY);
  control.changeCard(customer, 'pays');
  control.advance(3 * DAY);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
});

test('depending on the account setting, an uncollectible renewal makes the subscription unpaid instead of canceled', async () => {
  const own = await openShop({ dunning: { retryAfterDays: [1], finally: 'unpaid' } });
  const { customer, subscription } = await own.buyer();
  own.control.changeCard(customer, 'later');
  own.control.advance(33 * DAY);
  expect((await own.stripe.subscriptions.retrieve(subscription.id)).status).toBe('unpaid');
  own.control.advance(31 * DAY);
  const [newest, older] = (await own.stripe.invoices.list({ customer })).data;
  expect([newest?.status, older?.status]).toEqual(['draft', 'open']);
  own.control.payInvoice(String(older?.id), 'pays');
  expect((await own.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  await own.close();
});

test('a renewal that needs bank confirmation waits for the person', async () => {
  const { customer, subscription } = await shop.buyer();
  control.changeCard(customer, 'confirm');
  control.advance(31 * DAY);
  expect(await shop.arrived()).toContain('invoice.payment_action_required');
  const late = await stripe.subscriptions.retrieve(subscription.id);
  expect(late.status).toBe('past_due');
  expect(control.payInvoice(idOf(late.latest_invoice))).toBe('paid');
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
});

test('the clock only moves forward', () => {
  expect(() => control.advance(opening)).toThrow('forward');
});
