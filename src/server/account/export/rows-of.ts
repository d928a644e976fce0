import type { Database, Transaction } from '../../database/database.ts';
import type { PersonalTable } from '../personal-tables/personal-table.ts';
import { labeledColumns } from './labels.ts';

const BATCH_SIZE = 200;

export type StoredRow = Record<string, unknown>;

/** Reads the exported columns of the owner's rows one page at a time, so that no connection waits for a slow download. */
export async function* rowsOf(
  database: Database,
  table: PersonalTable,
  owner: string,
): AsyncGenerator<StoredRow> {
  const { name, order } = table;
  const columns = exportedColumns(table);
  const page = (offset: number) => (transaction: Transaction) =>
    transaction.query<{ row: StoredRow }>(
      `select (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(entry))
           where key = any ($2::text::text[])) as row
       from (
         select * from ${name} where ${table.owner} order by ${order} limit ${BATCH_SIZE} offset $3::text::integer
       ) as entry`,
      [owner, `{${columns.join(',')}}`, String(offset)],
    );
  for (let offset = 0; ; offset += BATCH_SIZE) {
    const rows = await (name.startsWith('auth.')
      ? database.asAuthAdmin(page(offset))
      : database.asService(page(offset)));
    for (const { row } of rows) yield row;
    if (rows.length < BATCH_SIZE) return;
  }
}

export function exportedColumns({ name, export: columns }: PersonalTable): string[] {
  return 'data' in columns ? [...columns.data, ...labeledColumns(name)] : [];
}

export function withheldColumns({ export: columns }: PersonalTable): readonly string[] {
  return ('data' in columns && columns.withheld) || [];
}

export async function allRowsOf(
  database: Database,
  table: PersonalTable,
  owner: string,
): Promise<StoredRow[]> {
  return Array.fromAsync(rowsOf(database, table, owner));
}
