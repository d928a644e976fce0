import { beforeEach, expect, test } from 'vitest';
import { momentText } from '#domain/billing/charge-words.ts';
import { startBillingOnEach } from './billing-server.ts';
import { mailsTo, subjects, runAll, nextCharge, renewingIn, startAnew } from './billing-setup.ts';

const servers = await startBillingOnEach();
beforeEach(async () => {
  for (const server of servers) await startAnew(server);
});

test.for(servers)(
  'one email announces a yearly renewal thirty days ahead, with price, date and cancellation steps ($name)',
  async (server) => {
    const person = await renewingIn(server, 31);
    await runAll(server);
    expect(subjects(server, person)).toEqual([]);
    const date = momentText(await nextCharge(server, person), null);
    await server.pass(1.1);
    await Promise.all([runAll(server), runAll(server)]);
    await server.pass(10);
    await runAll(server);
    expect(subjects(server, person)).toEqual(['Your subscription renews soon']);
    const [mail] = mailsTo(server, person);
    for (const told of [
      `Your subscription renews on ${date}.`,
      'Subscription: Complete',
      "We'll charge your card: $299.90",
      'press "Cancel Subscription,"',
      `${server.url}/settings?tab=subscription`,
    ]) {
      expect(mail?.text).toContain(told);
    }
  },
);

test.for(servers)('the renewal in the following year gets its own announcement ($name)', async (server) => {
  const person = await renewingIn(server, 20);
  await runAll(server);
  await server.pass(21);
  await runAll(server);
  expect(subjects(server, person)).toHaveLength(1);
  await server.pass(340);
  await runAll(server);
  expect(subjects(server, person)).toHaveLength(2);
});

test.for(servers)('the announced price is the one that will be charged ($name)', async (server) => {
  const person = await renewingIn(server, 40);
  await person.call({ action: 'cancel-subscription', cancelAction: 'discount' });
  await server.pass(15);
  await runAll(server);
  expect(mailsTo(server, person)[0]?.text).toContain("We'll charge your card: $274.91");
});

test.for(servers)('no renewal is announced for a canceled or monthly plan ($name)', async (server) => {
  const [monthly, canceled] = [await server.newPerson(), await renewingIn(server, 40)];
  await canceled.call({ action: 'cancel-subscription', cancelAction: 'immediate' });
  await monthly.buy('core');
  await server.sendEmails();
  server.mails.length = 0;
  await server.pass(15);
  await runAll(server);
  expect([subjects(server, monthly), subjects(server, canceled)]).toEqual([[], []]);
});

test.for(servers)('a cancellation that only Stripe has recorded is detected, too ($name)', async (server) => {
  const person = await renewingIn(server, 20);
  const { subscription } = await person.plan();
  server.standIn.control.chaos({ drop: true });
  server.standIn.control.cancelInPortal(subscription ?? '');
  await server.standIn.control.idle();
  server.standIn.control.chaos({});
  await runAll(server);
  expect(subjects(server, person)).toEqual([]);
});

test.for(servers)(
  'a person who cancels before the announcement is sent gets no email ($name)',
  async (server) => {
    const person = await renewingIn(server, 20);
    await server.runJobs();
    await person.call({ action: 'cancel-subscription', cancelAction: 'immediate' });
    await server.sendEmails();
    expect(subjects(server, person)).toEqual([]);
  },
);

test.for(servers)(
  'no renewal is announced for a plan that ended because it was not paid ($name)',
  async (server) => {
    const person = await renewingIn(server, 20);
    server.standIn.control.changeCard(await person.customerId(), 'later');
    await server.pass(70);
    expect(await person.plan()).toMatchObject({ effective: 'canceled' });
    server.mails.length = 0;
    await server.pass(275);
    await runAll(server);
    expect(subjects(server, person)).toEqual([]);
  },
);

test.for(servers)('during a payment provider outage the announcement is delayed ($name)', async (server) => {
  const person = await renewingIn(server, 20);
  // Nothing else is due, so the simulated failure hits the renewal email.
  await server.database.asService((service) =>
    service.query(`update public.billing_accounts set sync_due_at = 'infinity'`),
  );
  server.standIn.control.fail({ kind: 429 });
  await runAll(server);
  expect(subjects(server, person)).toEqual([]);
  expect(server.logged()).toContain('a renewal could not be announced');
  await runAll(server);
  expect(subjects(server, person)).toHaveLength(1);
});
