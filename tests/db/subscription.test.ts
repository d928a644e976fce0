import { expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openEachDatabase } from '../database.ts';
import { addPerson, addUnconfirmedPerson, confirm, makeSuperadmin, type Person, setPlan } from './people.ts';

const databases = await openEachDatabase();

const refused = { code: '42501' };

interface Subscription {
  tier: string;
  days: number | null;
  selected_advisors: string[];
  document_uploads_remaining: number;
  total_document_uploads: number;
  stripe_subscription_id: string | null;
}

async function read(database: Database, { id }: Person): Promise<Subscription[]> {
  return database.asService((transaction) =>
    transaction.query<Subscription>(
      `select tier, (extract(epoch from trial_ends_at - now()) / 86400)::float as days, selected_advisors,
         document_uploads_remaining, total_document_uploads, stripe_subscription_id
       from public.subscriptions where user_id = $1`,
      [id],
    ),
  );
}

/** An update by the person; resolves to the number of changed rows. */
async function change(database: Database, { id, claims }: Person, assignment: string): Promise<number> {
  const rows = await database.asUser(claims, (transaction) =>
    transaction.query(`update public.subscriptions set ${assignment} where user_id = $1 returning 1`, [id]),
  );
  return rows.length;
}

const freshTrial = {
  tier: 'trial',
  days: expect.closeTo(7, 2),
  selected_advisors: ['lena', 'emma'],
  document_uploads_remaining: 3,
  total_document_uploads: 3,
  stripe_subscription_id: null,
};

// Specification: 3.profile, 4.trial.1, 9.trial
test.for(databases)(
  'a confirmed account gets a profile and one seven-day trial ($name)',
  async ({ database }) => {
    const person = await addUnconfirmedPerson(database);
    expect(await read(database, person)).toEqual([]);
    await confirm(database, person);
    expect(await read(database, person)).toEqual([freshTrial]);
    const [profile] = await database.asUser(person.claims, (transaction) =>
      transaction.query('select first_name, last_name, had_deadlines from public.profiles'),
    );
    expect(profile).toEqual({ first_name: 'Alex', last_name: 'Doe', had_deadlines: false });
  },
);

test.for(databases)('confirming again does not start a second trial ($name)', async ({ database }) => {
  const person = await addPerson(database);
  await setPlan(database, person, { trialDays: -1, uploads: 0 });
  await database.asAuthAdmin((transaction) =>
    transaction.query('update auth.users set email_confirmed_at = null where id = $1', [person.id]),
  );
  await confirm(database, person);
  expect(await read(database, person)).toMatchObject([
    { tier: 'trial', document_uploads_remaining: 0, days: expect.closeTo(-1, 2) },
  ]);
});

test.for(databases)(
  'an account that is created as confirmed has its trial immediately ($name)',
  async ({ database }) => {
    const id = crypto.randomUUID();
    await database.asAuthAdmin((transaction) =>
      transaction.query(
        `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values ($1, $2, now(), '{"first_name": " ", "last_name": 7}')`,
        [id, `${id}@example.test`],
      ),
    );
    expect(await read(database, { id, email: '', claims: { role: 'anon' } })).toEqual([freshTrial]);
  },
);

// Specification: 3.subscription, 7.data.1, D.safe.1
// ASVS: 2.3.2
test.for(databases)(
  'any insert of a subscription starts a standard trial, and only once ($name)',
  async ({ database }) => {
    const person = await addUnconfirmedPerson(database);
    const insert = () =>
      database.asUser(person.claims, (transaction) =>
        transaction.query(
          `insert into public.subscriptions (user_id, tier, trial_ends_at, selected_advisors,
           document_uploads_remaining, total_document_uploads, stripe_subscription_id, created_at)
         values ($1, 'unlimited', now() + interval '10 years', '{max,ava}', 999, 999, 'sub_forged', 'epoch')`,
          [person.id],
        ),
      );
    await insert();
    expect(await read(database, person)).toEqual([freshTrial]);
    await expect(insert()).rejects.toMatchObject({ code: '23505' });
  },
);

test.for(databases)('nobody can start a trial for another person ($name)', async ({ database }) => {
  const person = await addUnconfirmedPerson(database);
  const other = await addPerson(database);
  const insert = database.asUser(other.claims, (transaction) =>
    transaction.query('insert into public.subscriptions (user_id) values ($1)', [person.id]),
  );
  await expect(insert).rejects.toMatchObject(refused);
});

