import type Stripe from 'stripe';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { DAY, idOf, openShop } from './stripe-shop.ts';

const shop = await openShop();
const { control, stripe, prices } = shop;
afterAll(() => shop.close());
beforeEach(() => shop.arrived());

const half = 15.5 * DAY;
const now = { proration_behavior: 'always_invoice', expand: ['latest_invoice'] };

/** The subscription with its newest invoice. */
function change(id: string, parameters: Stripe.SubscriptionUpdateParams) {
  return stripe.subscriptions.update(id, parameters) as Promise<
    Stripe.Subscription & { latest_invoice: Stripe.Invoice }
  >;
}

test('a mid-month upgrade costs the remainder of the new plan minus the remainder of the old plan', async () => {
  const { customer, subscription, item } = await shop.buyer();
  const start = subscription.created * 1000;
  const length = Number(subscription.items.data[0]?.current_period_end) * 1000 - start;
  control.advance(length / 2);
  const items = [{ id: item, price: prices.core.id }];
  const preview = await stripe.invoices.createPreview({
    customer,
    subscription: subscription.id,
    subscription_details: { items, proration_behavior: 'always_invoice' },
  });
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-750, 1500]);
  const before = (await stripe.invoices.list({ customer })).data.length;
  expect(before).toBe(1);
  const changed = await change(subscription.id, { items, ...now, payment_behavior: 'pending_if_incomplete' });
  expect(changed.latest_invoice).toMatchObject({
    amount_paid: preview.amount_due,
    billing_reason: 'subscription_update',
    status: 'paid',
  });
  expect(changed.items.data).toMatchObject([{ id: item, price: { id: prices.core.id } }]);
  expect(await shop.arrived()).toContain('customer.subscription.updated');
});

test('a downgrade leaves a credit that pays the next invoices', async () => {
  const { customer, subscription, item } = await shop.buyer();
  await change(subscription.id, { items: [{ id: item, price: prices.core.id }], ...now });
  const changed = await change(subscription.id, { items: [{ id: item, price: prices.starter.id }], ...now });
  expect(changed.latest_invoice).toMatchObject({
    total: -1500,
    amount_due: 0,
    ending_balance: -1500,
    status: 'paid',
  });
  expect((await stripe.customers.retrieve(customer)) as Stripe.Customer).toMatchObject({ balance: -1500 });
  control.advance(31 * DAY);
  const [renewal] = (await stripe.invoices.list({ customer })).data;
  expect(renewal).toMatchObject({ total: 1499, amount_due: 0, starting_balance: -1500, ending_balance: -1 });
});

test('adding a price without an item ID keeps the old price, so that both are billed', async () => {
  const { subscription } = await shop.buyer();
  const changed = await change(subscription.id, { items: [{ price: prices.core.id }] });
  expect(changed.items.data).toHaveLength(2);
});

test('a change from monthly to yearly is billed immediately and starts a new year', async () => {
  const { subscription, item } = await shop.buyer();
  control.advance(half);
  const time = Math.floor(shop.standIn.now().getTime() / 1000);
  const changed = await change(subscription.id, { items: [{ id: item, price: prices.coreYear.id }], ...now });
  expect(changed.billing_cycle_anchor).toBe(time);
  expect(changed.items.data[0]).toMatchObject({ current_period_start: time });
  expect(Number(changed.items.data[0]?.current_period_end) - time).toBe(365 * 24 * 3600);
  expect(changed.latest_invoice.amount_paid).toBeLessThan(29990);
  expect(changed.latest_invoice.amount_paid).toBeGreaterThan(29990 - 1499);
});

test('without proration a new price waits for the next invoice', async () => {
  const { customer, subscription, item } = await shop.buyer();
  const items = [{ id: item, price: prices.paused.id }];
  await change(subscription.id, { items, proration_behavior: 'none' });
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
  control.advance(31 * DAY);
  expect((await stripe.invoices.list({ customer })).data.map(({ amount_paid: paid }) => paid)).toEqual([
    399, 1499,
  ]);
});

