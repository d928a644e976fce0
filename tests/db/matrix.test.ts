import { expect, test } from 'vitest';
import { openEachDatabase } from '../database.ts';
import { Outcome, type Owner, attempt, cast } from './actors.ts';
import { tableOperations } from './table-operations.ts';
import { type Row, readWhoSeesWhat } from './who-sees-what.ts';

const expected = await readWhoSeesWhat();
const databases = await Promise.all(
  (await openEachDatabase()).map(async ({ name, database }) => ({
    name,
    database,
    actors: await cast(database),
  })),
);
const operations = ['select', 'insert', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];

function statementFor(table: string, operation: Operation): string {
  const { where, insert, update } = tableOperations[table] ?? { where: '', insert: '', update: '' };
  // The rows affected by a change are counted without the right to read them.
  const command = {
    select: `select 1 as one from ${table} where ${where}`,
    insert: `insert into ${table} ${insert} returning 1 as one`,
    update: `update ${table} set ${update} where ${where} returning 1 as one`,
    delete: `delete from ${table} where ${where} returning 1 as one`,
  }[operation];
  return `with done as (${command}) select count(*)::text as outcome from done`;
}

const cells = databases.flatMap(({ name, ...over }) =>
  Object.keys(tableOperations).flatMap((table) =>
    operations.map((operation) => ({ name, over, table, operation })),
  ),
);

// Specification: 6.deadlines, 7.data.1, 7.data.2, D.safe.4
// ASVS: 2.2.2, 8.2.2, 8.2.3, 8.3.1, 8.4.1, 13.2.2, 15.3.1, 15.3.3
test.for(cells)(
  'only the callers in the access matrix can $operation $table ($name)',
  async ({ over, table, operation }) => {
    const actual: Row = {};
    for (const [name, actor] of Object.entries(over.actors)) {
      const takeAway = (owner: Owner) =>
        owner.query(`delete from ${table} where ${tableOperations[table]?.where}`, [actor.rowOf.id]);
      const statement = statementFor(table, operation);
      actual[name] = await attempt(
        over.database,
        actor,
        statement,
        operation === 'insert' ? takeAway : undefined,
      );
    }
    expect(actual).toEqual(expected.get(`${table} ${operation}`));
  },
);

const calls = [...expected.keys()].filter((operation) => operation.startsWith('call '));
const callCells = databases.flatMap(({ name, ...over }) => calls.map((call) => ({ name, over, call })));

// ASVS: 2.2.2, 8.2.1
test.for(callCells)('only the callers in the access matrix can $call ($name)', async ({ over, call }) => {
  const actual: Row = {};
  for (const [name, actor] of Object.entries(over.actors)) {
    actual[name] = await attempt(
      over.database,
      actor,
      `select ${call.replace('call ', '')}::text as outcome`,
    );
  }
  expect(actual).toEqual(expected.get(call));
});

/** Finds anything that would expose a row or a right without a policy that allows it. */
async function findOpenGrants(owner: Owner): Promise<string[]> {
  const rows = await owner.query<{ found: string }>(
    `select 'no row-level security: ' || oid::regclass::text as found from pg_catalog.pg_class
     where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not relrowsecurity
     union all
     select 'a definer without a search path: ' || oid::regprocedure::text from pg_catalog.pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
       and not coalesce(proconfig, '{}') && array['search_path=""']
     union all
     select 'a function that everybody may run: ' || oid::regprocedure::text from pg_catalog.pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and has_function_privilege('anon', oid, 'execute')
     union all
     select 'a view with its owner''s rights: ' || oid::regclass::text from pg_catalog.pg_class
     where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
       and not coalesce(reloptions, '{}') && array['security_invoker=true', 'security_invoker=on']`,
  );
  return rows.map(({ found }) => found);
}

// ASVS: 8.2.1, 8.2.2
test.for(databases)('no table or function is accidentally accessible ($name)', async ({ database }) => {
  expect(await database.migrate(findOpenGrants)).toEqual([]);
});

test.for(databases)(
  'planted: an accidentally accessible table or function is detected ($name)',
  async ({ database }) => {
    const found = database.migrate(async (owner) => {
      await owner.script(`
      create table public.planted (id integer);
      create view public.planted_view as select id from public.planted;
      create function private.planted() returns integer language sql security definer as 'select 1'`);
      throw new Outcome((await findOpenGrants(owner)).join(', '));
    });
    await expect(found).rejects.toThrow(
      [
        'no row-level security: planted',
        'a definer without a search path: private.planted()',
        'a function that everybody may run: private.planted()',
        "a view with its owner's rights: planted_view",
      ].join(', '),
    );
  },
);

/** Tables of any schema, and functions of the `public` schema, that are missing in the matrix. */
async function findGaps(owner: Owner): Promise<string[]> {
  const tables = await owner.query<{ name: string }>(
    `select nspname || '.' || relname as name from pg_catalog.pg_class
     join pg_catalog.pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p', 'v', 'm', 'f') and nspname !~ '^pg_' and nspname <> 'information_schema'`,
  );
  const functions = await owner.query<{ name: string }>(
    `select proname as name from pg_catalog.pg_proc where pronamespace = 'public'::regnamespace`,
  );
  const operationsMissing = tables.flatMap(({ name }) =>
    operations.map((operation) => `${name} ${operation}`),
  );
  return [
    ...operationsMissing.filter((operation) => !expected.has(operation)),
    ...functions
      .map(({ name }) => `call public.${name}(`)
      .filter((start) => !calls.some((call) => call.startsWith(start))),
  ];
}

// ASVS: 8.1.1, 8.1.2
test.for(databases)(
  'every table and public function is listed in the access matrix ($name)',
  async ({ database }) => {
    expect(await database.migrate(findGaps)).toEqual([]);
  },
);

test.for(databases)(
  'planted: a table or function missing from the access matrix is detected ($name)',
  async ({ database }) => {
    const gaps = database.migrate(async (owner) => {
      await owner.script(`
      create table public.planted (id integer);
      create function public.planted_too() returns integer language sql as 'select 1'`);
      throw new Outcome((await findGaps(owner)).join(', '));
    });
    await expect(gaps).rejects.toThrow(
      'public.planted select, public.planted insert, public.planted update, public.planted delete, call public.planted_too(',
    );
  },
);
