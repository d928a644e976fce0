import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { Database, Transaction } from '../database/database.ts';
import { appliedVersions } from '../database/migrations.ts';
import type { InstallationKeys } from './stored-keys.ts';
import { FORMAT, type Header, type Line } from './snapshot-format.ts';
import { type Table, listSequences, listTables } from './tables.ts';

const ROW_BATCH_SIZE = 500;
const BUFFER_BYTES = 4 * 1024 * 1024;

/** One line, or several. */
type Write = (lines: string) => Promise<void>;

interface Options {
  at: Date;
  keys?: InstallationKeys;
}

/** A consistent snapshot, as lines. The transaction ends if the consumer stops early. */
export function takeSnapshot(database: Database, options: Options): Readable {
  const out = new PassThrough({ highWaterMark: BUFFER_BYTES });
  const gone = new AbortController();
  out.once('close', () => gone.abort());
  const write = async (lines: string) => {
    gone.signal.throwIfAborted();
    if (!out.write(`${lines}\n`)) await once(out, 'drain', { signal: gone.signal });
  };
  writeSnapshot(database, options, write).then(
    () => out.end(),
    (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return out;
}

async function writeSnapshot(database: Database, { at, keys }: Options, write: Write): Promise<void> {
  await database.migrate(async (owner) => {
    // Has to be the first statement of the transaction, or PostgreSQL refuses it.
    await owner.query('set transaction isolation level repeatable read, read only');
    await owner.query('set local statement_timeout = 0');
    await plainText(owner);
    const versions = await appliedVersions(owner);
    if (versions.platform.length === 0) {
      throw new Error('This database holds nothing of ours, or its accounts belong to a hosted platform.');
    }
    await write(
      line({
        evenkeel: 'backup',
        format: FORMAT,
        madeAt: at.toISOString(),
        versions,
        ...keys,
      }),
    );
    let rows = 0;
    for (const table of await listTables(owner)) rows += await writeTable(owner, table, write);
    // After the rows: sequences are not transactional and must not be behind.
    for (const sequence of await listSequences(owner)) await writeSequence(owner, sequence, write);
    await write(line({ end: true, rows }));
  });
}

/** The format of values must not depend on the settings of a database. */
export async function plainText(owner: Transaction): Promise<void> {
  await owner.query(`set local timezone = 'UTC'`);
  await owner.query(`set local datestyle = 'ISO, YMD'`);
  await owner.query('set local extra_float_digits = 1');
}

async function writeTable(owner: Transaction, { name, columns }: Table, write: Write): Promise<number> {
  await write(line({ table: name, columns: columns.map((column) => column.name) }));
  const values = columns.map((column) => `${column.name}::text`).join(', ');
  await owner.query(
    `declare backup_rows no scroll cursor for select to_json(array[${values}])::text as row from ${name}`,
    [],
    { isShaped: true },
  );
  let written = 0;
  for (;;) {
    const rows = await owner.query<{ row: string }>(`fetch ${ROW_BATCH_SIZE} from backup_rows`, [], {
      isShaped: true,
    });
    if (rows.length > 0) await write(rows.map(({ row }) => row).join('\n'));
    written += rows.length;
    if (rows.length < ROW_BATCH_SIZE) break;
  }
  await owner.query('close backup_rows');
  return written;
}

async function writeSequence(owner: Transaction, name: string, write: Write): Promise<void> {
  const [state] = await owner.query<{ value: string; isCalled: boolean }>(
    `select last_value::text as value, is_called as "isCalled" from ${name}`,
    [],
    { isShaped: true },
  );
  if (state) await write(line({ sequence: name, ...state }));
}

function line(entry: Header | Line): string {
  return JSON.stringify(entry);
}
