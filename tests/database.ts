import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, inject } from 'vitest';
import { type Database, openEmbeddedDatabase, openPostgresDatabase } from '#server/database.ts';
import { migrate } from '#server/migrations.ts';

type Clock = (() => Date) | undefined;

const kinds = {
  PGlite: (clock: Clock) => openEmbeddedDatabase(undefined, clock),
  PostgreSQL: async (clock: Clock) =>
    openPostgresDatabase(await newPostgresDatabase(), { connections: 4, clock }),
};
export type DatabaseKind = keyof typeof kinds;

export interface NamedDatabase {
  name: string;
  database: Database;
}

/**
 * Both databases that the product runs on, new and migrated, open for the whole test file:
 * `test.for(await openEachDatabase())('… ($name)', async ({ database }) => …)`.
 */
export async function openEachDatabase(): Promise<NamedDatabase[]> {
  return Promise.all(
    (['PGlite', 'PostgreSQL'] as const).map(async (name) => ({ name, database: await openDatabase(name) })),
  );
}

/** One of them, whose plans and trials go by `clock`. */
export async function openDatabase(kind: DatabaseKind, clock?: () => Date): Promise<Database> {
  const database = await kinds[kind](clock);
  afterAll(() => database.close());
  await migrate(database);
  return database;
}

/** The address of a new, empty database in the run's PostgreSQL. */
export async function newPostgresDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const sql = postgres(url.href, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`create database ${name}`);
  await sql.end();
  url.pathname = name;
  return url.href;
}