test('prorations that are not billed immediately appear on the next invoice', async () => {
  const { customer, subscription, item } = await shop.buyer();
  control.advance(half);
  await change(subscription.id, { items: [{ id: item, price: prices.core.id }] });
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
  control.advance(16 * DAY);
  const [bill] = (await stripe.invoices.list({ customer })).data;
  expect(bill?.lines.data).toHaveLength(3);
  expect(bill?.amount_paid).toBeGreaterThan(2999);
});

test('a plan change whose payment fails keeps the old plan until it is paid', async () => {
  const { customer, subscription, item } = await shop.buyer();
  control.changeCard(customer, 'confirm');
  const items = [{ id: item, price: prices.core.id }];
  const waiting = await change(subscription.id, { items, ...now, payment_behavior: 'pending_if_incomplete' });
  expect(waiting.status).toBe('active');
  expect(waiting.items.data).toMatchObject([{ price: { id: prices.starter.id } }]);
  expect(waiting.pending_update?.subscription_items).toMatchObject([{ price: { id: prices.core.id } }]);
  expect(waiting.latest_invoice.hosted_invoice_url).toContain('/i/');
  control.payInvoice(waiting.latest_invoice.id);
  const changed = await stripe.subscriptions.retrieve(subscription.id);
  expect(changed.pending_update).toBeNull();
  expect(changed.items.data).toMatchObject([{ price: { id: prices.core.id } }]);
  expect(await shop.arrived()).toContain('customer.subscription.pending_update_applied');
});

test('an unpaid plan change expires after 23 hours', async () => {
  const { customer, subscription, item } = await shop.buyer();
  control.changeCard(customer, 'later');
  const items = [{ id: item, price: prices.core.id }];
  const waiting = await change(subscription.id, { items, ...now, payment_behavior: 'pending_if_incomplete' });
  control.advance(DAY);
  const old = await stripe.subscriptions.retrieve(subscription.id);
  expect([old.status, old.pending_update]).toEqual(['active', null]);
  expect((await stripe.invoices.retrieve(waiting.latest_invoice.id)).status).toBe('void');
  expect(await shop.arrived()).toContain('customer.subscription.pending_update_expired');
  await expect(
    change(subscription.id, { items, metadata: { a: '1' }, payment_behavior: 'pending_if_incomplete' }),
  ).rejects.toThrow('pending_if_incomplete');
});

test('with error_if_incomplete, a plan change whose payment fails changes nothing', async () => {
  const { customer, subscription, item } = await shop.buyer();
  control.changeCard(customer, 'later');
  const items = [{ id: item, price: prices.core.id }];
  await expect(
    change(subscription.id, { items, ...now, payment_behavior: 'error_if_incomplete' }),
  ).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402, code: 'card_declined' });
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
  const loose = await change(subscription.id, { items, ...now });
  expect([loose.status, loose.latest_invoice.status]).toEqual(['past_due', 'open']);
});

test('a repeating coupon of two months halves the next two monthly invoices', async () => {
  await stripe.coupons.create({ id: 'half', percent_off: 50, duration: 'repeating', duration_in_months: 2 });
  const { customer, subscription } = await shop.buyer();
  // If the coupon were applied in the same second as the purchase, the first invoice would count as one of the two.
  control.advance(60_000);
  await change(subscription.id, { discounts: [{ coupon: 'half' }] });
  for (let month = 0; month < 3; month += 1) control.advance(31 * DAY);
  const bills = (await stripe.invoices.list({ customer })).data.map(({ amount_paid: paid }) => paid);
  expect(bills).toEqual([1499, 749, 749, 1499]);
  expect((await stripe.subscriptions.retrieve(subscription.id)).discounts).toEqual([]);
  const { times_redeemed: redeemed } = await stripe.coupons.retrieve('half');
  expect(redeemed).toBe(1);
});

