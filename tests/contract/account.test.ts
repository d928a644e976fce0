import { unzipSync } from 'fflate';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { accountError, accountStanding, deletionReceipt } from '#contract/account.ts';
import { functionLimits } from '#server/limits/limits.ts';
import { type Person, setPlan, signIn } from '../db/people.ts';
import { type AccountServer, PASSWORD, startAccountOnEach } from './account-server.ts';

const servers = await startAccountOnEach();
beforeEach(async () => {
  for (const { payments } of servers) await payments.forgetCustomers();
});

async function refusal(response: Response): Promise<string> {
  return `${response.status} ${v.parse(accountError, await response.json()).error.code}`;
}

async function endAccount(server: AccountServer, token: string, when: 'now' | 'later') {
  const answer = await server.ask('/functions/v1/account/deletion', token, { password: PASSWORD, when });
  return v.parse(deletionReceipt, await answer.json());
}

async function writeSomething({ database }: AccountServer, person: Person): Promise<void> {
  const { id, claims } = person;
  await signIn(database, person);
  await database.asUser(claims, async (user) => {
    await user.query(
      `insert into public.deadlines (user_id, title, date, time)
       values ($1::text::uuid, '=HYPERLINK("http://x.test")', 'June 15, 2030', '10:00 AM')`,
      [id],
    );
    await user.query(
      `insert into public.conversations (id, user_id, advisor) values ($1::text::uuid, $1::text::uuid, 'lena')`,
      [id],
    );
  });
  await database.asService((service) =>
    service.query(
      `insert into public.messages (id, conversation_id, role, status, parts)
       select gen_random_uuid(), $1::text::uuid, case n % 2 when 1 then 'user' else 'assistant' end, 'done',
         jsonb_build_array(jsonb_build_object('type', 'text', 'text', 'Line ' || n))
       from generate_series(1, 450) as n`,
      [id],
    ),
  );
}

/** Stores the data that a person with this plan would have. */
async function saveCase({ database }: AccountServer, { id }: Person): Promise<void> {
  const opinion = {
    caseName: 'Invented v. Invented',
    court: 'Invented Court of Appeal',
    dateDecided: '2024-03-15',
    docketNumber: 'A10000',
    url: 'https://www.courtlistener.com/opinion/9000001/invented-v-invented/',
  };
  await database.asService((service) =>
    service.query(
      `insert into public.saved_cases (user_id, id, opinion) values ($1::text::uuid, '9000001', $2::text::jsonb)`,
      [id, JSON.stringify(opinion)],
    ),
  );
}

// ASVS: 3.2.1, 5.4.1
test.for(servers)(
  'a person can still export everything in one file after the plan ends ($name)',
  async (server) => {
    const person = await server.newPerson();
    await writeSomething(server, person);
    await setPlan(server.database, person, { trialDays: -1 });
    await saveCase(server, person);
    const { token } = await server.signIn(person.email);

    const answer = await server.ask('/functions/v1/account/copy', token, { password: PASSWORD });
    expect(answer.headers.get('Content-Disposition')).toMatch(/filename="export-\d{4}-\d{2}-\d{2}\.zip"/);
    const files = unzipSync(await answer.bytes());
    const text = (path: string) => new TextDecoder().decode(files[path]);

    expect(text('README.txt')).toContain('Keep it where only you can get to it');
    expect(text('profile.md')).toContain(`- Email: ${person.email}`);
    expect(text('deadlines.csv')).toContain(`"'=HYPERLINK(""http://x.test"")","June 15, 2030"`);
    expect(text('saved-cases.csv')).toContain(
      'Invented v. Invented,Invented Court of Appeal,2024-03-15,A10000,https:',
    );
    expect(text('payments.csv')).toContain('Plan,trial');
    expect(text('sign-ins.md')).toContain('login');
    const conversation = Object.keys(files).find((path) => path.startsWith('conversations/')) ?? '';
    const said = [...text(conversation).matchAll(/^Line (\d+)$/gm)].map(([, line]) => Number(line));
    expect(said).toEqual(Array.from({ length: 450 }, (_, index) => index + 1));
    expect(JSON.parse(text('data/messages.json'))).toHaveLength(450);
    expect(JSON.parse(text('data/profiles.json'))).toMatchObject([{ id: person.id, first_name: 'Kim' }]);
    expect(JSON.parse(text('data/sign-in-users.json'))[0]).not.toHaveProperty('encrypted_password');

    const standing = await server.ask('/functions/v1/account', token);
    expect(v.parse(accountStanding, await standing.json())).toMatchObject({
      deletesAt: null,
      copiedAt: expect.any(String),
    });
  },
);

