import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Database, openEmbeddedDatabase, openPostgresDatabase } from '#server/database/database.ts';
import { type Versions, migrate, migrateWithin } from '#server/database/migrations.ts';
import { newPostgresDatabase } from '../database.ts';
import { type Rows, addSamples, readSamples } from './sample-rows.ts';
import { schemaOf } from './schema-of.ts';

const folder = path.resolve(import.meta.dirname, '../../supabase');
const versionsOf = async (kind: keyof Versions) =>
  (await readdir(path.join(folder, kind)))
    .map((name) => ({ kind, version: name.slice(0, name.indexOf('_')) }))
    .toSorted((one, other) => one.version.localeCompare(other.version));
const files = [...(await versionsOf('platform')), ...(await versionsOf('migrations'))].toSorted(
  (one, other) => one.version.localeCompare(other.version),
);

/** All earlier states of the product's files, by date, without the newest. */
const earlier: Versions[] = files.slice(0, -1).map((_, last) => {
  const upTo = files.slice(0, last + 1);
  const of = (wanted: keyof Versions) =>
    upTo.filter(({ kind }) => kind === wanted).map(({ version }) => version);
  return { platform: of('platform'), migrations: of('migrations') };
});

const embedded = await openEmbeddedDatabase();
afterAll(() => embedded.close());

/** Uses an empty database each time. The embedded one is emptied, because opening it takes seconds. */
const kinds: Record<string, () => Promise<Database>> = {
  PGlite: async () => {
    await embedded.migrate(async (owner) => {
      const schemas = await owner.query<{ name: string }>(
        `select nspname as name from pg_namespace
         where nspname not like 'pg\\_%' and nspname <> 'information_schema'`,
      );
      for (const { name } of schemas) await owner.script(`drop schema "${name}" cascade`);
      await owner.script('create schema public; grant usage on schema public to public');
    });
    return embedded;
  },
  PostgreSQL: async () => openPostgresDatabase(await newPostgresDatabase(), { connections: 1 }),
};

async function closed(database: Database): Promise<void> {
  if (database !== embedded) await database.close();
}

/** Finds rows that have changed or disappeared. New columns are allowed. */
function lost(before: Rows, after: Rows): string[] {
  return Object.entries(before).flatMap(([table, rows]) =>
    rows
      .filter((row) => !after[table]?.some((kept) => holds(kept, row)))
      .map((row) => `${table} ${JSON.stringify(row)}`),
  );
}

function holds(kept: Record<string, unknown>, row: Record<string, unknown>): boolean {
  return Object.entries(row).every(
    ([name, value]) => name === 'updated_at' || JSON.stringify(kept[name]) === JSON.stringify(value),
  );
}

test.for(Object.keys(kinds))(
  'migrating a database of any earlier version yields the current schema and loses no row (%s)',
  { timeout: 240_000 },
  async (kind) => {
    const open = kinds[kind];
    if (!open) throw new Error(`There is no ${kind}`);
    const fresh = await open();
    await migrate(fresh);
    const wanted = await fresh.migrate(schemaOf);
    await closed(fresh);
    expect(wanted.length).toBeGreaterThan(100);
    expect(earlier.length).toBeGreaterThan(15);

    for (const versions of earlier) {
      const at = versions.migrations.at(-1) ?? versions.platform.at(-1);
      const database = await open();
      const before = await database.migrate(async (owner) => {
        await migrateWithin(owner, versions);
        await addSamples(owner);
        return readSamples(owner);
      });
      const applied = await migrate(database);
      expect(applied, at).toHaveLength(files.length - versions.platform.length - versions.migrations.length);
      const after = await database.migrate(readSamples);
      expect(lost(before, after), at).toEqual([]);
      expect(await database.migrate(schemaOf), at).toEqual(wanted);
      expect(await migrate(database), at).toEqual([]);
      await closed(database);
    }
  },
);

test('planted: a lost or changed row and a different schema are found', async () => {
  const database = openPostgresDatabase(await newPostgresDatabase(), { connections: 1 });
  await migrate(database);
  await database.migrate(addSamples);
  const [before, wanted] = [await database.migrate(readSamples), await database.migrate(schemaOf)];
  await database.migrate(async (owner) => {
    await owner.query(`update public.deadlines set title = 'See the bank again'`);
    await owner.query('delete from public.messages');
    await owner.query('drop policy "people read their own profile" on public.profiles');
  });
  const found = lost(before, await database.migrate(readSamples)).map((line) => line.split(' ')[0]);
  expect(found).toEqual(['public.deadlines', 'public.messages', 'public.turn_events']);
  expect(await database.migrate(schemaOf)).not.toEqual(wanted);
  await database.close();
});