test('a discounts list replaces the discounts, discount IDs keep them, and an empty string clears them', async () => {
  await stripe.coupons.create({ id: 'ten', amount_off: 1000, currency: 'usd', duration: 'once' });
  await stripe.coupons.create({ id: 'five', percent_off: 5, duration: 'forever' });
  const { subscription, customer } = await shop.buyer();
  const first = await stripe.subscriptions.update(subscription.id, { discounts: [{ coupon: 'ten' }] });
  const kept = await stripe.subscriptions.update(subscription.id, {
    discounts: [{ discount: idOf(first.discounts[0]) }, { coupon: 'five' }],
    expand: ['discounts.source.coupon'],
  });
  expect(kept.discounts).toMatchObject([
    { id: first.discounts[0], source: { coupon: { id: 'ten' } } },
    { source: { coupon: { id: 'five', percent_off: 5 } } },
  ]);
  control.advance(31 * DAY);
  const [bill] = (await stripe.invoices.list({ customer })).data;
  expect(bill?.amount_paid).toBe(1499 - 1000 - 25);
  expect((await stripe.subscriptions.retrieve(subscription.id)).discounts).toHaveLength(1);
  const cleared = await stripe.subscriptions.update(subscription.id, { discounts: '' });
  expect(cleared.discounts).toEqual([]);
});

test('a promotion code works until its redemption limit is reached', async () => {
  await stripe.coupons.create({ id: 'gift', percent_off: 100, duration: 'forever' });
  const code = await stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: 'gift' },
    code: 'SPRING',
    max_redemptions: 1,
  });
  const customer = await shop.customer();
  const session = await shop.checkout(customer.id, { discounts: [{ promotion_code: code.id }] });
  expect(session.amount_total).toBe(0);
  control.completeCheckout(session.id);
  const [bill] = (await stripe.invoices.list({ customer: customer.id })).data;
  expect(bill).toMatchObject({ amount_due: 0, status: 'paid' });
  const { subscription } = await shop.buyer();
  await expect(
    stripe.subscriptions.update(subscription.id, { discounts: [{ promotion_code: code.id }] }),
  ).rejects.toMatchObject({ code: 'coupon_expired' });
});

test('a cancellation at period end can be undone, or takes effect at that time', async () => {
  const { subscription, item } = await shop.buyer();
  const end = subscription.items.data[0]?.current_period_end;
  const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect(ending).toMatchObject({ cancel_at_period_end: true, cancel_at: end, status: 'active' });
  const undone = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  expect(undone).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  control.advance(31 * DAY);
  expect(await shop.arrived()).toContain('customer.subscription.deleted');
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
  await expect(change(subscription.id, { items: [{ id: item, price: prices.core.id }] })).rejects.toThrow(
    'canceled subscription',
  );
});

test('canceling in the portal only sets the cancellation date, and clearing that date undoes it', async () => {
  const { subscription } = await shop.buyer();
  control.cancelInPortal(subscription.id);
  const ending = await stripe.subscriptions.retrieve(subscription.id);
  expect(ending.cancel_at_period_end).toBe(false);
  expect(ending.cancel_at).toBe(subscription.items.data[0]?.current_period_end);
  expect((await stripe.subscriptions.update(subscription.id, { cancel_at: '' })).cancel_at).toBeNull();
  await expect(
    stripe.subscriptions.update(subscription.id, { cancel_at: '', cancel_at_period_end: false }),
  ).rejects.toThrow('only specify one');
});

test('an immediate cancellation credits the remaining paid time only on request', async () => {
  const { customer, subscription } = await shop.buyer();
  const ended = await stripe.subscriptions.cancel(subscription.id, { prorate: true, invoice_now: true });
  expect(ended).toMatchObject({ status: 'canceled', ended_at: expect.any(Number) });
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -1499 });
  await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
    code: 'resource_missing',
  });
});
