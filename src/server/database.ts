import { existsSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import postgres from 'postgres';
import { DurableFiles, durableStartParams, flushFolder } from './durable-files.ts';

/** What the database knows of the caller: the verified claims of an access token. */
export interface Claims {
  role: 'anon' | 'authenticated';
  sub?: string;
  [claim: string]: unknown;
}

/**
 * One statement with `$1` parameters. Pass objects and arrays for json columns as JSON text and cast
 * (`$1::text::jsonb`): the two drivers agree on text alone.
 */
export interface Transaction {
  /** `isShaped`: the text itself follows a request. It is not prepared, or a caller could pile up statements. */
  query<Row>(text: string, parameters?: readonly unknown[], isShaped?: boolean): Promise<Row[]>;
}

type Work<Result> = (transaction: Transaction) => Promise<Result>;

/** Every call is one transaction: it commits when the work resolves and rolls back when it rejects. */
export interface Database {
  /** As the signed-in (or anonymous) person, under row-level security. Rejects with `ClosedAccount`. */
  asUser<Result>(claims: Claims, work: Work<Result>): Promise<Result>;
  /** As the server itself: the chat's messages, payments, jobs. */
  asService<Result>(work: Work<Result>): Promise<Result>;
  /** As the keeper of the `auth` schema; sees nothing else. */
  asAuthAdmin<Result>(work: Work<Result>): Promise<Result>;
  /** As the owner, outside any request: migrations alone. `script` may hold many statements. */
  migrate<Result>(
    work: (owner: Transaction & { script(text: string): Promise<void> }) => Promise<Result>,
  ): Promise<Result>;
  close(): Promise<void>;
}

/** An error that PostgreSQL itself raised. `code` is its five-character SQLSTATE. */
export interface DatabaseError extends Error {
  code: string;
  detail?: string;
  hint?: string;
}

export function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}

/** Thrown by `asUser`: the token still verifies, but its account is deleted, or closed by its person. */
export class ClosedAccount extends Error {
  override readonly name = 'ClosedAccount';
}

interface Connection {
  transaction<Result>(
    work: (owner: Transaction & { script(text: string): Promise<void> }) => Promise<Result>,
  ): Promise<Result>;
  close(): Promise<void>;
}

/** Of plans, trials and payments, where it is not the machine's own: tests and local mode move it. */
type Clock = (() => Date) | undefined;

/**
 * A folder holds the embedded database, and what is answered is on the disk; without one it lives in memory and is
 * gone with the process. In memory it can begin as `snapshot`, a data folder in a tar file.
 */
export async function openEmbeddedDatabase(
  folder?: string,
  clock?: Clock,
  snapshot?: Blob,
): Promise<Database> {
  const files = folder === undefined ? undefined : new DurableFiles(folder);
  const isNew = folder !== undefined && !existsSync(path.join(folder, 'PG_VERSION'));
  const pglite = await PGlite.create({
    ...(files && { fs: files, startParams: durableStartParams }),
    ...(snapshot && { loadDataDir: snapshot }),
    extensions: { pgcrypto },
  });
  if (isNew) await flushFolder(folder);
  const connection: Connection = {
    async transaction(work) {
      const result = await pglite.transaction((transaction) =>
        work({
          query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
            (await transaction.query<Row>(text, [...parameters])).rows,
          script: async (text) => {
            await transaction.exec(text);
          },
        }),
      );
      // What only read waits too while others do: it may have read what is not on the disk yet.
      if (files?.isUnsettled()) await files.settle();
      return result;
    },
    close: () => pglite.close(),
  };
  return databaseOver(connection, clock);
}

// postgres.js would write a JSON text for a json parameter as a JSON string; PGlite takes it as it is.
const jsonAsText = {
  to: 3802,
  from: [114, 3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
};

/** `url` is a PostgreSQL 15+ address whose role may create roles and schemas. */
export function openPostgresDatabase(
  url: string,
  options: { connections?: number; clock?: Clock } = {},
): Database {
  const sql = postgres(url, {
    max: options.connections ?? 10,
    connect_timeout: 10,
    idle_timeout: 60,
    onnotice: () => undefined,
    types: { json: jsonAsText },
    connection: { application_name: 'evenkeel', statement_timeout: 10_000 },
  });
  const connection: Connection = {
    transaction: <Result>(
      work: (owner: Transaction & { script(text: string): Promise<void> }) => Promise<Result>,
    ) =>
      sql.begin((transaction) =>
        work({
          query: async <Row>(text: string, parameters: readonly unknown[] = [], isShaped = false) =>
            // The driver's own parameter type is narrower than what it takes.
            (await transaction.unsafe(text, parameters as never[], {
              prepare: !isShaped,
            })) as unknown as Row[],
          script: async (text) => {
            await transaction.unsafe(text).simple();
          },
        }),
      ) as Promise<Result>,
    close: () => sql.end({ timeout: 5 }),
  };
  return databaseOver(connection, options.clock);
}

function databaseOver(connection: Connection, clock: Clock): Database {
  // `app.now` is what private.now() says; without a clock of ours nothing ever sets it.
  const time = clock ? `, set_config('app.now', $3, true)` : '';
  const open = `, private.is_account_open($${clock ? 4 : 3}::text::uuid) as "isOpen"`;
  const as = <Result>(role: string, claims: { role: string; sub?: string }, work: Work<Result>) =>
    connection.transaction(async (transaction) => {
      const person = claims.sub === undefined ? [] : [claims.sub];
      const [admission] = await transaction.query<{ isOpen?: boolean }>(
        `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)${time}${person.length > 0 ? open : ''}`,
        [role, JSON.stringify(claims), ...(clock ? [clock().toISOString()] : []), ...person],
      );
      if (admission?.isOpen === false) throw new ClosedAccount();
      return work(transaction);
    });
  return {
    asUser: (claims, work) => as(claims.role === 'authenticated' ? 'authenticated' : 'anon', claims, work),
    asService: (work) => as('service_role', { role: 'service_role' }, work),
    asAuthAdmin: (work) => as('supabase_auth_admin', { role: 'supabase_auth_admin' }, work),
    migrate: (work) => connection.transaction(work),
    close: () => connection.close(),
  };
}
