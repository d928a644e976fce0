import { buildWhere } from './build-where.ts';
import type { Table } from './catalogue.ts';
import { unknownColumn } from './error.ts';
import type { Query } from './parse-query.ts';
import type { Range } from './parse-range.ts';
import { Parameters, type Statement, targetColumn, targetOf } from './statement.ts';

/** Answers one row: the page's rows as JSON text, how many they are, and of how many when it is counted. */
export function buildRead(table: Table, query: Query, range: Range, isCounted: boolean): Statement {
  const parameters = new Parameters();
  const where = buildWhere(table, query.filters, parameters);
  const total = isCounted ? `(select count(*)::integer from ${targetOf(table)}${where})` : 'null::integer';
  const page =
    `select ${buildColumns(table, query.select)} from ${targetOf(table)}${where}${buildOrder(table, query)}` +
    ` limit ${parameters.text(String(range.limit))}::bigint offset ${parameters.text(String(range.offset))}::bigint`;
  return {
    text:
      `with page as (${page})` +
      ` select coalesce(json_agg(page.*), '[]')::text as body, count(*)::integer as rows, ${total} as total from page`,
    parameters: parameters.values,
  };
}

/** The wanted columns as SQL; all of them for null. */
export function buildColumns(table: Table, select: readonly string[] | null): string {
  if (select === null) return 'target.*';
  return select.map((name) => targetColumn(known(table, name))).join(', ');
}

function buildOrder(table: Table, { order }: Query): string {
  if (order.length === 0) return '';
  const terms = order.map(({ column, descending, nulls }) =>
    [targetColumn(known(table, column)), descending ? 'desc' : 'asc', nulls === null ? '' : `nulls ${nulls}`]
      .join(' ')
      .trimEnd(),
  );
  return ` order by ${terms.join(', ')}`;
}

function known(table: Table, column: string): string {
  if (!table.columns.has(column)) throw unknownColumn(table.name, column);
  return column;
}
