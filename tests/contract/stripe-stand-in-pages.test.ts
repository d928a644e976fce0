import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, idOf, openShop } from './stripe-shop.ts';

const shop = await openShop();
const { control, standIn, stripe, prices } = shop;
afterAll(() => shop.close());

let customer = '';
beforeAll(async () => {
  customer = (await shop.customer()).id;
});

/** Submits a form like its page and returns the redirect. */
async function send(target: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(new URL(target, standIn.url), {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: standIn.url, ...headers },
    redirect: 'manual',
  });
  return { status: answer.status, location: answer.headers.get('Location') };
}

async function read(target: string) {
  const answer = await fetch(new URL(target, standIn.url));
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

test('the checkout page shows the price, a declined card and the bank confirmation, and returns to the app', async () => {
  const session = await shop.checkout(customer);
  const target = new URL(String(session.url)).pathname;
  const page = await read(target);
  expect(page.text).toContain('Sandbox: you won’t be charged');
  expect(page.text).toContain('$14.99');
  expect(page.text).toContain('status=canceled');
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(page.text).not.toMatch(/<script|<style|style=/);

  const declined = await send(target, { card: 'decline' });
  expect((await read(String(declined.location))).text).toContain('Your card was declined');
  const confirm = await send(target, { card: 'confirm' });
  expect((await read(String(confirm.location))).text).toContain('Is this you?');
  const refused = await send(String(confirm.location), { decision: 'refuse' });
  expect((await read(String(refused.location))).text).toContain('not confirmed');
  expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);

  const paid = await send(String(confirm.location), { decision: 'confirm' });
  expect(paid).toEqual({ status: 303, location: session.success_url });
  expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);
  expect(await read(target)).toMatchObject({ status: 410, text: expect.stringContaining('paid already') });
});

test('a promotion code reduces the price, and an invalid code shows an error', async () => {
  await stripe.coupons.create({ id: 'all', percent_off: 100, duration: 'forever' });
  await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: 'all' }, code: 'GIFT' });
  const session = await shop.checkout(customer, { allow_promotion_codes: true });
  const target = new URL(String(session.url)).pathname;
  const wrong = await send(`${target}/code`, { code: 'nothing' });
  expect((await read(String(wrong.location))).text).toContain('not valid');
  await send(`${target}/code`, { code: ' gift ' });
  expect((await read(target)).text).toContain('100% off');
});

test('the page for an expired or unknown checkout session says so', async () => {
  const session = await shop.checkout(customer);
  await stripe.checkout.sessions.expire(session.id);
  expect(await read(`/c/pay/${session.id}`)).toMatchObject({
    status: 410,
    text: expect.stringContaining('This page has expired'),
  });
  for (const target of ['/c/pay/cs_none', '/p/session/none', '/i/none']) {
    expect((await read(target)).status).toBe(404);
  }
});

test('an open invoice can be paid on its page, but only once', async () => {
  const { customer, subscription, item } = await shop.buyer();
  control.changeCard(customer, 'later');
  const waiting = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item, price: prices.core.id }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  });
  const bill = `/i/${idOf(waiting.latest_invoice)}`;
  expect((await read(bill)).text).toContain('not paid yet');
  const declined = await send(`${bill}/pay`, { card: 'decline' });
  expect(declined.location).toContain('declined');
  await send(`${bill}/pay`, { card: 'confirm' });
  expect((await read(bill)).text).toContain('Your bank wants you to confirm');
  await send(`${bill}/confirm`, { decision: 'refuse' });
  expect((await stripe.invoices.retrieve(idOf(waiting.latest_invoice))).status).toBe('open');
  await send(`${bill}/pay`, { card: 'pays' });
  await send(`${bill}/pay`, { card: 'pays' });
  expect((await read(bill)).text).toContain('Paid. Thank you.');
  const { items } = await stripe.subscriptions.retrieve(subscription.id);
  expect(items.data).toMatchObject([{ price: { id: prices.core.id } }]);
});

test('the portal changes the card, cancels and resumes the plan, and hides other people’s plans', async () => {
  const mine = await shop.buyer();
  const other = await shop.buyer();
  const { url } = await stripe.billingPortal.sessions.create({
    customer: mine.customer,
    return_url: 'http://localhost:3000/settings',
  });
  const target = new URL(url).pathname;
  await send(`${target}/card`, { card: 'later' });
  expect((await read(target)).text).toContain('ending in 0341');
  const declined = await send(`${target}/card`, { card: 'decline' });
  expect(declined.location).toContain('declined');
  await send(`${target}/cancel`, { subscription: mine.subscription.id });
  await send(`${target}/cancel`, { subscription: other.subscription.id });
  expect((await read(target)).text).toContain('Ends on');
  expect((await stripe.subscriptions.retrieve(other.subscription.id)).cancel_at).toBeNull();
  await send(`${target}/undo`, { subscription: mine.subscription.id });
  expect((await stripe.subscriptions.retrieve(mine.subscription.id)).cancel_at).toBeNull();
});

test('rejects a form submitted from another page', async () => {
  const session = await shop.checkout(customer);
  const foreign: Record<string, string>[] = [
    { Origin: 'http://evil.test' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ];
  for (const headers of foreign) {
    expect((await send(`/c/pay/${session.id}`, { card: 'pays' }, headers)).status).toBe(403);
    expect((await send('/_sandbox/advance', { days: '1' }, headers)).status).toBe(403);
  }
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
});

test('the sandbox shows the state, moves the clock, plans failures and chaos', async () => {
  const before = standIn.now().getTime();
  expect((await send('/_sandbox/advance', { days: '1' })).location).toBe('/_sandbox');
  expect(standIn.now().getTime()).toBe(before + DAY);
  const post = (name: string, body: unknown) =>
    fetch(`${standIn.url}/_sandbox/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const moved = await post('advance', { to: new Date(before + 2 * DAY).toISOString() });
  expect(await moved.json()).toEqual({ now: new Date(before + 2 * DAY).toISOString() });
  expect((await post('advance', { to: new Date(before).toISOString() })).status).toBe(400);
  expect((await post('advance', { ms: -5 })).status).toBe(400);
  expect((await post('fail', { kind: 'sideways' })).status).toBe(400);
  await post('fail', { kind: 503, operation: 'Customers_list' });
  await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 503 });
  await post('chaos', { drop: true });
  await shop.arrived();
  await shop.customer();
  expect(await shop.arrived()).toEqual([]);
  await send('/_sandbox/chaos', {});
  await shop.customer();
  expect(await shop.arrived()).toEqual(['customer.created']);
  const state = await read('/_sandbox/state');
  expect(JSON.parse(state.text).customers[customer]).toMatchObject({ email: 'sam@people.test' });
  expect(state.text).not.toContain(standIn.webhookSecret);
  expect((await read('/_sandbox')).text).toContain('sam@people.test');
});