// Specification: D.safe.1
// ASVS: 2.3.2
test.for(databases)(
  "an upsert can't renew a trial, its credits or its tier ($name)",
  async ({ database }) => {
    const person = await addPerson(database);
    await setPlan(database, person, { trialDays: -1, uploads: 1 });
    const before = await read(database, person);
    for (const column of ['trial_ends_at', 'document_uploads_remaining', 'created_at']) {
      const upsert = database.asUser(person.claims, (transaction) =>
        transaction.query(
          `insert into public.subscriptions (user_id) values ($1)
         on conflict (user_id) do update set ${column} = excluded.${column}`,
          [person.id],
        ),
      );
      await expect(upsert, column).rejects.toMatchObject(refused);
    }
    expect(await read(database, person)).toMatchObject([{ ...before[0], days: expect.any(Number) }]);
  },
);

// Specification: 7.data.1, D.safe.2
test.for(databases)(
  'only the payment service can write the tier, end date, totals and payment reference ($name)',
  async ({ database }) => {
    const person = await addPerson(database);
    for (const assignment of [
      `tier = 'unlimited'`,
      `tier = 'core'`,
      `tier = 'paused'`,
      `tier = 'canceled'`,
      `trial_ends_at = now() + interval '1 year'`,
      'trial_ends_at = null',
      'total_document_uploads = 99',
      `stripe_subscription_id = 'sub_forged'`,
      'created_at = now()',
      `selected_advisors = '{lena}', tier = 'unlimited'`,
    ]) {
      await expect(change(database, person, assignment), assignment).rejects.toMatchObject(refused);
    }
    await expect(change(database, person, `user_id = gen_random_uuid()`)).rejects.toMatchObject(refused);
    expect(await read(database, person)).toEqual([freshTrial]);
  },
);

// Specification: 4.trial.2, D.safe.2
test.for(databases)(
  'a person can mark a trial as ended only after its time is up ($name)',
  async ({ database }) => {
    const person = await addPerson(database);
    await expect(change(database, person, `tier = 'canceled'`)).rejects.toMatchObject(refused);
    await setPlan(database, person, { trialDays: -1 });
    await expect(change(database, person, `tier = 'starter'`)).rejects.toMatchObject(refused);
    expect(await change(database, person, `tier = 'canceled'`)).toBe(1);
    await expect(change(database, person, `tier = 'trial'`)).rejects.toMatchObject(refused);

    const paying = await addPerson(database);
    await setPlan(database, paying, { tier: 'core', trialDays: -1 });
    await expect(change(database, paying, `tier = 'canceled'`)).rejects.toMatchObject(refused);
  },
);

// Specification: 5.uploads, D.safe.2
// ASVS: 2.3.2
test.for(databases)(
  'an upload takes exactly one credit, and the balance never falls below zero ($name)',
  async ({ database }) => {
    const person = await addPerson(database);
    const take = (amount: number) =>
      change(database, person, `document_uploads_remaining = document_uploads_remaining - ${amount}`);
    await expect(take(2)).rejects.toMatchObject(refused);
    await expect(take(-1)).rejects.toMatchObject(refused);
    expect([await take(1), await take(1), await take(1)]).toEqual([1, 1, 1]);
    await expect(take(1)).rejects.toMatchObject(refused);
    expect(await read(database, person)).toMatchObject([
      { document_uploads_remaining: 0, total_document_uploads: 3 },
    ]);
  },
);

// Specification: 4.trial.4
test.for(databases)('credits can be used only with a current plan ($name)', async ({ database }) => {
  for (const plan of [{ trialDays: -1 }, { trialDays: null }, { tier: 'canceled' }] as const) {
    const person = await addPerson(database);
    await setPlan(database, person, plan);
    const use = change(database, person, 'document_uploads_remaining = document_uploads_remaining - 1');
    await expect(use, JSON.stringify(plan)).rejects.toMatchObject(refused);
  }
});

const teamRules = [
  { tier: 'trial', may: ['{lena,emma,hannah,james}', '{james}', '{}'], mayNot: ['{max}', '{lena,ava}'] },
  { tier: 'starter', may: ['{emma}', '{emma,lena}'], mayNot: ['{hannah}', '{lena,emma,james}', '{max}'] },
  {
    tier: 'core',
    may: ['{james,hannah}', '{lena,emma,hannah,james}'],
    mayNot: ['{ava}', '{lena,emma,hannah,max}'],
  },
  { tier: 'unlimited', may: ['{lena,emma,hannah,james,max,ava}', '{ava}'], mayNot: [] },
  { tier: 'paused', may: ['{emma}', '{}'], mayNot: ['{hannah}', '{lena,emma,max}'] },
  { tier: 'canceled', may: ['{emma}', '{}'], mayNot: ['{lena,emma}', '{hannah}'] },
] as const;

