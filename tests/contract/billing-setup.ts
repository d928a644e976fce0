import { type BillingServer, type Customer, sessionOf } from './billing-server.ts';

/** Deletes all purchases and sent emails, and accepts emails again. */
export async function startAnew(server: BillingServer): Promise<void> {
  await server.forgetCustomers();
  server.mails.length = 0;
  server.refuseMail(false);
}

export const mailsTo = (server: BillingServer, { person }: Customer) =>
  server.mails.filter(({ to }) => to === person.email);
export const subjects = (server: BillingServer, person: Customer) =>
  mailsTo(server, person).map(({ subject }) => subject);

export const CHANGED = 'Your subscription has changed';

/** A person whose purchase email was sent earlier. */
export async function buyer(server: BillingServer, tier: 'starter' | 'core'): Promise<Customer> {
  const person = await server.newPerson();
  await person.buy(tier);
  await server.sendEmails();
  server.mails.length = 0;
  return person;
}

/** Changes the price as an operator does at the provider: another price of the same plan, from the next charge on. */
export async function raisePrice(server: BillingServer, person: Customer, cents: number): Promise<void> {
  const { data } = await server.stripe.subscriptions.list({ customer: await person.customerId() });
  const [item] = data[0]?.items.data ?? [];
  if (!data[0] || !item) throw new Error('There is no subscription');
  const price = await server.stripe.prices.create({
    product: item.price.product as string,
    currency: 'usd',
    unit_amount: cents,
    recurring: { interval: 'month' },
    metadata: item.price.metadata,
  });
  await server.stripe.subscriptions.update(data[0].id, {
    items: [{ id: item.id, price: price.id }],
    proration_behavior: 'none',
  });
  await server.standIn.control.idle();
}

/** Runs all scheduled work, which needs no request. */
export async function runAll(server: BillingServer): Promise<void> {
  await server.runJobs();
  await server.sendEmails();
}

export async function nextCharge(server: BillingServer, person: Customer): Promise<Date> {
  const { data } = await server.stripe.subscriptions.list({ customer: await person.customerId() });
  return new Date(1000 * (data[0]?.items.data[0]?.current_period_end ?? 0));
}

/** A person whose yearly plan renews in this many days. */
export async function renewingIn(server: BillingServer, days: number): Promise<Customer> {
  const person = await server.newPerson();
  await person.buy('core', true);
  await server.sendEmails();
  server.mails.length = 0;
  const left = (await nextCharge(server, person)).getTime() - server.standIn.now().getTime();
  await server.pass(left / 86_400_000 - days);
  return person;
}

/** A person whose purchase was never reported. */
export async function unreportedBuyer(server: BillingServer): Promise<Customer> {
  const { standIn } = server;
  const person = await server.newPerson();
  const session = sessionOf(await person.choose('core'));
  standIn.control.chaos({ drop: true });
  standIn.control.completeCheckout(session);
  await standIn.control.idle();
  standIn.control.chaos({});
  return person;
}
