import { knownColumn } from './build-columns.ts';
import type { Table } from './catalog.ts';
import type { Query } from './parse-query.ts';
import type { Range } from './parse-range.ts';
import { type Parameters, targetColumn } from './statement.ts';

/** ` order by … limit … offset …` */
export function buildPage(table: Table, query: Query, range: Range, parameters: Parameters): string {
  const limit = parameters.text(String(range.limit));
  return `${buildOrder(table, query)} limit ${limit}::bigint offset ${parameters.text(String(range.offset))}::bigint`;
}

export function buildOrder(table: Table, { order }: Query): string {
  if (order.length === 0) return '';
  const terms = order.map(({ column, descending, nulls }) =>
    [
      targetColumn(knownColumn(table, column)),
      descending ? 'desc' : 'asc',
      nulls === null ? '' : `nulls ${nulls}`,
    ]
      .join(' ')
      .trimEnd(),
  );
  return ` order by ${terms.join(', ')}`;
}
