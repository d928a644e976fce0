import { unsupportedSyntax } from './error.ts';
import { MAX_NAMES, NAME, parseName, splitList } from './parse-names.ts';

/** Types that a column may be cast to, as PostgreSQL names them. */
export const casts = [
  'text',
  'boolean',
  'smallint',
  'integer',
  'bigint',
  'numeric',
  'real',
  'double precision',
  'date',
  'time',
  'timestamp',
  'timestamptz',
  'uuid',
  'json',
  'jsonb',
] as const;
export type Cast = (typeof casts)[number];

const shortCasts: Readonly<Record<string, Cast>> = {
  bool: 'boolean',
  int2: 'smallint',
  int4: 'integer',
  int: 'integer',
  int8: 'bigint',
  float4: 'real',
  float8: 'double precision',
};

/** PostgreSQL silently truncates longer names. */
const MAX_NAME_BYTES = 63;

export interface SelectedColumn {
  column: string;
  /** The name of the column in the answer. */
  as: string;
  cast: Cast | null;
}

/** Embedded rows of another table: `alias:table!hint!inner(columns)`. */
export interface SelectedRelation {
  table: string;
  /** The name of the embedded rows in the answer, and the prefix of their filters. */
  as: string;
  /** The foreign key, or a column of it, if there are several. */
  hint: string | null;
  /** Rows without any embedded row are left out. */
  isInner: boolean;
  select: Omit<Select, 'relations'>;
}

export interface Select {
  isEverything: boolean;
  columns: SelectedColumn[];
  relations: SelectedRelation[];
}

const MAX_RELATIONS = 5;
const RELATION =
  /^(?:(?<alias>"[^"\\]*"|[^":(!]+):)?(?<table>"[^"\\]*"|[^":(!]+)(?<hints>(?:![^"!()]+)*)\((?<list>.*)\)$/s;

/** Parses `title,name:title,pages::text,messages(id,role)` or `*`; empty means all columns. */
export function parseSelect(text: string | undefined): Select {
  const parts = splitList(text ?? '*');
  const relations = parts.filter((part) => RELATION.test(part)).map(parseRelation);
  if (relations.length > MAX_RELATIONS)
    throw unsupportedSyntax(`select can embed at most ${MAX_RELATIONS} tables`);
  const columns = parseColumns(parts.filter((part) => !RELATION.test(part)));
  const names = [...columns.columns, ...relations].map(({ as }) => as);
  if (new Set(names).size < names.length) throw sameName();
  return { ...columns, relations };
}

function parseRelation(text: string): SelectedRelation {
  const { alias, table = '', hints = '', list = '' } = RELATION.exec(text)?.groups ?? {};
  const parts = splitList(list);
  if (parts.some((part) => RELATION.test(part)))
    throw unsupportedSyntax('Embedding works only one level deep');
  const given = hints.split('!').slice(1);
  const hinted = given.filter((hint) => hint !== 'inner' && hint !== 'left');
  if (hinted.length > 1) throw unsupportedSyntax('An embedded table can have only one hint');
  const name = parseName(table, 'select');
  return {
    table: name,
    as: alias === undefined ? name : parseAlias(alias),
    hint: hinted[0] ?? null,
    isInner: given.includes('inner'),
    select: parseColumns(parts),
  };
}

function parseColumns(parts: readonly string[]): Omit<Select, 'relations'> {
  if (parts.length > MAX_NAMES) throw unsupportedSyntax('select lists too many columns');
  const isEverything = parts.includes('*');
  const columns = new Map<string, SelectedColumn>();
  for (const part of parts) {
    if (part === '*') continue;
    const column = parseColumn(part);
    if (isEverything && isPlain(column)) continue;
    const other = columns.get(column.as);
    if (other && (other.column !== column.column || other.cast !== column.cast)) throw sameName();
    columns.set(column.as, column);
  }
  return { isEverything, columns: [...columns.values()] };
}

function sameName(): Error {
  return unsupportedSyntax('select has two columns with the same name');
}

function isPlain({ column, as, cast }: SelectedColumn): boolean {
  return as === column && cast === null;
}

/** Parses `column`, `alias:column`, `column::type` or `alias:column::type`. */
function parseColumn(text: string): SelectedColumn {
  const match =
    /^(?:(?<alias>"[^"\\]*"|[^":]+):(?!:))?(?<column>"[^"\\]*"|[^":]+)(?:::(?<type>[^":]+))?$/.exec(text);
  const { alias, column, type } = match?.groups ?? {};
  const name = parseName(column ?? text, 'select');
  return {
    column: name,
    as: alias === undefined ? name : parseAlias(alias),
    cast: type === undefined ? null : parseCast(type),
  };
}

function parseAlias(text: string): string {
  const match = NAME.exec(text);
  const alias = match?.[1] ?? match?.[2];
  if (alias === undefined || Buffer.byteLength(alias) > MAX_NAME_BYTES) {
    throw unsupportedSyntax(`A new name in select can have at most ${MAX_NAME_BYTES} bytes`);
  }
  return alias;
}

function parseCast(text: string): Cast {
  const cast = casts.find((name) => name === text) ?? shortCasts[text];
  if (!cast) throw unsupportedSyntax(`select casts to ${casts.join(', ')}`);
  return cast;
}
