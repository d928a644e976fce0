import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './database.ts';

const folder = path.join(import.meta.dirname, '../../supabase');
// Any fixed number: two copies that start together take turns.
const LOCK = 731_905_114;

/**
 * Brings a database to the newest schema, in one transaction; returns the names applied now.
 * The record is the table that the `supabase` command line keeps, so that `db push` knows of it too.
 */
export async function migrate(database: Database): Promise<string[]> {
  return database.migrate(async (owner) => {
    await owner.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const [auth] = await owner.query<{ hosted: boolean }>(
      `select exists (select from pg_catalog.pg_namespace where nspname = 'auth')
         and pg_catalog.to_regclass('auth.platform_migrations') is null as hosted`,
    );
    const applied: string[] = [];
    if (!auth?.hosted) {
      await owner.script(
        `create schema if not exists auth;
         create table if not exists auth.platform_migrations (version text primary key)`,
      );
      applied.push(...(await apply(owner, 'platform', 'auth.platform_migrations')));
    }
    await owner.script(
      `create schema if not exists supabase_migrations;
       create table if not exists supabase_migrations.schema_migrations
         (version text primary key, statements text[], name text)`,
    );
    applied.push(...(await apply(owner, 'migrations', 'supabase_migrations.schema_migrations')));
    return applied;
  });
}

type Owner = Parameters<Parameters<Database['migrate']>[0]>[0];

async function apply(owner: Owner, kind: 'platform' | 'migrations', record: string): Promise<string[]> {
  const done = new Set(
    (await owner.query<{ version: string }>(`select version from ${record}`)).map((row) => row.version),
  );
  const names = (await readdir(path.join(folder, kind))).filter((name) => name.endsWith('.sql')).toSorted();
  const pending = names.filter((name) => !done.has(versionOf(name)));
  for (const name of pending) {
    await owner.script(await readFile(path.join(folder, kind, name), 'utf8'));
    await owner.query(`insert into ${record} (version) values ($1)`, [versionOf(name)]);
  }
  return pending;
}

function versionOf(name: string): string {
  return name.slice(0, name.indexOf('_'));
}
