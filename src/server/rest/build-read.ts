import { buildWhere } from './build-where.ts';
import type { Table } from './catalogue.ts';
import { notUnderstood, unknownColumn } from './error.ts';
import type { Query } from './parse-query.ts';
import type { Range } from './parse-range.ts';
import type { Select } from './parse-select.ts';
import { Parameters, type Statement, quoted, targetColumn, targetOf } from './statement.ts';

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

/** The wanted columns as SQL. */
export function buildColumns(table: Table, { isEverything, columns }: Select): string {
  const taken = columns.find(({ as }) => isEverything && table.columns.has(as));
  if (taken) throw notUnderstood(`select gives two columns the name ${taken.as}`);
  const listed = columns.map(({ column, as, cast }) => {
    const value = targetColumn(known(table, column));
    if (cast !== null) return `${value}::${cast} as ${quoted(as)}`;
    return as === column ? value : `${value} as ${quoted(as)}`;
  });
  return [...(isEverything ? ['target.*'] : []), ...listed].join(', ');
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
