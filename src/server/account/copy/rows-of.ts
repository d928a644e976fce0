import type { Database, Transaction } from '../../database/database.ts';
import type { PersonalTable } from '../personal-tables.ts';

const AT_ONCE = 200;

export type StoredRow = Record<string, unknown>;

/** The rows of `owner`, a page at a time: no connection waits for somebody's slow line. */
export async function* rowsOf(
  database: Database,
  table: PersonalTable,
  owner: string,
): AsyncGenerator<StoredRow> {
  const { name, order } = table;
  const without = 'without' in table.copy ? (table.copy.without ?? []) : [];
  const page = (offset: number) => (transaction: Transaction) =>
    transaction.query<{ row: StoredRow }>(
      `select to_jsonb(entry) - $2::text::text[] as row from (
         select * from ${name} where ${table.owner} order by ${order} limit ${AT_ONCE} offset $3::text::integer
       ) as entry`,
      [owner, `{${without.join(',')}}`, String(offset)],
    );
  for (let offset = 0; ; offset += AT_ONCE) {
    const rows = await (name.startsWith('auth.')
      ? database.asAuthAdmin(page(offset))
      : database.asService(page(offset)));
    for (const { row } of rows) yield row;
    if (rows.length < AT_ONCE) return;
  }
}

export async function allRowsOf(
  database: Database,
  table: PersonalTable,
  owner: string,
): Promise<StoredRow[]> {
  return Array.fromAsync(rowsOf(database, table, owner));
}
