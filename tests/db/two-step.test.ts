import { expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openEachDatabase } from '../database.ts';
import { addPerson, type Person } from './people.ts';

const databases = await openEachDatabase();

type Owner = Parameters<Parameters<Database['migrate']>[0]>[0];

async function withFactor(database: Database, status: 'verified' | 'unverified'): Promise<Person> {
  const person = await addPerson(database);
  await database.asAuthAdmin((auth) =>
    auth.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status)
       values (gen_random_uuid(), $1, 'totp', $2::text::auth.factor_status)`,
      [person.id, status],
    ),
  );
  return person;
}

function profiles(database: Database, person: Person, aal: string): Promise<unknown[]> {
  return database.asUser({ ...person.claims, aal }, (transaction) =>
    transaction.query('select id from public.profiles'),
  );
}

// ASVS: 10.3.2, 10.3.4
test.for(databases)(
  'after the first of two sign-in steps, no rows are visible ($name)',
  async ({ database }) => {
    const person = await withFactor(database, 'verified');
    expect(await profiles(database, person, 'aal1')).toEqual([]);
    expect(await profiles(database, person, 'aal2')).toHaveLength(1);
  },
);

// ASVS: 10.3.4
test.for(databases)(
  'after the first of two sign-in steps, nothing can be written ($name)',
  async ({ database }) => {
    const person = await withFactor(database, 'verified');
    const add = (aal: string) =>
      database.asUser({ ...person.claims, aal }, (transaction) =>
        transaction.query(
          `insert into public.deadlines (user_id, title, date, time)
         values ($1, 'Hearing', 'June 15, 2030', '10:00 AM')`,
          [person.id],
        ),
      );
    await expect(add('aal1')).rejects.toThrow('row-level security');
    await expect(add('aal2')).resolves.toEqual([]);
  },
);

test.for(databases)(
  'a second factor whose setup is unfinished is not required ($name)',
  async ({ database }) => {
    const person = await withFactor(database, 'unverified');
    expect(await profiles(database, person, 'aal1')).toHaveLength(1);
  },
);

/** Tables that allow access after the first of two steps. */
async function findOpenTables(owner: Owner): Promise<string[]> {
  const tables = await owner.query<{ name: string }>(
    `select relname as name from pg_catalog.pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and has_any_column_privilege('authenticated', oid, 'select, insert, update')
       and not exists (
         select from pg_catalog.pg_policy
         where polrelid = pg_class.oid and not polpermissive and polcmd = '*'
           and pg_get_expr(polqual, polrelid) like '%has_taken_every_step%'
           and pg_get_expr(polwithcheck, polrelid) like '%has_taken_every_step%'
       )
     order by 1`,
  );
  return tables.map(({ name }) => name);
}

// ASVS: 6.3.4
test.for(databases)(
  'every table that people can access requires all sign-in steps ($name)',
  async ({ database }) => {
    expect(await database.migrate(findOpenTables)).toEqual([]);
  },
);

test.for(databases)(
  'planted: a table that does not require all sign-in steps is detected ($name)',
  async ({ database }) => {
    const found = database.migrate(async (owner) => {
      await owner.script(`
      create table public.planted (id integer);
      alter table public.planted enable row level security;
      create policy "everybody" on public.planted to authenticated using (true);
      grant select on public.planted to authenticated`);
      throw new Error((await findOpenTables(owner)).join(', '));
    });
    await expect(found).rejects.toThrow(/^planted$/);
  },
);