test.for(servers)('an export contains nothing of other people ($name)', async (server) => {
  const other = await server.newPerson();
  await writeSomething(server, other);
  const person = await server.newPerson();
  const { token } = await server.signIn(person.email);
  const answer = await server.ask('/functions/v1/account/copy', token, { password: PASSWORD });
  const files = Object.values(unzipSync(await answer.bytes())).map((file) => new TextDecoder().decode(file));
  expect(files.filter((text) => text.includes(person.email)).length).toBeGreaterThan(1);
  expect(files.filter((text) => text.includes(other.id) || text.includes(other.email))).toEqual([]);
});

test.for(servers)('an export requires the password, not just a signed-in session ($name)', async (server) => {
  const person = await server.newPerson();
  const { token } = await server.signIn(person.email);
  const wrong = { password: 'another-guess' };
  expect(await refusal(await server.ask('/functions/v1/account/copy', token, wrong))).toBe(
    '403 wrong_password',
  );
  expect(
    await refusal(await server.ask('/functions/v1/account/deletion', token, { ...wrong, when: 'now' })),
  ).toBe('403 wrong_password');
  expect(await refusal(await server.ask('/functions/v1/account/copy', token, {}))).toBe('400 invalid');
  expect(await refusal(await server.ask('/functions/v1/account/copy', null, { password: PASSWORD }))).toBe(
    '401 unauthorized',
  );
  for (let guess = 0; guess < 8; guess += 1) await server.ask('/functions/v1/account/copy', token, wrong);
  expect(await refusal(await server.ask('/functions/v1/account/copy', token, { password: PASSWORD }))).toBe(
    '429 rate_limited',
  );
  expect(server.logged()).not.toContain(person.email);
});

// ASVS: 15.2.2
test.for(servers)('exports are limited ($name)', async (server) => {
  const person = await server.newPerson();
  const { token } = await server.signIn(person.email);
  const copy = () => server.ask('/functions/v1/account/copy', token, { password: PASSWORD });
  for (let made = 0; made < functionLimits['data-copy'].points; made += 1) {
    const answer = await copy();
    expect(answer.status).toBe(200);
    await answer.bytes();
  }
  expect(await refusal(await copy())).toBe('429 rate_limited');
});

