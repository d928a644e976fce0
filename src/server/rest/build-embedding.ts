import { buildColumn, buildColumns, refuseSameName } from './build-columns.ts';
import { buildPage } from './build-page.ts';
import type { Source } from './build-read.ts';
import { buildWhere } from './build-where.ts';
import type { Relation, Table } from './catalogue.ts';
import { ambiguousRelation, unknownRelation } from './error.ts';
import { type Query, emptyQuery } from './parse-query.ts';
import { type Range, parseRange } from './parse-range.ts';
import type { SelectedColumn, SelectedRelation } from './parse-select.ts';
import { type Parameters, type Statement, quoted, targetColumn, targetOf } from './statement.ts';

/** Of all embedded rows of an answer: each of a page's rows may have many. */
export const MAX_EMBEDDED = 5000;

interface Embedded {
  wish: SelectedRelation;
  query: Query;
  relation: Relation;
  /** The name of the part of the statement that reads them. */
  part: string;
}

/**
 * Like `buildRead`, with rows of other tables beside each row. Each of these tables is read once, from the page's rows on, and
 * no further than an answer may go; policies see nothing but plain reads.
 */
export function buildEmbedding(
  table: Table,
  query: Query,
  range: Range,
  isCounted: boolean,
  { from, before, parameters }: Source,
): Statement {
  const embedded = query.select.relations.map((wish, at) => resolve(table, query, wish, `embedded_${at}`));
  refuseSameName(table, query.select, query.select.relations);
  const required = embedded.filter(({ wish }) => wish.isInner);
  const where = buildWhere(
    table,
    query.filters,
    parameters,
    required.map((one) => buildRequired(one, parameters)),
  );
  const columns = listColumns(table, query);
  const values = columns.map((column, at) => `${buildColumn(table, column)} as value_${at}`);
  const page =
    `select row_number() over () as at, chosen.* from (select ${[...values, ...joinColumns(embedded)].join(', ')}` +
    ` from ${from}${where}${buildPage(table, query, range, parameters)}) as chosen`;
  const parts = embedded.map((one) => `${one.part} as materialized (${buildPart(one, parameters)})`);
  const shown = [
    ...columns.map(({ as }, at) => `page.value_${at} as ${quoted(as)}`),
    ...embedded.map(({ wish, relation, part }) =>
      relation.isToOne
        ? `${part}.value as ${quoted(wish.as)}`
        : `coalesce(${part}_all.value, '[]'::json) as ${quoted(wish.as)}`,
    ),
  ];
  const total = isCounted ? `(select count(*)::integer from ${from}${where})` : 'null::integer';
  const counts = embedded.map(({ part }) => `(select count(*)::integer from ${part})`);
  return {
    text:
      `with ${before}page as materialized (${page}), ${parts.join(', ')}` +
      ` select coalesce(json_agg(shown order by page.at), '[]')::text as body, count(*)::integer as rows,` +
      ` ${total} as total, ${counts.join(' + ')} as embedded` +
      ` from page${embedded.map(joinPart).join('')} cross join lateral (select ${shown.join(', ')}) as shown`,
    parameters: parameters.values,
  };
}

function resolve(table: Table, query: Query, wish: SelectedRelation, part: string): Embedded {
  const { hint } = wish;
  const found = table.relations.filter(
    (relation) =>
      relation.table.name === wish.table &&
      (hint === null || relation.name === hint || relation.on.some((pair) => pair.includes(hint))),
  );
  const [relation, ...others] = found;
  if (!relation) throw unknownRelation(table.name, wish.table);
  if (others.length > 0) {
    throw ambiguousRelation(
      table.name,
      wish.table,
      found.map(({ name }) => name),
    );
  }
  return { wish, relation, part, query: query.related.get(wish.as) ?? emptyQuery };
}

/** With a star those that the catalogue knows. */
function listColumns(table: Table, { select }: Query): SelectedColumn[] {
  const all = select.isEverything ? [...table.columns.keys()] : [];
  return [...all.map((column) => ({ column, as: column, cast: null })), ...select.columns];
}

function joinColumns(embedded: readonly Embedded[]): string[] {
  return embedded.flatMap(({ relation, part }) =>
    relation.on.map(([own], at) => `${targetColumn(own)} as ${part}_key_${at}`),
  );
}

/** That a row has one of them at least. Inside, `target` is the other table. */
function buildRequired({ relation, query }: Embedded, parameters: Parameters): string {
  const keys = relation.on.map(([, other], at) => `${targetColumn(other)} as key_${at}`).join(', ');
  const rows = `select ${keys} from ${targetOf(relation.table)}${buildWhere(relation.table, query.filters, parameters)}`;
  const joined = relation.on.map(([own], at) => `required.key_${at} = ${targetColumn(own)}`).join(' and ');
  return `exists (select from (${rows}) as required where ${joined})`;
}

/** One row more than allowed shows that there were too many. */
function buildPart({ wish, relation, query, part }: Embedded, parameters: Parameters): string {
  const { table, on } = relation;
  const joined = on.map(([, other], at) => `${targetColumn(other)} = page.${part}_key_${at}`);
  const range = parseRange({ limit: query.limit, offset: query.offset, header: undefined });
  const rows =
    `select ${buildColumns(table, wish.select)} from ${targetOf(table)}` +
    `${buildWhere(table, query.filters, parameters, joined)}${buildPage(table, query, range, parameters)}`;
  return (
    `select page.at, row_number() over () as place, to_json(found) as value` +
    ` from page cross join lateral (${rows}) as found limit ${MAX_EMBEDDED + 1}`
  );
}

function joinPart({ relation, part }: Embedded): string {
  if (relation.isToOne) return ` left join ${part} on ${part}.at = page.at`;
  const all = `select at, json_agg(value order by place) as value from ${part} group by at`;
  return ` left join (${all}) as ${part}_all on ${part}_all.at = page.at`;
}
