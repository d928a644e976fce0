import { buildColumns } from './build-columns.ts';
import { buildEmbedding } from './build-embedding.ts';
import { buildPage } from './build-page.ts';
import { buildWhere } from './build-where.ts';
import type { Table } from './catalog.ts';
import type { Query } from './parse-query.ts';
import type { Range } from './parse-range.ts';
import { Parameters, type Statement, targetOf } from './statement.ts';

/** The source of the rows, with the alias `target`. */
export interface Source {
  from: string;
  /** Precedes the rest of the statement: `name as (…), `. */
  before: string;
  parameters: Parameters;
}

/** Returns one row: the page's rows as JSON text, their number, and the total if a count is requested. */
export function buildRead(
  table: Table,
  query: Query,
  range: Range,
  isCounted: boolean,
  source: Source = { from: targetOf(table), before: '', parameters: new Parameters() },
): Statement {
  if (query.select.relations.length > 0) return buildEmbedding(table, query, range, isCounted, source);
  const { from, before, parameters } = source;
  const where = buildWhere(table, query.filters, parameters);
  const total = isCounted ? `(select count(*)::integer from ${from}${where})` : 'null::integer';
  const page =
    `select ${buildColumns(table, query.select)} from ${from}${where}` +
    buildPage(table, query, range, parameters);
  return {
    text:
      `with ${before}page as (${page})` +
      ` select coalesce(json_agg(page.*), '[]')::text as body, count(*)::integer as rows, ${total} as total from page`,
    parameters: parameters.values,
  };
}
