import { existsSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { openConnectionGate } from './connection-gate.ts';
import { DurableFiles, durableStartParams, flushFolder } from './durable-files.ts';
import { PostgresConnection } from './postgres-connection.ts';

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

type Owner = Transaction & { script(text: string): Promise<void> };
type Work<Result> = (transaction: Transaction) => Promise<Result>;

/** Every call is one transaction: it commits when the work resolves and rolls back when it rejects. */
export interface Database {
  /** Other processes may have it too: what copies of the server have to agree on stands in it. */
  readonly isShared: boolean;
  /** As the signed-in (or anonymous) person, under row-level security. Rejects with `ClosedAccount`. */
  asUser<Result>(claims: Claims, work: Work<Result>): Promise<Result>;
  /** As the server itself: the chat's messages, payments, jobs. */
  asService<Result>(work: Work<Result>): Promise<Result>;
  /** As the keeper of the `auth` schema; sees nothing else. */
  asAuthAdmin<Result>(work: Work<Result>): Promise<Result>;
  /** As the owner, outside any request: migrations alone. `script` may hold many statements. */
  migrate<Result>(work: (owner: Owner) => Promise<Result>): Promise<Result>;
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
  isShared: boolean;
  /** `none`: the one that the connection was opened with. */
  authRole: 'supabase_auth_admin' | 'none';
  transaction<Result>(work: (owner: Owner) => Promise<Result>): Promise<Result>;
  /** Beside the requests, and for as long as it takes. */
  maintenance<Result>(work: (owner: Owner) => Promise<Result>): Promise<Result>;
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
    isShared: false,
    authRole: 'supabase_auth_admin',
    maintenance: (work) => connection.transaction(work),
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

/** How many requests the database serves at once for this process, when nothing else is set. */
export const DEFAULT_CONNECTIONS = 10;

/** How long a request waits for a connection, and how long what it does may take, in milliseconds. */
export interface Patience {
  waitMs: number;
  workMs: number;
}

/** Above the ten seconds after which the database itself ends a statement. */
const PATIENCE: Patience = { waitMs: 5000, workMs: 15_000 };

interface PostgresOptions {
  /** For requests; one more is for upkeep. */
  connections?: number;
  clock?: Clock;
  patience?: Patience | undefined;
  /** Of a hosted project, whose `auth` schema the address's own role may use, and that other role is not ours. */
  isHosted?: boolean;
}

/**
 * `url` is a PostgreSQL 15+ address whose role may create roles and schemas. While the database cannot be reached, has no
 * connection left or stands still, every call rejects with `BackendUnavailable`; it recovers by itself.
 */
export function openPostgresDatabase(url: string, options: PostgresOptions = {}): Database {
  const { waitMs, workMs } = options.patience ?? PATIENCE;
  const count = options.connections ?? DEFAULT_CONNECTIONS;
  const connections = Array.from({ length: count }, () => new PostgresConnection(url));
  const gate = openConnectionGate(connections, waitMs);
  const upkeep = new PostgresConnection(url);
  let isUpkeepBusy = false;
  const maintenance = async <Result>(work: (owner: Owner) => Promise<Result>): Promise<Result> => {
    // A backup takes its time: readiness does not wait for its end.
    if (isUpkeepBusy) return gate((connection) => connection.transaction(work));
    isUpkeepBusy = true;
    try {
      return await upkeep.transaction(work);
    } finally {
      isUpkeepBusy = false;
    }
  };
  return databaseOver(
    {
      isShared: true,
      authRole: options.isHosted ? 'none' : 'supabase_auth_admin',
      transaction: (work) => gate((connection) => connection.transaction(work, workMs)),
      maintenance,
      close: async () => {
        await Promise.all([...connections, upkeep].map((connection) => connection.close()));
      },
    },
    options.clock,
  );
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
    isShared: connection.isShared,
    asUser: (claims, work) => as(claims.role === 'authenticated' ? 'authenticated' : 'anon', claims, work),
    asService: (work) => as('service_role', { role: 'service_role' }, work),
    asAuthAdmin: (work) => as(connection.authRole, { role: 'supabase_auth_admin' }, work),
    migrate: (work) => connection.maintenance(work),
    close: () => connection.close(),
  };
}
