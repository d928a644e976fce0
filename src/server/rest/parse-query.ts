import { notEmbedded, unsupportedSyntax } from './error.ts';
import { type Filter, MAX_FILTERS, MAX_SEARCHES, parseFilter, countPatternSearches } from './parse-filter.ts';
import { type Order, parseOrder } from './parse-order.ts';
import { parseName, parseNames } from './parse-names.ts';
import { type Select, parseSelect } from './parse-select.ts';

const MAX_QUERY_LENGTH = 8192;

const ownParameters = ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'] as const;
type OwnParameter = (typeof ownParameters)[number];

/** The parsed query string (after the `?`) of the URL. */
export interface Query {
  select: Select;
  filters: Filter[];
  order: Order[];
  limit: string | undefined;
  offset: string | undefined;
  /** The columns that a write takes from the body; null for all columns in the body. */
  columns: string[] | null;
  onConflict: string[] | null;
  /** The options for embedded rows (`messages.order=created_at`), by the name that `select` gives them. */
  related: ReadonlyMap<string, Query>;
}

/** The parameters that a method supports; others are refused, not ignored. */
interface Takes {
  own: readonly OwnParameter[];
  filters: boolean;
  embedding?: boolean;
}

type Parameter = [name: string, value: string];

const RELATED = /^(?!not\.(?:and|or)$)("[^"\\]+"|[A-Za-z_][A-Za-z0-9_$]*)\.(.+)$/;

export function parseQuery(url: URL, takes: Takes): Query {
  return parseParameters(readParameters(url), takes);
}

export function parseParameters(parameters: readonly Parameter[], takes: Takes): Query {
  const direct = parameters.filter(([name]) => !RELATED.test(name));
  const related = parseRelated(
    parameters.filter(([name]) => RELATED.test(name)),
    takes,
  );
  const query = { ...parseDirect(direct, takes), related };
  requireEmbedded(query, takes);
  refuseTooMany([query, ...related.values()].flatMap(({ filters }) => filters));
  return query;
}

function parseRelated(parameters: readonly Parameter[], takes: Takes): ReadonlyMap<string, Query> {
  if (parameters.length > 0 && !takes.embedding) {
    throw unsupportedSyntax('A filter must name a column. Embedding works only for reads, one level deep');
  }
  const byName = Map.groupBy(parameters, ([name]) => parseName(RELATED.exec(name)?.[1] ?? '', 'a filter'));
  return new Map(
    [...byName].map(([relation, given]) => {
      const own = given.map(([name, value]): Parameter => [RELATED.exec(name)?.[2] ?? '', value]);
      return [relation, parseParameters(own, { own: ['order', 'limit', 'offset'], filters: true })];
    }),
  );
}

function requireEmbedded({ select, related }: Query, takes: Takes): void {
  if (select.relations.length > 0 && !takes.embedding) {
    throw unsupportedSyntax('Embedding works only for reads, one level deep');
  }
  for (const name of related.keys()) {
    if (!select.relations.some(({ as }) => as === name)) throw notEmbedded(name);
  }
}

function refuseTooMany(filters: readonly Filter[]): void {
  if (filters.length > MAX_FILTERS)
    throw unsupportedSyntax(`A request can have at most ${MAX_FILTERS} filters`);
  const searches = filters.reduce((sum, filter) => sum + countPatternSearches(filter), 0);
  if (searches > MAX_SEARCHES) {
    throw unsupportedSyntax(`A request can use like, ilike, cs, cd, and ov at most ${MAX_SEARCHES} times`);
  }
}

function parseDirect(parameters: readonly Parameter[], takes: Takes): Omit<Query, 'related'> {
  const own = new Map<string, string>();
  const filters: Filter[] = [];
  for (const [name, value] of parameters) {
    if (!isOwnParameter(name)) {
      if (!takes.filters) throw unsupportedSyntax('Filters cannot be used with this request');
      filters.push(parseFilter(name, value));
    } else if (!takes.own.includes(name)) {
      throw unsupportedSyntax(`${name} cannot be used with this request`);
    } else if (own.has(name)) {
      throw unsupportedSyntax(`${name} is specified twice`);
    } else {
      own.set(name, value);
    }
  }
  const columns = own.get('columns');
  const onConflict = own.get('on_conflict');
  return {
    select: parseSelect(own.get('select')),
    filters,
    order: parseOrder(own.get('order')),
    limit: own.get('limit'),
    offset: own.get('offset'),
    columns: columns === undefined ? null : parseNames(columns, 'columns'),
    onConflict: onConflict === undefined ? null : parseNames(onConflict, 'on_conflict'),
  };
}

/** A URL without a query string. */
export const emptyQuery: Query = parseParameters([], { own: [], filters: false });

/** The decoded name and value pairs, safe to hand to the database as text. */
export function readParameters(url: URL): Parameter[] {
  if (url.search.length > MAX_QUERY_LENGTH) throw unsupportedSyntax('The address is too long');
  const pairs = [...url.searchParams];
  if (pairs.some((pair) => pair.join('').includes('\0'))) {
    throw unsupportedSyntax('The address contains a NUL character');
  }
  return pairs;
}

export function isOwnParameter(name: string): name is OwnParameter {
  return (ownParameters as readonly string[]).includes(name);
}
