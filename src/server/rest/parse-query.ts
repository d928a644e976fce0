import { notUnderstood } from './error.ts';
import { type Filter, MAX_FILTERS, MAX_SEARCHES, parseFilter, searchesIn } from './parse-filter.ts';
import { type Order, parseOrder } from './parse-order.ts';
import { parseNames } from './parse-names.ts';
import { type Select, parseSelect } from './parse-select.ts';

const MAX_QUERY_LENGTH = 8192;

const ownParameters = ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'] as const;
type OwnParameter = (typeof ownParameters)[number];

/** What stands in the address behind the `?`. */
export interface Query {
  select: Select;
  filters: Filter[];
  order: Order[];
  limit: string | undefined;
  offset: string | undefined;
  /** The columns that a write takes from the body; null for those that the body names. */
  columns: string[] | null;
  onConflict: string[] | null;
}

/** `takes` is what means something for this method; the rest is refused, not ignored. */
export function parseQuery(url: URL, takes: { own: readonly OwnParameter[]; filters: boolean }): Query {
  const own = new Map<string, string>();
  const filters: Filter[] = [];
  for (const [name, value] of readParameters(url)) {
    if (!isOwnParameter(name)) {
      if (!takes.filters) throw notUnderstood('Filters mean nothing for this request');
      filters.push(parseFilter(name, value));
    } else if (!takes.own.includes(name)) {
      throw notUnderstood(`${name} means nothing for this request`);
    } else if (own.has(name)) {
      throw notUnderstood(`${name} is given twice`);
    } else {
      own.set(name, value);
    }
  }
  if (filters.length > MAX_FILTERS) throw notUnderstood(`At most ${MAX_FILTERS} filters in a request`);
  const searches = filters.reduce((sum, filter) => sum + searchesIn(filter), 0);
  if (searches > MAX_SEARCHES) {
    throw notUnderstood(`At most ${MAX_SEARCHES} of like, ilike, cs, cd and ov in a request`);
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

/** The decoded name and value pairs, safe to hand to the database as text. */
export function readParameters(url: URL): [name: string, value: string][] {
  if (url.search.length > MAX_QUERY_LENGTH) throw notUnderstood('The address is too long');
  const pairs = [...url.searchParams];
  if (pairs.some((pair) => pair.join('').includes('\0'))) {
    throw notUnderstood('The address holds a NUL character');
  }
  return pairs;
}

function isOwnParameter(name: string): name is OwnParameter {
  return (ownParameters as readonly string[]).includes(name);
}
