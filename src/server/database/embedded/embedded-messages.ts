import { type PGlite, protocol } from '@electric-sql/pglite';
import type { CachedStatement } from './embedded-statements.ts';

const { messages, serialize } = protocol;

/** The database's responses to messages that were sent together. */
export type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** Parses a statement under a name. The name may have belonged to another statement. */
export function readAs(name: string, text: string): Uint8Array[] {
  return [serialize.close({ type: 'S', name }), serialize.parse({ name, text })];
}

export function run(name: string, values: readonly (string | null)[]): Uint8Array[] {
  return [serialize.bind({ statement: name, values: [...values] }), serialize.execute()];
}

/** Parameters in PostgreSQL's text format, according to the types that it inferred. */
export function serialized(
  parameters: readonly unknown[],
  { parameterTypes }: CachedStatement,
  serializers: PGlite['serializers'],
): (string | null)[] {
  return parameters.map((value, at) => {
    if (value === null || value === undefined) return null;
    const serialize = serializers[parameterTypes[at] ?? 0];
    if (serialize) return serialize(value);
    if (typeof value === 'string') return value;
    if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
      return `${value}`;
    throw new TypeError('A parameter of this type has to be given as text');
  });
}

/** The parameter and result types of a statement, from the response to Describe. */
export function describedBy(answer: Answer): Pick<CachedStatement, 'parameterTypes' | 'columns'> {
  const parameters = answer.find((message) => message instanceof messages.ParameterDescriptionMessage);
  const rows = answer.find((message) => message instanceof messages.RowDescriptionMessage);
  return {
    parameterTypes: parameters?.dataTypeIDs ?? [],
    columns: rows?.fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID })) ?? [],
  };
}

/** The rows of the last statement. */
export function rowsIn(
  answer: Answer,
  { columns }: CachedStatement,
  parsers: PGlite['parsers'],
): Record<string, unknown>[] {
  const last = answer.findLastIndex((message) => message.name === 'bindComplete');
  return answer
    .slice(last + 1)
    .filter((message) => message instanceof messages.DataRowMessage)
    .map(({ fields }) =>
      Object.fromEntries(columns.map((column, at) => valueOf(column, fields[at], parsers))),
    );
}

function valueOf(
  { name, type }: CachedStatement['columns'][number],
  text: string | null | undefined,
  parsers: PGlite['parsers'],
): [name: string, value: unknown] {
  if (text === null || text === undefined) return [name, null];
  const parse = parsers[type];
  return [name, parse ? parse(text, type) : text];
}

/** Whether a transaction that should have committed was rolled back. */
export function isRolledBack(answer: Answer): boolean {
  return answer.some(
    (message) => message instanceof messages.CommandCompleteMessage && message.text === 'ROLLBACK',
  );
}
