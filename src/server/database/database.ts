import { existsSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import type { Connection, Owner, Transaction } from './connection.ts';
import { DurableFiles, durableStartParams, flushFolder } from './embedded/durable-files.ts';
import { type EmbeddedTransactions, openEmbeddedTransactions } from './embedded/embedded-transactions.ts';
import { type PostgresOptions, openPostgresPool } from './postgres/postgres-pool.ts';

export type { Transaction } from './connection.ts';

/** The caller's identity for the database: the verified claims of an access token. */
export interface Claims {
  role: 'anon' | 'authenticated';
  sub?: string;
  session_id?: string;
  [claim: string]: unknown;
}

type Work<Result> = (transaction: Transaction) => Promise<Result>;

/** Every call is one transaction: it commits when the work resolves and rolls back when it rejects. */
export interface Database {
  /** Whether other copies of the server may use this database. If so, shared state is stored in it. */
  readonly isShared: boolean;
  /** Runs as the signed-in (or anonymous) person, under row-level security. Rejects with `NotAdmitted`. */
  asUser<Result>(claims: Claims, work: Work<Result>): Promise<Result>;
  /** Runs as the server itself: chat messages, payments, jobs. */
  asService<Result>(work: Work<Result>): Promise<Result>;
  /** Runs as the role of the `auth` schema, which sees nothing else. */
  asAuthAdmin<Result>(work: Work<Result>): Promise<Result>;
  /** Runs as the owner, for migrations only. `script` may have many statements. */
  migrate<Result>(work: (owner: Owner) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** An error raised by PostgreSQL. `code` is its five-character SQLSTATE. */
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

/**
 * Thrown by `asUser` when the token is valid, but its account is deleted, banned or closed, or its session has ended. The person
 * is asked to sign in again; the response doesn't reveal the reason.
 */
export class NotAdmitted extends Error {
  override readonly name = 'NotAdmitted';
}

/** The clock of plans, trials and payments, which tests and local mode can move. */
type Clock = (() => Date) | undefined;

/**
 * With a folder, committed changes are on the disk. Without one the embedded database lives in memory and can start from
 * `snapshot`, a data folder in a tar file.
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
  const inTransaction = openEmbeddedTransactions(pglite);
  const transact: EmbeddedTransactions = async (opening, work) => {
    const result = await inTransaction(opening, work);
    // Reads wait for the sync too: they may have seen changes that are not on the disk yet.
    if (files?.isUnsettled()) await files.settle();
    return result;
  };
  const connection: Connection = {
    isShared: false,
    authRole: 'supabase_auth_admin',
    maintenance: (work) => transact(null, work),
    transaction: transact,
    close: () => pglite.close(),
  };
  return databaseOver(connection, clock);
}

/**
 * `url` is a PostgreSQL 15+ address whose role owns the database. While the database is unreachable, overloaded or hangs, every
 * call rejects with `BackendUnavailable`. It recovers by itself.
 */
export function openPostgresDatabase(
  url: string,
  { clock, ...options }: PostgresOptions & { clock?: Clock } = {},
): Database {
  return databaseOver(openPostgresPool(url, options), clock);
}

/** Raised by `private.require_session`. */
const NOT_ADMITTED = 'EK001';

function databaseOver(connection: Connection, clock: Clock): Database {
  // private.now() returns `app.now`, which is set only with a clock of our own.
  const time = clock ? `, set_config('app.now', $3, true)` : '';
  const [account, session] = clock ? [4, 5] : [3, 4];
  // Claims without a session count as an ended session.
  const open = `, private.require_session($${account}::text::uuid, nullif($${session}::text, '')::uuid)`;
  const as = async <Result>(
    role: string,
    claims: Pick<Claims, 'sub' | 'session_id'> & { role: string },
    work: Work<Result>,
  ) => {
    const person = claims.sub === undefined ? [] : [claims.sub, claims.session_id ?? ''];
    const admission = {
      text: `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)${time}${person.length > 0 ? open : ''}`,
      parameters: [role, JSON.stringify(claims), ...(clock ? [clock().toISOString()] : []), ...person],
    };
    try {
      return await connection.transaction(admission, work);
    } catch (error) {
      throw isDatabaseError(error) && error.code === NOT_ADMITTED ? new NotAdmitted() : error;
    }
  };
  return {
    isShared: connection.isShared,
    asUser: (claims, work) => as(claims.role === 'authenticated' ? 'authenticated' : 'anon', claims, work),
    asService: (work) => as('service_role', { role: 'service_role' }, work),
    asAuthAdmin: (work) => as(connection.authRole, { role: 'supabase_auth_admin' }, work),
    migrate: (work) => connection.maintenance(work),
    close: () => connection.close(),
  };
}