test.for(servers)('with a second step, the session must have completed it ($name)', async (server) => {
  const person = await server.newPerson();
  const { token } = await server.signIn(person.email);
  await server.database.asAuthAdmin((auth) =>
    auth.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status)
       values (gen_random_uuid(), $1::text::uuid, 'totp', 'verified')`,
      [person.id],
    ),
  );
  expect(await refusal(await server.ask('/functions/v1/account/copy', token, { password: PASSWORD }))).toBe(
    '403 second_step',
  );
});

// ASVS: 7.4.2
test.for(servers)('a closed account rejects every token, and can be reopened ($name)', async (server) => {
  const person = await server.newPerson();
  await writeSomething(server, person);
  const before = await server.signIn(person.email);
  const read = (token: string) => server.ask('/rest/v1/deadlines?select=title', token);
  expect((await read(before.token)).status).toBe(200);

  const receipt = await endAccount(server, before.token, 'later');
  expect(receipt.payments).toBe('none');
  expect(Date.parse(receipt.deletesAt ?? '') - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  expect((await read(before.token)).status).toBe(401);
  expect((await server.ask('/functions/v1/account', before.token)).status).toBe(401);
  expect((await server.ask('/auth/v1/user', before.token)).status).toBe(403);
  expect((await server.ask('/functions/v1/support/messages', before.token, {})).status).toBe(401);
  expect(server.mailsTo(person.email).map(({ subject }) => subject)).toEqual(['Your account was closed']);

  const back = await server.signIn(person.email);
  expect(new Date(String(back.metadata['closes_at']))).toEqual(new Date(receipt.deletesAt ?? ''));
  expect((await read(back.token)).status).toBe(401);
  const copy = await server.ask('/functions/v1/account/copy', back.token, { password: PASSWORD });
  expect(await refusal(copy)).toBe('409 closed');
  const standing = await server.ask('/functions/v1/account', back.token);
  expect(v.parse(accountStanding, await standing.json()).deletesAt).not.toBeNull();

  expect((await server.ask('/functions/v1/account/keep', back.token, {})).status).toBe(204);
  expect(await (await read(back.token)).json()).toHaveLength(1);
  expect((await server.signIn(person.email)).metadata).not.toHaveProperty('closes_at');
  server.pass(8);
  await server.runJobs();
  server.pass(-8);
  expect((await server.signIn(person.email)).token).not.toBe('');
});

test.for(servers)(
  'reopening an account that was never closed is not a security event ($name)',
  async (server) => {
    const { email } = await server.newPerson();
    const { token } = await server.signIn(email);
    expect((await server.ask('/functions/v1/account/keep', token, {})).status).toBe(204);
    const events = await server.ask('/rest/v1/rpc/list_security_events', token, {});
    expect(await events.json()).toEqual([expect.objectContaining({ action: 'login' })]);
  },
);

test.for(servers)('after the grace period the account is deleted ($name)', async (server) => {
  const person = await server.newPerson();
  await endAccount(server, (await server.signIn(person.email)).token, 'later');
  server.pass(6.9);
  await server.runJobs();
  await server.signIn(person.email);
  server.pass(0.2);
  await server.runJobs();
  server.pass(-7.1);
  await expect(server.signIn(person.email)).rejects.toMatchObject({ code: 'invalid_credentials' });
});

// ASVS: 7.4.2
test.for(servers)(
  'an immediate deletion revokes the tokens, ends the plan and deletes the customer ($name)',
  async (server) => {
    const { payments } = server;
    const person = await server.newPerson();
    const buyer = await payments.newPerson(person);
    await buyer.buy('core');
    const customer = await buyer.customerId();
    const { token } = await server.signIn(person.email);

    expect(await endAccount(server, token, 'now')).toEqual({ deletesAt: null, payments: 'ended' });
    expect((await payments.stripe.customers.retrieve(customer)).deleted).toBe(true);
    expect((await payments.stripe.subscriptions.list({ customer })).data).toEqual([]);
    expect((await server.ask('/rest/v1/profiles', token)).status).toBe(401);
    expect((await server.ask('/auth/v1/user', token)).status).toBe(403);
    await expect(server.signIn(person.email)).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(server.mailsTo(person.email).at(-1)?.subject).toBe('Your account was deleted');
  },
);

test.for(servers)(
  'an account closed or deleted during an outage is reported to the payment provider later ($name)',
  async (server) => {
    const { payments } = server;
    const person = await server.newPerson();
    const buyer = await payments.newPerson(person);
    await buyer.buy('core');
    const customer = await buyer.customerId();
    const first = await server.signIn(person.email);

    payments.standIn.control.fail({ kind: 500 });
    expect(await endAccount(server, first.token, 'later')).toMatchObject({ payments: 'pending' });
    await payments.spendFaults();
    await server.runJobs();
    const [renewed] = (await payments.stripe.subscriptions.list({ customer })).data;
    expect(renewed?.cancel_at_period_end).toBe(true);

    const { token } = await server.signIn(person.email);
    payments.standIn.control.fail({ kind: 500 });
    expect(await endAccount(server, token, 'now')).toEqual({ deletesAt: null, payments: 'pending' });
    await payments.spendFaults();
    await server.runJobs();
    await server.runJobs();
    expect((await payments.stripe.customers.retrieve(customer)).deleted).toBe(true);
  },
);