// Specification: D.safe.2
// ASVS: 2.2.3
test.for(databases.flatMap((over) => teamRules.map((rule) => ({ ...over, ...rule }))))(
  'a team on the $tier plan can contain only the advisors in that plan ($name)',
  async ({ database, tier, may, mayNot }) => {
    const person = await addPerson(database);
    await setPlan(database, person, { tier, team: ['emma', 'lena'] });
    const select = (team: string) => change(database, person, `selected_advisors = '${team}'`);
    for (const team of may) expect(await select(team), team).toBe(1);
    for (const team of [...mayNot, '{nobody}', '{NULL}', '{lena,lena}', '{LENA}']) {
      const kept = select(team).catch((error: unknown) => error);
      expect(await kept, team).toMatchObject({ code: expect.stringMatching(/^(42501|23514)$/) });
    }
  },
);

// ASVS: 2.2.3
test.for(databases)('a team must be a plain list of advisors ($name)', async ({ database }) => {
  const person = await addPerson(database);
  await expect(change(database, person, `selected_advisors = '{{lena},{emma}}'`)).rejects.toMatchObject({
    code: '23514',
  });
  await expect(change(database, person, 'selected_advisors = null')).rejects.toMatchObject({ code: '23502' });
});

test.for(databases)(
  'after a trial, advisors can be removed from a team but not added ($name)',
  async ({ database }) => {
    const person = await addPerson(database);
    await setPlan(database, person, { trialDays: -1 });
    await expect(change(database, person, `selected_advisors = '{lena,emma,james}'`)).rejects.toMatchObject(
      refused,
    );
    expect(await change(database, person, `selected_advisors = '{lena}'`)).toBe(1);
    await expect(change(database, person, `selected_advisors = '{lena,emma}'`)).rejects.toMatchObject(
      refused,
    );
  },
);

test.for(databases)(
  'a smaller plan keeps the existing team, but accepts no new advisor ($name)',
  async ({ database }) => {
    const person = await addPerson(database);
    await setPlan(database, person, { tier: 'starter', team: ['hannah', 'james', 'max'] });
    await expect(
      change(database, person, `selected_advisors = '{hannah,james,max,lena}'`),
    ).rejects.toMatchObject(refused);
    expect(await change(database, person, `selected_advisors = '{hannah}'`)).toBe(1);
    expect(await change(database, person, `selected_advisors = '{hannah,lena}'`)).toBe(1);
    await expect(change(database, person, `selected_advisors = '{hannah,lena,emma}'`)).rejects.toMatchObject(
      refused,
    );
  },
);

// Specification: 6.superadmin.1
test.for(databases)(
  'a superadmin has full access regardless of the subscription row, but cannot write a tier ($name)',
  async ({ database }) => {
    const person = await addPerson(database);
    await setPlan(database, person, { tier: 'canceled' });
    await makeSuperadmin(database, person);
    expect(await change(database, person, `selected_advisors = '{lena,emma,hannah,james,max,ava}'`)).toBe(1);
    await expect(change(database, person, `tier = 'unlimited'`)).rejects.toMatchObject(refused);
  },
);

// Specification: D.safe.4
test.for(databases)(
  'only a confirmed email address makes an account a superadmin ($name)',
  async ({ database }) => {
    const person = await addUnconfirmedPerson(database);
    await makeSuperadmin(database, person);
    const isSuperadmin = async (claims = person.claims) => {
      const [row] = await database.asUser(claims, (transaction) =>
        transaction.query<{ is_superadmin: boolean }>('select public.is_superadmin()'),
      );
      return row?.is_superadmin;
    };
    expect(await isSuperadmin()).toBe(false);
    await confirm(database, person);
    expect(await isSuperadmin()).toBe(true);
    const pretender = await addPerson(database);
    expect(await isSuperadmin({ ...pretender.claims, email: person.email })).toBe(false);
  },
);

test.for(databases)('the payment service can write the columns it needs ($name)', async ({ database }) => {
  const person = await addPerson(database);
  await database.asService((transaction) =>
    transaction.query(
      `update public.subscriptions set tier = 'unlimited', trial_ends_at = null, document_uploads_remaining = 10,
         total_document_uploads = 10, stripe_subscription_id = $2::text where user_id = $1`,
      [person.id, `sub_${person.id}`],
    ),
  );
  expect(await read(database, person)).toMatchObject([
    { tier: 'unlimited', days: null, document_uploads_remaining: 10 },
  ]);
});
