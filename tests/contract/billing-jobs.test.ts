import { beforeEach, expect, test } from 'vitest';
import { momentText } from '#domain/billing/charge-words.ts';
import { makeSuperadmin, setPlan } from '../db/people.ts';
import { startBillingOnEach } from './billing-server.ts';
import { startAnew, unreportedBuyer } from './billing-setup.ts';

const servers = await startBillingOnEach();
beforeEach(async () => {
  for (const server of servers) await startAnew(server);
});

// ASVS: 16.5.2
test.for(servers)('the job finds a purchase with lost webhooks within two hours ($name)', async (server) => {
  const person = await unreportedBuyer(server);
  await server.runJobs();
  expect(await person.plan()).toMatchObject({ tier: 'trial' });
  await server.pass(0.05);
  await server.runJobs();
  expect(await person.plan()).toMatchObject({ tier: 'core', effective: 'core' });
});

test.for(servers)('the job finds an unreported end of a plan the next day ($name)', async (server) => {
  const person = await server.newPerson();
  await person.buy('core');
  await person.call({ action: 'cancel-subscription', cancelAction: 'immediate' });
  // An event that is read before the clock moves and written after it would look like an event of today.
  await server.standIn.control.idle();
  server.standIn.control.chaos({ drop: true });
  await server.pass(33);
  server.standIn.control.chaos({});
  await server.runJobs();
  expect(await person.plan()).toMatchObject({ tier: 'canceled', subscription: null });
});

// ASVS: 16.5.2
test.for(servers)(
  'a customer that cannot be read is postponed for an hour without delaying others ($name)',
  async (server) => {
    const people = [await unreportedBuyer(server), await unreportedBuyer(server)];
    await server.pass(0.05);
    server.standIn.control.fail({ kind: 429 });
    await server.runJobs();
    const tiers = async () =>
      (await Promise.all(people.map((person) => person.plan()))).map(({ tier }) => tier);
    expect((await tiers()).toSorted()).toEqual(['core', 'trial']);
    await server.runJobs();
    expect((await tiers()).toSorted()).toEqual(['core', 'trial']);
    await server.pass(0.05);
    await server.runJobs();
    expect(await tiers()).toEqual(['core', 'core']);
  },
);

test.for(servers)(
  'two server instances that run the job at the same time share the work ($name)',
  async (server) => {
    await unreportedBuyer(server);
    await server.pass(0.05);
    let reads = 0;
    const count = (event: { path: string }) => {
      if (event.path.startsWith('/v1/subscriptions')) reads += 1;
    };
    server.stripe.on('request', count);
    await Promise.all([server.runJobs(), server.runJobs()]);
    server.stripe.off('request', count);
    expect(reads).toBe(1);
  },
);

test.for(servers)(
  'a deleted account is no longer billed, and its customer is deleted ($name)',
  async (server) => {
    const person = await server.newPerson();
    await person.buy('unlimited', true);
    const customer = await person.customerId();
    await server.database.asAuthAdmin((auth) =>
      auth.query('delete from auth.users where id = $1', [person.person.id]),
    );
    server.standIn.control.fail({ kind: 429 });
    await server.runJobs();
    expect((await server.stripe.subscriptions.list({ customer })).data).toHaveLength(1);
    await server.runJobs();
    expect((await server.stripe.subscriptions.list({ customer })).data).toHaveLength(0);
    expect((await server.stripe.customers.retrieve(customer)).deleted).toBe(true);
  },
);

test.for(servers)('receipts go to a changed email address within an hour ($name)', async (server) => {
  const person = await server.newPerson();
  await person.buy('core');
  const email = `new-${person.person.email}`;
  await server.database.asAuthAdmin((auth) =>
    auth.query('update auth.users set email = $2 where id = $1', [person.person.id, email]),
  );
  await server.runJobs();
  expect(await server.stripe.customers.retrieve(await person.customerId())).toMatchObject({ email });
});

test.for(servers)(
  'a single, neutrally worded email announces that a trial ends within a day ($name)',
  async (server) => {
    const person = await server.newPerson();
    const sent = () => server.mails.filter(({ to }) => to === person.person.email);
    const endOfTrial = new Date(1000 * ((await person.plan()).trialEnd ?? 0));
    await server.pass(5.5);
    await server.runJobs();
    expect(sent()).toEqual([]);
    await server.pass(1);
    await server.runJobs();
    await server.runJobs();
    expect(sent()).toHaveLength(1);
    const [mail] = sent();
    expect(mail?.subject).toBe('About your account');
    expect(mail?.text).toContain(`${server.url}/settings?tab=subscription`);
    expect(mail?.text).toContain(`Your free days end on ${momentText(endOfTrial, null)}.`);
    expect(mail?.text).toContain("You won't be charged then");
    expect(mail?.text).toContain('Prices start at $14.99 a month');
    await server.pass(2);
    await server.runJobs();
    expect(sent()).toHaveLength(1);
  },
);

test.for(servers)('the end of a trial is shown in the person’s own time zone ($name)', async (server) => {
  const { person } = await server.newPerson();
  await server.database.asService((service) =>
    service.query(
      `insert into public.reminder_settings (user_id, zone) values ($1, 'America/Los_Angeles')
       on conflict (user_id) do update set zone = excluded.zone`,
      [person.id],
    ),
  );
  await server.pass(6.5);
  await server.runJobs();
  const mail = server.mails.find(({ to }) => to === person.email);
  expect(mail?.text).toMatch(/^Your free days end on [A-Z][a-z]+ \d+, \d{4} at \d+:\d\d [AP]M P[SD]T\.$/m);
});

test.for(servers)('a failed trial reminder is retried an hour later ($name)', async (server) => {
  const person = await server.newPerson();
  await server.pass(6.5);
  server.refuseMail(true);
  await server.runJobs();
  server.refuseMail(false);
  await server.runJobs();
  expect(server.mails.filter(({ to }) => to === person.person.email)).toHaveLength(1);
  expect(server.logged()).toContain('reminders could not be mailed');
});

test.for(servers)(
  'a person whose trial reminder was claimed by a killed server still gets one reminder ($name)',
  async (server) => {
    const people = [await server.newPerson(), await server.newPerson()];
    const sent = () =>
      people.map(({ person: { email } }) => server.mails.filter(({ to }) => to === email).length);
    await server.pass(6.5);
    const dead = server.dieOverMail();
    void server.runJobs();
    await dead;
    const held = () =>
      server.database.asService((service) =>
        service.query('select from private.trial_reminders where held_until > now()'),
      );
    expect(await held()).toHaveLength(2);
    await server.runJobs();
    expect(sent()).toEqual([0, 0]);
    await server.database.asService((service) =>
      service.query(`update private.trial_reminders set held_until = now() where held_until is not null`),
    );
    await server.runJobs();
    await server.runJobs();
    expect(sent()).toEqual([1, 1]);
  },
);

test.for(servers)(
  'people with a plan, full access or an ended trial get no trial reminder ($name)',
  async (server) => {
    const [buyer, superadmin, canceled] = [
      await server.newPerson(),
      await server.newPerson(),
      await server.newPerson(),
    ];
    await buyer.buy('core');
    await makeSuperadmin(server.database, superadmin.person);
    await setPlan(server.database, canceled.person, { tier: 'canceled' });
    await server.pass(6.5);
    await server.runJobs();
    const addresses = new Set([buyer, superadmin, canceled].map(({ person }) => person.email));
    expect(server.mails.filter(({ to }) => addresses.has(to))).toEqual([]);
  },
);
