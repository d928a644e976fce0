import { unsupportedSyntax } from './error.ts';
import { parseName } from './parse-names.ts';

export interface Order {
  column: string;
  descending: boolean;
  /** Null leaves the position of nulls to PostgreSQL: last when ascending, first when descending. */
  nulls: 'first' | 'last' | null;
}

const MAX_TERMS = 10;

/** Parses `a.desc.nullslast,b`. */
export function parseOrder(text: string | undefined): Order[] {
  if (text === undefined) return [];
  const terms = text.split(',');
  if (terms.length > MAX_TERMS) throw unsupportedSyntax('order lists too many columns');
  return terms.map(parseTerm);
}

function parseTerm(term: string): Order {
  const match = /^(?<column>.+?)(?:\.(?<direction>asc|desc))?(?:\.nulls(?<nulls>first|last))?$/.exec(
    term.trim(),
  );
  const nulls = match?.groups?.['nulls'];
  return {
    column: parseName(match?.groups?.['column'] ?? '', 'order'),
    descending: match?.groups?.['direction'] === 'desc',
    nulls: nulls === 'first' || nulls === 'last' ? nulls : null,
  };
}
