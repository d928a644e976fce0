import { readFile, rm, writeFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import postgres from 'postgres';
import { openEmbeddedDatabase, openPostgresDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrations.ts';

/** The migrated template database that tests copy. */
export const TEMPLATE = 'migrated';

export async function makeTemplate(postgresUrl: string): Promise<void> {
  await newMigratedDatabase(postgresUrl, TEMPLATE);
}

/**
 * Creates a new database with this name and all migrations, and returns its URL. Nothing is connected to it, so that it
 * can be copied.
 */
export async function newMigratedDatabase(postgresUrl: string, name: string): Promise<string> {
  const sql = postgres(postgresUrl, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`create database ${name}`);
  await sql.end();
  const url = new URL(postgresUrl);
  url.pathname = name;
  const database = openPostgresDatabase(url.href, { connections: 1 });
  await migrate(database);
  await database.close();
  return url.href;
}

/** The embedded database with all migrations, as a tar file of its data folder. */
export async function makeSnapshot(file: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-snapshot-'));
  const database = await openEmbeddedDatabase(folder);
  await migrate(database);
  await database.close();
  const pglite = await PGlite.create({ dataDir: folder, extensions: { pgcrypto } });
  const snapshot = await pglite.dumpDataDir('none');
  await pglite.close();
  await writeFile(file, Buffer.from(await snapshot.arrayBuffer()));
  await rm(folder, { recursive: true });
}

export async function readSnapshot(file: string): Promise<Blob> {
  const { buffer } = new Uint8Array(await readFile(file));
  // Node reads a blob in pieces of 64 KB, which takes a third of the time to open the database.
  return Object.assign(new Blob(), { arrayBuffer: async () => buffer });
}
