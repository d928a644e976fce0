import { expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openDatabase, openEachDatabase } from '../database.ts';
import { type Person, addPerson, setPlan } from './people.ts';

const databases = await openEachDatabase();
const refused = { code: '42501' };

const change = (database: Database, { id, claims }: Person, assignment: string) =>
  database.asUser(claims, (user) =>
    user.query(`update public.subscriptions set ${assignment} where user_id = $1 returning 1`, [id]),
  );

test.for(databases)(
  'only the payment function can set when a plan ends, is paused or is unpaid ($name)',
  async ({ database }) => {
    const person = await addPerson(database);
    for (const assignment of [
      `access_until = now() + interval '10 years'`,
      `pause_at = now() + interval '1 day'`,
      'past_due_since = now()',
    ]) {
      await expect(change(database, person, assignment), assignment).rejects.toMatchObject(refused);
    }
    await setPlan(database, person, { tier: 'core' });
    await database.asService((service) =>
      service.query(
        `update public.subscriptions set access_until = now() - interval '1 second', pause_at = now() where user_id = $1`,
        [person.id],
      ),
    );
    for (const column of ['access_until', 'pause_at']) {
      await expect(change(database, person, `${column} = null`), column).rejects.toMatchObject(refused);
    }
  },
);

test.for(databases)('a person with an ended or paused plan cannot upload ($name)', async ({ database }) => {
  for (const assignment of [`access_until = now()`, `pause_at = now()`]) {
    const person = await addPerson(database);
    await setPlan(database, person, { tier: 'core' });
    await database.asService((service) =>
      service.query(`update public.subscriptions set ${assignment} where user_id = $1`, [person.id]),
    );
    const use = change(database, person, 'document_uploads_remaining = document_uploads_remaining - 1');
    await expect(use, assignment).rejects.toMatchObject(refused);
  }
});

test.for(databases)('a new subscription row starts without billing history ($name)', async ({ database }) => {
  const person = await addPerson(database);
  await database.asService((service) =>
    service.query('delete from public.subscriptions where user_id = $1', [person.id]),
  );
  const [row] = await database.asUser(person.claims, (user) =>
    user.query(
      `insert into public.subscriptions (user_id, access_until, pause_at, past_due_since)
       values ($1, now(), now(), now()) returning access_until, pause_at, past_due_since`,
      [person.id],
    ),
  );
  expect(row).toEqual({ access_until: null, pause_at: null, past_due_since: null });
});

test.for(databases)(
  'a person can read their billing account, except for their ID at the payment provider ($name)',
  async ({ database }) => {
    const person = await addPerson(database);
    await database.asService((service) =>
      service.query(
        `insert into public.billing_accounts (user_id, mode, stripe_customer_id, status)
       values ($1, 'local', $2, 'active')`,
        [person.id, `cus_${person.id}`],
      ),
    );
    const read = (columns: string) =>
      database.asUser(person.claims, (user) => user.query(`select ${columns} from public.billing_accounts`));
    const seen =
      'status, billing_interval, current_period_end, cancel_at_period_end, retention_used_at, pending_payment_url, synced_at';
    expect(await read(seen)).toMatchObject([{ status: 'active', cancel_at_period_end: false }]);
    for (const column of ['stripe_customer_id', 'customer_email', 'mode', 'version', 'busy_token', '*']) {
      await expect(read(column), column).rejects.toMatchObject(refused);
    }
  },
);

test.for(databases)(
  'deleting an account queues its payment customer for deletion ($name)',
  async ({ database }) => {
    const person = await addPerson(database);
    await database.asService((service) =>
      service.query(
        `insert into public.billing_accounts (user_id, mode, stripe_customer_id) values ($1, 'local', $2)`,
        [person.id, `cus_${person.id}`],
      ),
    );
    await database.asAuthAdmin((auth) => auth.query('delete from auth.users where id = $1', [person.id]));
    const left = await database.asService((service) =>
      service.query('select 1 as one from private.closed_customers where stripe_customer_id = $1', [
        `cus_${person.id}`,
      ]),
    );
    expect(left).toHaveLength(1);
  },
);

test.for(databases)(
  'without an injected clock the database uses the current time ($name)',
  async ({ database }) => {
    const person = await addPerson(database);
    const [row] = await database.asUser(person.claims, (user) =>
      user.query<{ setting: string | null; same: boolean }>(
        `select nullif(current_setting('app.now', true), '') as setting, private.now() = now() as same`,
      ),
    );
    expect(row).toEqual({ setting: null, same: true });
  },
);

test.for(['PGlite', 'PostgreSQL'] as const)('trials and plans use the injected clock (%s)', async (kind) => {
  let now = new Date('2040-05-01T12:00:00Z');
  const database = await openDatabase(kind, () => now);
  const person = await addPerson(database);
  const read = async () => {
    const [row] = await database.asUser(person.claims, (user) =>
      user.query<{ ends: string; open: boolean }>(
        `select to_json(trial_ends_at) #>> '{}' as ends, public.can_access_advisor('lena') as open
         from public.subscriptions`,
      ),
    );
    return { ends: new Date(row?.ends ?? ''), open: row?.open };
  };
  expect(await read()).toEqual({ ends: new Date('2040-05-08T12:00:00Z'), open: true });
  now = new Date('2040-05-08T11:59:59Z');
  expect(await read()).toMatchObject({ open: true });
  await expect(change(database, person, `tier = 'canceled'`)).rejects.toMatchObject(refused);
  now = new Date('2040-05-08T12:00:00Z');
  expect(await read()).toMatchObject({ open: false });
  expect(await change(database, person, `tier = 'canceled'`)).toHaveLength(1);
});
