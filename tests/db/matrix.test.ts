import { expect, test } from 'vitest';
import { type Database, isDatabaseError } from '#server/database/database.ts';
import { openEachDatabase } from '../database.ts';
import { tableOperations } from './table-operations.ts';
import { addPerson, makeSuperadmin, type Person, setPlan } from './people.ts';
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

type Owner = Parameters<Parameters<Database['migrate']>[0]>[0];

/** Somebody who acts on the row of a person, who may be another one. */
interface Actor {
  role: 'anon' | 'authenticated' | 'service_role' | 'supabase_auth_admin';
  self?: Person;
  rowOf: Person;
}

async function cast(database: Database): Promise<Record<string, Actor>> {
  const person = async (name: string) => {
    const added = await addPerson(database, name);
    await database.migrate((owner) => seed(owner, added));
    return added;
  };
  const owner = await person('owner');
  const expired = await person('expired');
  const canceled = await person('canceled');
  const paused = await person('paused');
  const superadmin = await person('superadmin');
  await setPlan(database, expired, { trialDays: -1 });
  await setPlan(database, canceled, { tier: 'canceled' });
  await setPlan(database, paused, { tier: 'paused', team: ['lena'] });
  await makeSuperadmin(database, superadmin);
  return {
    anonymous: { role: 'anon', rowOf: owner },
    owner: signedIn(owner),
    other: signedIn(await person('other'), owner),
    'expired trial': signedIn(expired),
    canceled: signedIn(canceled),
    paused: signedIn(paused),
    superadmin: signedIn(superadmin),
    'superadmin elsewhere': signedIn(superadmin, owner),
    service: { role: 'service_role', rowOf: owner },
    'auth admin': { role: 'supabase_auth_admin', rowOf: owner },
  };
}

function signedIn(self: Person, rowOf = self): Actor {
  return { role: 'authenticated', self, rowOf };
}

/** The person's row in every table, where it is not there already. */
async function seed(owner: Owner, person: Person): Promise<void> {
  for (const [table, { where, insert }] of Object.entries(tableOperations)) {
    const [row] = await owner.query(`select from ${table} where ${where}`, [person.id]);
    if (!row) await owner.query(`insert into ${table} ${insert}`, [person.id]);
  }
}

class Outcome extends Error {
  readonly outcome: string;

  constructor(outcome: string) {
    super(outcome);
    this.outcome = outcome;
  }
}

/** What happens when the actor runs a statement that answers one `outcome`. Nothing of it stays. */
async function attempt(
  database: Database,
  { role, self, rowOf }: Actor,
  statement: string,
  prepare?: (owner: Owner) => Promise<unknown>,
): Promise<string> {
  try {
    return await database.migrate(async (owner) => {
      await prepare?.(owner);
      const claims = JSON.stringify(self?.claims ?? { role });
      await owner.query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
        role,
        claims,
      ]);
      const parameters = statement.includes('$1') ? [rowOf.id] : [];
      const [row] = await owner.query<{ outcome: string }>(statement, parameters);
      throw new Outcome(row?.outcome ?? 'nothing');
    });
  } catch (error) {
    if (error instanceof Outcome) return error.outcome;
    if (isDatabaseError(error)) return error.code === '42501' ? 'no' : error.code;
    throw error;
  }
}

function statementFor(table: string, operation: Operation): string {
  const { where, insert, update } = tableOperations[table] ?? { where: '', insert: '', update: '' };
  // The rows that a change reaches are counted without the right to read them.
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

test.for(cells)('who can $operation $table ($name)', async ({ over, table, operation }) => {
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
});

const calls = [...expected.keys()].filter((operation) => operation.startsWith('call '));
const callCells = databases.flatMap(({ name, ...over }) => calls.map((call) => ({ name, over, call })));

test.for(callCells)('who can $call ($name)', async ({ over, call }) => {
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

/** Anything that would let a row or a right slip through without a policy saying so. */
async function findCarelessness(owner: Owner): Promise<string[]> {
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

test.for(databases)('nothing is left open by carelessness ($name)', async ({ database }) => {
  expect(await database.migrate(findCarelessness)).toEqual([]);
});

test.for(databases)('carelessness is found ($name)', async ({ database }) => {
  const found = database.migrate(async (owner) => {
    await owner.script(`
      create table public.planted (id integer);
      create view public.planted_view as select id from public.planted;
      create function private.planted() returns integer language sql security definer as 'select 1'`);
    throw new Outcome((await findCarelessness(owner)).join(', '));
  });
  await expect(found).rejects.toThrow(
    [
      'no row-level security: planted',
      'a definer without a search path: private.planted()',
      'a function that everybody may run: private.planted()',
      "a view with its owner's rights: planted_view",
    ].join(', '),
  );
});

/** Tables of any schema and functions of schema public that the matrix says nothing of. */
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

test.for(databases)(
  'every table and every public function has its rows in the matrix ($name)',
  async ({ database }) => {
    expect(await database.migrate(findGaps)).toEqual([]);
  },
);

test.for(databases)('a table or a function without rows is found ($name)', async ({ database }) => {
  const gaps = database.migrate(async (owner) => {
    await owner.script(`
      create table public.planted (id integer);
      create function public.planted_too() returns integer language sql as 'select 1'`);
    throw new Outcome((await findGaps(owner)).join(', '));
  });
  await expect(gaps).rejects.toThrow(
    'public.planted select, public.planted insert, public.planted update, public.planted delete, call public.planted_too(',
  );
});
