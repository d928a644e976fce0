import type { LogLine } from './hearing.ts';

export interface LoggedStatement {
  /** The process ID of the connection. */
  pid: number;
  database: string;
  /** A prepared statement is logged in three steps, and is planned in the second. */
  step: 'parse' | 'bind' | 'execute' | 'statement';
  query: string;
  /** The parameters as text, from `$1` on. */
  parameters: (string | null)[];
  ms: number;
}

/** The statement in a line of the log. Null if the line has none. */
export function parseStatement({ pid, dbname, message, detail }: LogLine): LoggedStatement[] {
  const found = /^duration: ([\d.]+) ms {2}(parse|bind|execute|statement)(?: \S+)?: ([\s\S]*)$/.exec(message);
  if (!found) return [];
  const [, ms, step, query = ''] = found;
  return [
    {
      pid,
      database: dbname,
      step: step as LoggedStatement['step'],
      query,
      parameters: parametersIn(detail),
      ms: Number(ms),
    },
  ];
}

function parametersIn(detail: string): (string | null)[] {
  return [...detail.matchAll(/\$\d+ = (NULL|'(?:[^']|'')*')/g)].map(([, value = 'NULL']) =>
    value === 'NULL' ? null : value.slice(1, -1).replaceAll("''", "'"),
  );
}
