import { notUnderstood } from './error.ts';
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

/** PostgreSQL cuts longer names without a word. */
const MAX_NAME_BYTES = 63;

export interface SelectedColumn {
  column: string;
  /** Its name in the answer. */
  as: string;
  cast: Cast | null;
}

export interface Select {
  isEverything: boolean;
  columns: SelectedColumn[];
}

/** `title,name:title,pages::text`, `*`; nothing means all columns. */
export function parseSelect(text: string | undefined): Select {
  const parts = splitList(text ?? '*');
  if (parts.length > MAX_NAMES) throw notUnderstood('select lists too many columns');
  const isEverything = parts.includes('*');
  const columns = new Map<string, SelectedColumn>();
  for (const part of parts) {
    if (part === '*') continue;
    const column = parseColumn(part);
    if (isEverything && isPlain(column)) continue;
    const other = columns.get(column.as);
    if (other && (other.column !== column.column || other.cast !== column.cast)) {
      throw notUnderstood('select gives two columns the same name');
    }
    columns.set(column.as, column);
  }
  return { isEverything, columns: [...columns.values()] };
}

export function isPlain({ column, as, cast }: SelectedColumn): boolean {
  return as === column && cast === null;
}

/** `column`, `alias:column`, `column::type`, `alias:column::type` */
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
    throw notUnderstood(`select gives new names of at most ${MAX_NAME_BYTES} bytes`);
  }
  return alias;
}

function parseCast(text: string): Cast {
  const cast = casts.find((name) => name === text) ?? shortCasts[text];
  if (!cast) throw notUnderstood(`select casts to ${casts.join(', ')}`);
  return cast;
}
