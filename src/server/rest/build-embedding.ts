import { buildColumn, refuseSameName } from './build-columns.ts';
import { buildOrder, buildPage } from './build-page.ts';
import type { Source } from './build-read.ts';
import { buildWhere } from './build-where.ts';
import type { Relation, Table } from './catalog.ts';
import { ambiguousRelation, unknownRelation } from './error.ts';
import { type Query, emptyQuery } from './parse-query.ts';
import { type Range, parseRange } from './parse-range.ts';
import type { Select, SelectedColumn, SelectedRelation } from './parse-select.ts';
import { type Parameters, type Statement, quoted, targetColumn, targetOf } from './statement.ts';

/** The limit for all embedded rows of an answer: each row of a page may have many. */
export const MAX_EMBEDDED = 5000;

const JOIN_BY_HASH = 'set local enable_nestloop = off';

interface Embedded {
  wish: SelectedRelation;
  query: Query;
  relation: Relation;
  /** The name of the part of the statement that reads the embedded rows. */
  part: string;
}

/**
 * Like `buildRead`, with rows of other tables embedded in each row. Each of these tables is read once, by the keys of
 * the page, and joined by a hash (`JOIN_BY_HASH`). PostgreSQL greatly underestimates how many rows the policies leave,
 * and a nested loop would read everything again for each row.
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
  const columns = listColumns(table, query.select);
  const values = columns.map((column, at) => `${buildColumn(table, column)} as value_${at}`);
  const page =
    `select row_number() over () as at, chosen.* from (select ${[...values, ...joinColumns(embedded)].join(', ')}` +
    ` from ${from}${where}${buildPage(table, query, range, parameters)}) as chosen`;
  const parts = embedded.map((one) => buildPart(one, parameters));
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
    setting: JOIN_BY_HASH,
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

/** A star stands for the columns that the catalog knows. */
function listColumns(table: Table, select: Omit<Select, 'relations'>): SelectedColumn[] {
  const all = select.isEverything ? [...table.columns.keys()] : [];
  return [...all.map((column) => ({ column, as: column, cast: null })), ...select.columns];
}

function joinColumns(embedded: readonly Embedded[]): string[] {
  return embedded.flatMap(({ relation, part }) =>
    relation.on.map(([own], at) => `${targetColumn(own)} as ${part}_key_${at}`),
  );
}

/** Requires that a row has at least one embedded row. Inside, `target` is the other table. */
function buildRequired({ relation, query }: Embedded, parameters: Parameters): string {
  const keys = relation.on.map(([, other], at) => `${targetColumn(other)} as key_${at}`).join(', ');
  const rows = `select ${keys} from ${targetOf(relation.table)}${buildWhere(relation.table, query.filters, parameters)}`;
  const joined = relation.on.map(([own], at) => `required.key_${at} = ${targetColumn(own)}`).join(' and ');
  return `exists (select from (${rows}) as required where ${joined})`;
}

/** The embedded rows of the page, numbered within each row, and one more than allowed if there are too many. */
function buildPart({ wish, relation, query, part }: Embedded, parameters: Parameters): string {
  const { table, on } = relation;
  refuseSameName(table, wish.select, wish.select.columns);
  const columns = listColumns(table, wish.select);
  const { offset, limit } = parseRange({ limit: query.limit, offset: query.offset, header: undefined });
  const keys = on.map(([, other]) => targetColumn(other));
  const ofPage = keys.map((key, at) => `${key} = any (array(select ${part}_key_${at} from page))`);
  const place = `row_number() over (partition by ${keys.join(', ')}${buildOrder(table, query)}) as place`;
  const values = columns.map((column, at) => `${buildColumn(table, column)} as value_${at}`);
  const found = [...keys.map((key, at) => `${key} as key_${at}`), place, ...values].join(', ');
  const from = `${targetOf(table)}${buildWhere(table, query.filters, parameters, ofPage)}`;
  const joined = on.map((_, at) => `found.key_${at} = page.${part}_key_${at}`);
  const first = `${parameters.text(String(offset))}::bigint`;
  const last = `${parameters.text(String(offset + limit))}::bigint`;
  const shown = columns.map(({ as }, at) => `found.value_${at} as ${quoted(as)}`).join(', ');
  return (
    `${part}_found as materialized (select ${found} from ${from}), ${part} as materialized (` +
    `select page.at, found.place, to_json(shown) as value from page join ${part}_found as found` +
    ` on ${[...joined, `found.place > ${first}`, `found.place <= ${last}`].join(' and ')}` +
    ` cross join lateral (select ${shown}) as shown limit ${MAX_EMBEDDED + 1})`
  );
}

function joinPart({ relation, part }: Embedded): string {
  if (relation.isToOne) return ` left join ${part} on ${part}.at = page.at`;
  const all = `select at, json_agg(value order by place) as value from ${part} group by at`;
  return ` left join (${all}) as ${part}_all on ${part}_all.at = page.at`;
}
