import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, inject } from 'vitest';
import { type Database, openEmbeddedDatabase, openPostgresDatabase } from '#server/database.ts';
import { migrate } from '#server/migrations.ts';

const kinds: readonly [name: string, open: () => Promise<Database>][] = [
  ['PGlite', () => openEmbeddedDatabase()],
  ['PostgreSQL', async () => openPostgresDatabase(await newPostgresDatabase(), { connections: 4 })],
];

export interface NamedDatabase {
  name: string;
  database: Database;
}

/**
 * Both databases that the product runs on, new and migrated, open for the whole test file:
 * `test.for(await openEachDatabase())('… ($name)', async ({ database }) => …)`.
 */
export async function openEachDatabase(): Promise<NamedDatabase[]> {
  const opened = await Promise.all(
    kinds.map(async ([name, open]) => {
      const database = await open();
      await migrate(database);
      return { name, database };
    }),
  );
  afterAll(() => Promise.all(opened.map(({ database }) => database.close())));
  return opened;
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
