import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isUnavailable } from './backend-unavailable.ts';
import type { Database, Transaction } from './database.ts';

const folder = path.join(import.meta.dirname, '../../../supabase');
// Any fixed number. Copies that start together migrate one after another.
const LOCK = 731_905_114;

const records = {
  platform: 'auth.platform_migrations',
  migrations: 'supabase_migrations.schema_migrations',
} as const;

type Kind = keyof typeof records;
/** The versions of a schema: its file names up to the first underscore. */
export type Versions = Record<Kind, string[]>;

/**
 * Migrates a database to the newest schema in one transaction. Returns the names of the applied files.
 * Recorded in the table of the `supabase` command line, so that `db push` knows them too.
 */
export function migrate(database: Database): Promise<string[]> {
  return database.migrate((owner) => migrateWithin(owner));
}

/** `upTo`: applies only these versions. */
export async function migrateWithin(owner: Owner, upTo?: Versions): Promise<string[]> {
  // No timeout: rewriting a large table, or waiting for another copy that does, takes long.
  await owner.query('set local statement_timeout = 0');
  await lockSchema(owner);
  const applied: string[] = [];
  if (!(await isHosted(owner))) {
    await owner.script(
      `create schema if not exists auth;
       create table if not exists auth.platform_migrations (version text primary key)`,
    );
    applied.push(...(await apply(owner, 'platform', upTo)));
  }
  await owner.script(
    `create schema if not exists supabase_migrations;
     create table if not exists supabase_migrations.schema_migrations
       (version text primary key, statements text[], name text)`,
  );
  applied.push(...(await apply(owner, 'migrations', upTo)));
  return applied;
}

/** Locks migrations and the first fill of an empty database until the transaction ends. */
export async function lockSchema(owner: Transaction): Promise<void> {
  await owner.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

/** Names of the files that a database has not applied yet. */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const { applied, kinds } = await ownRecords(database).catch((error: unknown) => {
    if (isUnavailable(error)) throw error;
    return anyRecords(database);
  });
  const pending = await Promise.all(kinds.map((kind) => missing(kind, applied[kind])));
  return pending.flat();
}

interface Records {
  applied: Versions;
  kinds: readonly Kind[];
}

/** In one query, because readiness is checked every few seconds and the database may be far away. Fails on a hosted project. */
async function ownRecords(database: Database): Promise<Records> {
  const [applied] = await database.migrate((owner) =>
    owner.query<Versions>(
      `select array(select version from ${records.platform}) as platform,
         array(select version from ${records.migrations}) as migrations`,
    ),
  );
  return { applied: applied ?? { platform: [], migrations: [] }, kinds: ['platform', 'migrations'] };
}

function anyRecords(database: Database): Promise<Records> {
  return database.migrate(async (owner) => ({
    applied: await appliedVersions(owner),
    kinds: (await isHosted(owner)) ? ['migrations'] : ['platform', 'migrations'],
  }));
}

export async function appliedVersions(owner: Transaction): Promise<Versions> {
  return {
    platform: await recorded(owner, 'platform'),
    migrations: await recorded(owner, 'migrations'),
  };
}

/** Applied versions that this copy of the product has no file for. */
export async function unknownVersions(versions: Versions): Promise<string[]> {
  const kinds: Kind[] = ['platform', 'migrations'];
  const unknown = await Promise.all(
    kinds.map(async (kind) => {
      const known = new Set((await filesOf(kind)).map(versionOf));
      return versions[kind].filter((version) => !known.has(version));
    }),
  );
  return unknown.flat();
}

type Owner = Parameters<Parameters<Database['migrate']>[0]>[0];

async function isHosted(owner: Transaction): Promise<boolean> {
  const [auth] = await owner.query<{ hosted: boolean }>(
    `select exists (select from pg_catalog.pg_namespace where nspname = 'auth')
       and pg_catalog.to_regclass('auth.platform_migrations') is null as hosted`,
  );
  return auth?.hosted ?? false;
}

async function apply(owner: Owner, kind: Kind, upTo?: Versions): Promise<string[]> {
  const pending = (await missing(kind, await recorded(owner, kind))).filter(
    (name) => !upTo || upTo[kind].includes(versionOf(name)),
  );
  for (const name of pending) {
    await owner.script(await readFile(path.join(folder, kind, name), 'utf8'));
    await owner.query(`insert into ${records[kind]} (version) values ($1)`, [versionOf(name)]);
  }
  return pending;
}

async function recorded(owner: Transaction, kind: Kind): Promise<string[]> {
  const [record] = await owner.query<{ exists: boolean }>(
    'select pg_catalog.to_regclass($1) is not null as exists',
    [records[kind]],
  );
  if (!record?.exists) return [];
  const rows = await owner.query<{ version: string }>(
    `select version from ${records[kind]} order by version`,
  );
  return rows.map(({ version }) => version);
}

async function missing(kind: Kind, applied: readonly string[]): Promise<string[]> {
  const done = new Set(applied);
  return (await filesOf(kind)).filter((name) => !done.has(versionOf(name)));
}

async function filesOf(kind: Kind): Promise<string[]> {
  return (await readdir(path.join(folder, kind))).filter((name) => name.endsWith('.sql')).toSorted();
}

function versionOf(name: string): string {
  return name.slice(0, name.indexOf('_'));
}
