import { expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import type { Email } from '#server/mail/mailer.ts';
import type { OperatorDeps } from '#server/operator/operator-deps.ts';
import { runCommand } from '#server/operator/run-command.ts';
import { pino } from 'pino';
import { type Person, addPerson } from '../db/people.ts';
import { type AuthServer, startAuth } from './auth-server.ts';
import { type BillingServer, startBillingOnEach } from './billing-server.ts';
import { withSecondStep } from './second-step.ts';

interface Operator {
  name: string;
  payments: BillingServer;
  server: AuthServer;
  deps: OperatorDeps;
  mails: Email[];
  /** The output of a successful command. */
  done: (...words: string[]) => Promise<string>;
  ask: (...words: string[]) => ReturnType<typeof runCommand>;
}

const operators = await Promise.all(
  (await startBillingOnEach({ retries: 0 })).map(async (payments): Promise<Operator> => {
    const { database, billing, name } = payments;
    const mails: Email[] = [];
    const deps: OperatorDeps = {
      config: readConfig({ SUPERADMIN_EMAILS: 'chief@example.test' }),
      database,
      billing,
      mailer: { send: async (mail) => void mails.push(mail) },
      log: pino({ level: 'silent' }),
      now: () => new Date(),
    };
    const ask = (...words: string[]) => runCommand(deps, words);
    const done = async (...words: string[]) => {
      const { outcome, text } = await ask(...words);
      expect(outcome).toBe('done');
      return text;
    };
    return { name, payments, server: await startAuth(database), deps, mails, ask, done };
  }),
);

function actions({ payments }: Operator, person?: Person | { id: string }): Promise<string[]> {
  return payments.database.asAuthAdmin(async (auth) => {
    const rows = await auth.query<{ action: string }>(
      `select payload ->> 'action' as action from auth.audit_log_entries
       where payload ->> 'user_agent' = 'operator' and payload ->> 'actor_id' is not distinct from $1::text
       order by created_at`,
      [person?.id ?? null],
    );
    return rows.map(({ action }) => action);
  });
}

test.for(operators)(
  'an operator can find and show an account without its personal content ($name)',
  async ({ done, deps }) => {
    const person = await addPerson(deps.database, 'shown');
    await deps.database.asService((service) =>
      service.query(
        `insert into public.conversations (user_id, advisor, title) values ($1::text::uuid, 'lena', 'Secret title')`,
        [person.id],
      ),
    );
    expect(await done('users', 'find', 'SHOWN-')).toBe(`${person.id}  ${person.email}`);
    const shown = await done('users', 'show', person.email.toUpperCase());
    expect(shown).toMatch(/conversations +1/);
    expect(shown).toMatch(/two-step sign-in +no/);
    expect(shown + (await done('stats')) + (await done('plans', 'show', person.id))).not.toMatch(
      /Secret|Alex|Doe/,
    );
  },
);

// ASVS: 7.4.5
test.for(operators)("a banned account can't sign in until it is unbanned ($name)", async (desk) => {
  const { server, done } = desk;
  const { person, client } = await server.signedIn();
  await done('users', 'ban', person.email, '--days', '3', '--yes');
  expect((await client.refreshSession()).error).not.toBeNull();
  expect((await server.newClient().signInWithPassword(person)).error?.code).toBe('user_banned');
  await done('users', 'unban', person.email);
  expect((await server.newClient().signInWithPassword(person)).error).toBeNull();
  expect(await actions(desk, person)).toEqual(['operator_banned', 'operator_unbanned']);
});

test.for(operators)('deleting an account deletes all rows that refer to it ($name)', async (desk) => {
  const { done, ask, deps } = desk;
  const person = await addPerson(deps.database, 'leaver');
  const before = (await actions(desk)).length;
  expect((await ask('users', 'delete', person.email)).outcome).toBe('unconfirmed');
  expect(await done('users', 'show', person.email)).toContain(person.id);
  expect(await done('users', 'delete', person.email, '--yes')).toBe('Deleted.');
  expect((await ask('users', 'show', person.email)).outcome).toBe('refused');
  expect((await actions(desk)).slice(before)).toEqual(['operator_deleted_account']);
  expect(await actions(desk, person)).toEqual([]);
});

test.for(operators)(
  'a person whose second factors were reset can sign in with only the password ($name)',
  async (desk) => {
    const { server, done, ask, mails } = desk;
    const { person, client } = await withSecondStep(server);
    expect((await ask('two-step', 'reset', person.email)).outcome).toBe('unconfirmed');
    expect(await done('two-step', 'reset', person.email, '--yes')).toContain('We emailed them about it.');
    expect(mails.map(({ to }) => to)).toEqual([person.email]);
    expect((await client.refreshSession()).error).not.toBeNull();
    const again = server.newClient();
    expect((await again.signInWithPassword(person)).error).toBeNull();
    const { data } = await again.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    expect(await actions(desk, person)).toEqual(['factor_unenrolled']);
    expect((await ask('two-step', 'reset', person.email, '--yes')).outcome).toBe('refused');
  },
);

test.for(operators)(
  'security events show the person that two-step sign-in was turned off ($name)',
  async ({ server, done, deps }) => {
    const { person } = await withSecondStep(server);
    await done('two-step', 'reset', person.email, '--yes');
    const client = server.newClient();
    const { data } = await client.signInWithPassword(person);
    const claims = JSON.parse(atob(data.session?.access_token.split('.')[1] ?? '')) as { session_id: string };
    const events = await deps.database.asUser(
      { role: 'authenticated', sub: person.id, aal: 'aal1', session_id: claims.session_id },
      (transaction) =>
        transaction.query<{ action: string }>('select action from public.list_security_events()'),
    );
    expect(events.map(({ action }) => action)).toContain('factor_unenrolled');
  },
);

test.for(operators)('a hardship code makes the plan free, and works once ($name)', async (desk) => {
  const { done, payments } = desk;
  const text = await done('plans', 'give-hardship', '--months', '3');
  const code = /Code for one person: (\S+)/.exec(text)?.[1] ?? '';
  const { data } = await payments.stripe.promotionCodes.list({ code });
  expect(data[0]).toMatchObject({ max_redemptions: 1, active: true });
  expect(await actions(desk)).toContain('operator_gave_hardship');
});

test.for(operators)(
  'an operator can fetch the current subscription of one person from the payment provider ($name)',
  async (desk) => {
    const { done, payments } = desk;
    const customer = await payments.newPerson();
    const { id } = await payments.stripe.customers.create({});
    await payments.database.asService((service) =>
      service.query(
        `insert into public.billing_accounts (user_id, mode, stripe_customer_id, sync_due_at)
       values ($1::text::uuid, 'local', $2, '2999-01-01')`,
        [customer.person.id, id],
      ),
    );
    expect(await done('reconcile')).toBe('Checked 0 people.');
    expect(await done('reconcile', customer.person.email)).toBe('Checked 1 person.');
    expect(await done('plans', 'show', customer.person.email)).toMatch(/last asked +20/);
  },
);

test.for(operators)('an operator can list, add and remove superadmins ($name)', async (desk) => {
  const { done, ask } = desk;
  expect(await done('superadmins', 'add', 'Chief@Example.test')).toBe('Added.');
  expect(await done('superadmins', 'add', 'other@example.test')).toContain(
    'SUPERADMIN_EMAILS doesn’t include it',
  );
  expect(await done('superadmins', 'list')).toBe('chief@example.test\nother@example.test');
  expect(await done('superadmins', 'remove', 'other@example.test')).toBe('Removed.');
  expect((await ask('superadmins', 'add', 'nobody')).outcome).toBe('refused');
});

test.for(operators)('a purge deletes only expired rows ($name)', async ({ done, deps, server }) => {
  const { person, client } = await server.signedIn();
  await deps.database.asAuthAdmin((auth) =>
    auth.query(
      `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
       values (gen_random_uuid(), $1::text::uuid, 'recovery_token', 'old', '', now() - interval '9 days', now() - interval '9 days'),
         (gen_random_uuid(), $1::text::uuid, 'confirmation_token', 'new', '', now(), now())`,
      [person.id],
    ),
  );
  await done('purge');
  const left = await deps.database.asAuthAdmin((auth) =>
    auth.query('select token_hash from auth.one_time_tokens where user_id = $1::text::uuid', [person.id]),
  );
  expect(left).toEqual([{ token_hash: 'new' }]);
  expect((await client.refreshSession()).error).toBeNull();
});

const wrong = [
  [['users'], "There's no such command"],
  [['users', 'show'], 'Usage: users show <address or id>'],
  [['users', 'show', 'a', 'b'], 'Usage: '],
  [['stats', 'everything'], 'Usage: '],
  [['users', 'show', 'nobody@example.test'], 'No account has'],
  [['stats', '--force'], '--force'],
  [['users', 'ban', 'a', '--days', '-1'], '--days'],
] as const;

test.for(wrong)('an invalid command changes nothing: %j', async ([words, message]) => {
  const [desk] = operators;
  const { outcome, text } = (await desk?.ask(...words)) ?? {};
  expect(outcome).toBe('refused');
  expect(text).toContain(message);
});
