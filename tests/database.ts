import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, inject } from 'vitest';
import { type Database, openEmbeddedDatabase, openPostgresDatabase } from '#server/database/database.ts';
import { TEMPLATE, readSnapshot } from './migrated.ts';

type Clock = (() => Date) | undefined;

const kinds = {
  PGlite: async (clock: Clock) =>
    openEmbeddedDatabase(undefined, clock, await readSnapshot(inject('snapshotFile'))),
  PostgreSQL: async (clock: Clock) =>
    openPostgresDatabase(await newPostgresDatabase(TEMPLATE), { connections: 4, clock }),
};
export type DatabaseKind = keyof typeof kinds;

export interface NamedDatabase {
  name: string;
  database: Database;
}

/**
 * Opens both kinds of database that the product runs on, new and migrated, for the whole test file: `test.for(await
 * openEachDatabase())('… ($name)', async ({ database }) => …)`.
 */
export async function openEachDatabase(): Promise<NamedDatabase[]> {
  return Promise.all(
    (['PGlite', 'PostgreSQL'] as const).map(async (name) => ({ name, database: await openDatabase(name) })),
  );
}

/** Opens one kind of database, with `clock` for its plans and trials. */
export async function openDatabase(kind: DatabaseKind, clock?: () => Date): Promise<Database> {
  const database = await kinds[kind](clock);
  afterAll(() => database.close());
  return database;
}

/** Returns the URL of a new database in the PostgreSQL of this test run: empty, unless it is a copy. */
export async function newPostgresDatabase(template = 'template1'): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const sql = postgres(url.href, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`create database ${name} template ${template}`);
  await sql.end();
  url.pathname = name;
  return url.href;
}
