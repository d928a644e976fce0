import * as v from 'valibot';
import type { Database, Transaction } from '../database/database.ts';
import { lockSchema, migrateWithin, unknownVersions } from '../database/migrations.ts';
import type { InstallationKeys } from './stored-keys.ts';
import { type Header, type Line, header, line } from './snapshot-format.ts';
import { plainText } from './take-snapshot.ts';
import { type Table, listSequences, listTables } from './tables.ts';

const BATCH_BYTES = 1_000_000;

export interface LoadedSnapshot {
  madeAt: string;
  keys: InstallationKeys;
  rows: number;
}

/**
 * Fills an empty database from the lines of a backup, in one transaction: after an error the database is still empty.
 * The schema is migrated to the version of the backup, filled, and then migrated to the current version.
 */
export async function loadSnapshot(
  database: Database,
  lines: AsyncGenerator<string>,
): Promise<LoadedSnapshot> {
  try {
    return await database.migrate((owner) => loadWithin(owner, lines));
  } finally {
    await lines.return(undefined);
  }
}

type Owner = Parameters<Parameters<Database['migrate']>[0]>[0];

async function loadWithin(owner: Owner, lines: AsyncGenerator<string>): Promise<LoadedSnapshot> {
  await owner.query('set local statement_timeout = 0');
  const first = await lines.next();
  const { versions, madeAt, signingKeys, pushKey, paperKey } = await readHeader(first.value ?? '');
  // Locked before the check: a server that starts right now could fill the database in between.
  await lockSchema(owner);
  await refuseFilled(owner);
  await migrateWithin(owner, versions);
  await plainText(owner);
  const rows = await fill(owner, lines);
  await migrateWithin(owner);
  return { madeAt, rows, keys: { signingKeys, pushKey, paperKey } };
}

async function readHeader(text: string): Promise<Header> {
  const read = v.safeParse(header, readJson(text));
  if (!read.success) throw new Error(`This file is no backup: ${read.issues[0].message}`);
  const unknown = await unknownVersions(read.output.versions);
  if (unknown.length > 0) {
    throw new Error(
      `This backup was made by a newer version of the product (${unknown.join(', ')}). Install that one first.`,
    );
  }
  return read.output;
}

async function refuseFilled(owner: Transaction): Promise<void> {
  const found = await owner.query(
    `select from pg_catalog.pg_namespace where nspname in ('auth', 'private', 'supabase_migrations')
     union all
     select from pg_catalog.pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
     limit 1`,
  );
  if (found.length > 0) {
    throw new Error(
      'This database is not empty. A backup is restored into an empty one: nothing is ever overwritten.',
    );
  }
}

async function fill(owner: Transaction, entries: AsyncIterator<string>): Promise<number> {
  const tables = new Map((await listTables(owner)).map((table) => [table.name, table]));
  const sequences = new Set(await listSequences(owner));
  // Triggers are off: the rows that they would write are already in the backup.
  for (const name of tables.keys())
    await owner.query(`alter table ${name} disable trigger user`, [], { isShaped: true });
  // Rows that a migration inserts are in the backup as well.
  for (const name of [...tables.keys()].toReversed())
    await owner.query(`delete from ${name}`, [], { isShaped: true });

  let into: Batch | null = null;
  let rows = 0;
  for (;;) {
    const next = await entries.next();
    if (next.done) throw new Error('This backup breaks off: its end is missing. Nothing was restored.');
    const entry = readLine(next.value);
    if (Array.isArray(entry)) {
      if (!into) throw new Error('This backup is damaged: a row belongs to no table.');
      await into.add(next.value, entry.length);
      rows += 1;
      continue;
    }
    await into?.flush();
    into = null;
    if ('table' in entry) into = batchFor(owner, tables.get(entry.table), entry);
    else if ('sequence' in entry) await setSequence(owner, sequences, entry);
    else if (entry.rows === rows) break;
    else throw new Error('This backup is damaged: rows are missing. Nothing was restored.');
  }
  await owner.query('set constraints all immediate');
  for (const name of tables.keys())
    await owner.query(`alter table ${name} enable trigger user`, [], { isShaped: true });
  return rows;
}

interface Batch {
  /** `row` is a JSON list. */
  add(row: string, length: number): Promise<void>;
  flush(): Promise<void>;
}

/** Names in SQL come from the database itself, never from the file. */
function batchFor(
  owner: Transaction,
  table: Table | undefined,
  told: { table: string; columns: string[] },
): Batch {
  const names = table?.columns.map(({ name }) => name) ?? [];
  if (!table || names.join() !== told.columns.join()) {
    throw new Error(`This backup is damaged: its table ${told.table} is not that of its version.`);
  }
  const values = table.columns.map(({ type }, index) => `(row ->> ${index})::${type}`).join(', ');
  let rows: string[] = [];
  let size = 0;
  const flush = async () => {
    if (rows.length === 0) return;
    await owner.query(
      `insert into ${table.name} (${names.join(', ')}) overriding system value
       select ${values} from json_array_elements($1::text::json) as backup(row)`,
      [`[${rows.join(',')}]`],
      { isShaped: true },
    );
    rows = [];
    size = 0;
  };
  return {
    async add(row, length) {
      if (length !== names.length) throw new Error('This backup is damaged: a row has too few columns.');
      rows.push(row);
      size += row.length;
      if (size > BATCH_BYTES) await flush();
    },
    flush,
  };
}

async function setSequence(
  owner: Transaction,
  known: ReadonlySet<string>,
  { sequence, value, isCalled }: Extract<Line, { sequence: string }>,
): Promise<void> {
  if (!known.has(sequence)) throw new Error(`This backup is damaged: there is no sequence ${sequence}.`);
  await owner.query('select setval($1::text::regclass, $2::text::bigint, $3::boolean)', [
    sequence,
    value,
    isCalled,
  ]);
}

function readLine(text: string): Line {
  const read = v.safeParse(line, readJson(text));
  if (!read.success)
    throw new Error('This backup is damaged: a line of it cannot be read. Nothing was restored.');
  return read.output;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
