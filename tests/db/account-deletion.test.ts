import { expect, test } from 'vitest';
import { impersonalTables, personalTables } from '#server/account/personal-tables.ts';
import type { Database } from '#server/database/database.ts';
import { exportedColumns, withheldColumns } from '#server/account/export/rows-of.ts';
import { openEachDatabase } from '../database.ts';
import { tableOperations } from './table-operations.ts';
import { type Person, addPerson } from './people.ts';

type Owner = Parameters<Parameters<Database['migrate']>[0]>[0];
const databases = await openEachDatabase();

async function tablesOf(owner: Owner): Promise<string[]> {
  const rows = await owner.query<{ name: string }>(
    `select nspname || '.' || relname as name from pg_catalog.pg_class
     join pg_catalog.pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p', 'm', 'f') and nspname !~ '^pg_' and nspname <> 'information_schema'`,
  );
  return rows.map(({ name }) => name);
}

const listed = new Set([...personalTables.map(({ name }) => name), ...Object.keys(impersonalTables)]);

async function findUnlisted(owner: Owner): Promise<string[]> {
  const tables = await tablesOf(owner);
  const gone = [...listed].filter((name) => !tables.includes(name)).map((name) => `${name} is no more`);
  return [...tables.filter((name) => !listed.has(name)), ...gone];
}

/** Finds rows that contain the person's ID or address in any column. */
async function findTraces(owner: Owner, { id, email }: Person): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tablesOf(owner)) {
    const [row] = await owner.query<{ count: number }>(
      `select count(*)::integer as count from ${table} as entry
       where strpos(lower(entry::text), lower($1::text)) > 0 or strpos(lower(entry::text), lower($2::text)) > 0`,
      [id, email],
    );
    if (row && row.count > 0) found.push(table);
  }
  return found.toSorted();
}

/** Adds a row for the person to every table that can contain one. */
async function fill(owner: Owner, { id, email }: Person): Promise<void> {
  const personal = new Set(personalTables.map(({ name }) => name));
  // Follows the order of tableOperations, which inserts parents first.
  for (const [name, { where, insert }] of Object.entries(tableOperations)) {
    if (!personal.has(name)) continue;
    if (name === 'auth.audit_log_entries') {
      await owner.query(
        `insert into ${name} (id, payload)
         values (gen_random_uuid(), jsonb_build_object('action', 'login', 'actor_id', $1::text))`,
        [id],
      );
    } else if (name === 'private.superadmins') {
      await owner.query(`insert into ${name} (email) values (lower($1::text))`, [email]);
    } else if (name !== 'private.closed_customers') {
      const [row] = await owner.query(`select from ${name} where ${where}`, [id]);
      if (!row) await owner.query(`insert into ${name} ${insert}`, [id]);
    }
  }
  await owner.query(
    `update public.billing_accounts set stripe_customer_id = 'cus_of_somebody', customer_email = $2::text
     where user_id = $1::text::uuid`,
    [id, email],
  );
}

class Undone extends Error {}

/** Runs the work as the owner and rolls everything back. */
async function onTrial(database: Database, work: (owner: Owner) => Promise<void>): Promise<void> {
  const tried = database.migrate(async (owner) => {
    await work(owner);
    throw new Undone();
  });
  await expect(tried).rejects.toThrow(Undone);
}

// ASVS: 14.1.1, 14.1.2
test.for(databases)('every table is classified as personal or not personal ($name)', async ({ database }) => {
  expect(await database.migrate(findUnlisted)).toEqual([]);
});

// ASVS: 14.2.4
test.for(databases)(
  'the deletion of an account leaves no trace of the person ($name)',
  async ({ database }) => {
    const person = await addPerson(database, 'leaving');
    const stays = await addPerson(database, 'staying');
    await onTrial(database, async (owner) => {
      await fill(owner, person);
      const holding = personalTables
        .map(({ name }) => name)
        .filter((name) => name !== 'private.closed_customers');
      expect(await findTraces(owner, person)).toEqual(holding.toSorted());

      await owner.query('select private.delete_account($1::text::uuid)', [person.id]);
      expect(await findTraces(owner, person)).toEqual([]);
      expect(await findTraces(owner, stays)).toContain('auth.users');
      const customers = await owner.query(
        `select * from private.closed_customers where stripe_customer_id = 'cus_of_somebody'`,
      );
      expect(customers).toHaveLength(1);
    });
  },
);

test.for(databases)('planted: an unclassified table is detected ($name)', async ({ database }) => {
  const person = await addPerson(database, 'planted');
  await onTrial(database, async (owner) => {
    await owner.script('create table public.planted (notes jsonb)');
    await owner.query(`insert into public.planted values (jsonb_build_object('by', $1::text))`, [
      person.email,
    ]);
    expect(await findUnlisted(owner)).toEqual(['public.planted']);
    await owner.query('select private.delete_account($1::text::uuid)', [person.id]);
    expect(await findTraces(owner, person)).toEqual(['public.planted']);
  });
});

const secret = /passw|secret|token|hash|salt|(^|_)key($|_)/;

/** Columns that are missing in the export, and listed columns that don't exist. */
async function findUnexported(owner: Owner): Promise<string[]> {
  const rows = await owner.query<{ name: string }>(
    `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns`,
  );
  const existing = new Set(rows.map(({ name }) => name));
  const covered = personalTables.filter((table) => 'data' in table.export);
  const names = new Set(covered.map(({ name }) => `${name}.`));
  const known = covered.flatMap((table) =>
    [...exportedColumns(table), ...withheldColumns(table)].map((column) => `${table.name}.${column}`),
  );
  return [
    ...[...existing].filter((name) => names.has(name.replace(/[^.]+$/, '')) && !known.includes(name)),
    ...known.filter((name, index) => !existing.has(name) || known.indexOf(name) < index),
  ];
}

// ASVS: 14.2.4, 14.1.1
test.for(databases)(
  'the export lists every column of a personal table once ($name)',
  async ({ database }) => {
    expect(await database.migrate(findUnexported)).toEqual([]);
  },
);

test.for(databases)(
  'planted: a new column that the export does not list is detected ($name)',
  async ({ database }) => {
    await onTrial(database, async (owner) => {
      await owner.script('alter table public.deadlines add column planted text');
      await owner.script('alter table auth.users add column planted text');
      const found = await findUnexported(owner);
      expect(found.toSorted()).toEqual(['auth.users.planted', 'public.deadlines.planted']);
    });
  },
);

// ASVS: 14.2.4
test('the export contains no column with a secret', () => {
  const exported = personalTables.flatMap((table) =>
    exportedColumns(table).map((column) => `${table.name}.${column}`),
  );
  expect(exported).toContain('public.profiles.first_name');
  // The number of tokens of a language model is not a secret.
  expect(exported.filter((column) => secret.test(column))).toEqual(['private.chat_budgets.model_tokens']);
});
