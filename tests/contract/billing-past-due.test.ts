import { beforeEach, expect, test } from 'vitest';
import { type BillingServer, invoiceOf, refusalOf, startBillingOnEach } from './billing-server.ts';

const DAY = 86_400;
const servers = await startBillingOnEach();
beforeEach(async () => {
  await Promise.all(servers.map((server) => server.forgetCustomers()));
});

/** A person whose card has stopped working, on the day after the invoice. */
async function pastDuePerson(server: BillingServer) {
  const person = await server.newPerson();
  await person.buy('core');
  server.standIn.control.changeCard(await person.customerId(), 'later');
  const { accessUntil } = await person.plan();
  const now = server.standIn.now().getTime() / 1000;
  await server.pass(((accessUntil ?? 0) - 7 * DAY - now) / DAY + 1);
  return person;
}

test.for(servers)(
  'access continues for exactly seven days after an unpaid invoice ($name)',
  async (server) => {
    const person = await pastDuePerson(server);
    const plan = await person.plan();
    expect(plan).toMatchObject({ tier: 'core', effective: 'core' });
    expect(plan.accessUntil).toBe((plan.pastDueSince ?? 0) + 7 * DAY);
    expect(await person.account()).toMatchObject({
      status: 'past_due',
      pending_payment_url: expect.stringMatching(/\/i\/in_/),
    });
    const left = (plan.accessUntil ?? 0) - server.standIn.now().getTime() / 1000;
    server.standIn.control.chaos({ drop: true });
    await server.pass((left - 5) / DAY);
    expect(await person.plan()).toMatchObject({ effective: 'core' });
    await server.pass(6 / DAY);
    expect(await person.plan()).toMatchObject({ tier: 'core', effective: 'canceled' });
    server.standIn.control.chaos({});
  },
);

test.for(servers)(
  'paying the invoice keeps the plan and grants no new upload credits ($name)',
  async (server) => {
    const person = await pastDuePerson(server);
    const page = String((await person.account())?.['pending_payment_url']);
    expect(await person.choose('unlimited')).toBe(page);
    await server.pass(3);
    expect(await person.plan()).toMatchObject({ effective: 'core' });
    server.standIn.control.payInvoice(invoiceOf(page), 'pays');
    await server.standIn.control.idle();
    expect(await person.plan()).toMatchObject({
      tier: 'core',
      effective: 'core',
      pastDueSince: null,
      uploads: 3,
    });
    expect(await person.account()).toMatchObject({ status: 'active', pending_payment_url: null });
  },
);

test.for(servers)(
  'with an unpaid invoice, offers and pauses are unavailable and canceling ends the plan immediately ($name)',
  async (server) => {
    const person = await pastDuePerson(server);
    for (const cancelAction of ['discount', 'pause'] as const) {
      const answer = await person.ask({ action: 'cancel-subscription', cancelAction });
      expect(await refusalOf(answer)).toMatchObject({ status: 402, code: 'card_declined' });
    }
    await person.call({ action: 'cancel-subscription', cancelAction: 'immediate' });
    expect(await person.plan()).toMatchObject({ tier: 'canceled', pastDueSince: null, subscription: null });
    await server.pass(40);
    const { data } = await server.stripe.invoices.list({ customer: await person.customerId() });
    expect(data.filter(({ status }) => status === 'paid')).toHaveLength(1);
  },
);

test.for(servers)(
  'after the last payment attempt the plan ends, and can be bought again ($name)',
  async (server) => {
    const person = await pastDuePerson(server);
    await server.pass(20);
    expect(await person.plan()).toMatchObject({ tier: 'canceled', subscription: null });
    server.standIn.control.changeCard(await person.customerId(), 'pays');
    await person.buy('starter');
    expect(await person.plan()).toMatchObject({ tier: 'starter', effective: 'starter', uploads: 1 });
  },
);

test.for(servers)(
  'an unreported renewal extends access only for the grace period ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.buy('core');
    server.standIn.control.changeCard(await person.customerId(), 'later');
    await server.standIn.control.idle();
    server.standIn.control.chaos({ drop: true });
    const { accessUntil } = await person.plan();
    const left = (accessUntil ?? 0) - server.standIn.now().getTime() / 1000;
    await server.pass((left - 5) / DAY);
    expect(await person.plan()).toMatchObject({ effective: 'core' });
    await server.pass(6 / DAY);
    expect(await person.plan()).toMatchObject({ tier: 'core', effective: 'canceled' });
    server.standIn.control.chaos({});
  },
);
