import { type Socket, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { BackendUnavailable, isConnectionLost } from '../backend-unavailable.ts';
import type { PostgresAddress } from './postgres-address.ts';
import { tlsOptions, refusingPlainText } from './postgres-tls.ts';
import { postgresTypes } from './postgres-types.ts';

export interface DriverTransaction {
  /**
   * `isNamed`: the prepared statement is kept for reuse, if the connection leads to the database itself. `isLast`: the
   * commit may be sent together with the statement; `commit` and `rollBack` then wait for its outcome.
   */
  query(text: string, parameters: readonly unknown[], isNamed: boolean, isLast: boolean): Promise<unknown[]>;
  script(text: string): Promise<void>;
  /** Whether the database confirmed the commit. It rolls back a failed transaction without reporting an error. */
  commit(): Promise<boolean>;
  rollBack(): Promise<void>;
}

export interface Driver {
  /**
   * Rejects with `BackendUnavailable` when each host of the address was tried once and none began a transaction. `lose`
   * is called when the connection ends before the transaction.
   */
  begin(lose: (error: unknown) => void): Promise<DriverTransaction>;
  /** How long (s) a statement may run. */
  end(timeout: number): Promise<void>;
}

/** The options that the driver has parsed from an address and the environment. */
interface Target {
  path: string | false;
  host: string[];
  port: number[];
}

/** Set in each transaction: PgBouncer refuses it as a startup parameter. */
const BEGIN = 'begin; set local statement_timeout = 10000';
/** The transaction runs as the owner until its opening changes the role. */
const GUARDED_BEGIN = `${BEGIN}; set local role none`;
/** Outside a transaction a guarded connection has only the rights of an anonymous caller. */
const GUARD = 'set role anon';

/**
 * Begins and commits with simple statements. `begin` of postgres.js 3.4.9 prepares its `commit`, and repeats it in the
 * failed transaction if a pooler has given the prepared one to another connection. The database then rolls back, and the
 * driver resolves.
 */
export function openDriver(address: PostgresAddress): Driver {
  const standing: Standing = { connection: null, lose: undefined };
  const { sql, connected } = openClient(address, standing);
  let running: PromiseWithResolvers<void> | undefined;

  const begin: Driver['begin'] = async (onLost) => {
    const { isDirect, isGuarded } = await connected();
    const reserved = await sql.reserve();
    const ended = Promise.withResolvers<void>();
    running = ended;
    standing.lose = onLost;
    const end = () => {
      standing.lose = undefined;
      reserved.release();
      ended.resolve();
    };
    const run = (text: string) => reserved.unsafe(text).simple().execute();
    const begun = run(isGuarded ? GUARDED_BEGIN : BEGIN);
    // The first statement, or the end of the transaction, reports the failure.
    begun.catch(() => undefined);
    // Without a guard, statements after a failed `begin` would run as the owner.
    if (!isGuarded) await begun;
    let ending: ReturnType<typeof run> | undefined;
    const committed = async () => {
      const [, { command }] = await Promise.all([begun, (ending ??= run('commit'))]);
      end();
      return command === 'COMMIT';
    };
    return {
      query: async (text, parameters, isNamed, isLast) => {
        if (ending) throw new Error('The transaction was said to be over');
        // The driver's own parameter type is narrower than what it takes.
        const asked = reserved
          .unsafe(text, parameters as never[], { prepare: isNamed && isDirect })
          .execute();
        // The driver repeats a prepared statement that the database has forgotten, after the commit, so the guard has to
        // stay.
        if (isLast && isGuarded) {
          ending = run('commit');
          ending.catch(() => undefined);
        }
        const [, rows] = await Promise.all([begun, asked]);
        return rows;
      },
      script: async (text) => void (await Promise.all([begun, run(text)])),
      commit: committed,
      rollBack: async () => {
        if (ending) return void (await committed());
        await Promise.all([begun, run('rollback')]);
        end();
      },
    };
  };
  return {
    begin,
    end: async (timeout) => {
      // The driver itself does not notice that a reserved connection has become free.
      await Promise.race([running?.promise, wait(timeout * 1000, undefined, { ref: false })]);
      await sql.end({ timeout: 0 });
    },
  };
}

interface OpenConnection {
  /**
   * Whether the connection leads to the database itself, which reports the ID of the process that serves it. A pooler
   * reports an ID of its own, and may not keep a prepared statement for the next transaction.
   */
  isDirect: boolean;
  /**
   * Statements may be sent before the database has confirmed the beginning of their transaction, and the commit together
   * with the last one.
   */
  isGuarded: boolean;
}

interface Standing {
  connection: OpenConnection | null;
  /** State of the running transaction. */
  lose: ((error: unknown) => void) | undefined;
}

/**
 * If a connection is accepted and closed before anything could begin, as by a proxy that finds no database, postgres.js
 * 3.4.9 retries immediately and endlessly. So this function provides its sockets: one per host, and then no more.
 */
function openClient({ url, tls }: PostgresAddress, standing: Standing) {
  let attempts = 0;
  let dialled = '';
  let giveUp: ((error: BackendUnavailable) => void) | undefined;
  const socket = (target: Target) => {
    attempts += 1;
    if (attempts <= target.host.length) {
      dialled = target.host[attempts - 1] ?? 'localhost';
      return refusingPlainText(dial(target, attempts - 1), tls);
    }
    const error = new BackendUnavailable('unreachable');
    giveUp?.(error);
    throw error;
  };
  const options = {
    max: 1,
    connect_timeout: 5,
    idle_timeout: 60,
    onnotice: () => undefined,
    onclose: () => {
      standing.connection = null;
      standing.lose?.(new BackendUnavailable('unreachable'));
    },
    types: postgresTypes,
    // Nothing catches the errors of the driver's query for types: a connection lost at that moment would end the
    // process.
    fetch_types: false,
    connection: { application_name: 'evenkeel' },
    // Always set: otherwise the driver looks in the environment.
    ssl: tlsOptions(tls, () => dialled),
    // The driver accepts the option, but its types lack it.
    socket,
  };
  const sql = postgres(url, options);

  /** Without `fetch_types` the driver never returns a connection that it has to open first. */
  const connected = async (): Promise<OpenConnection> => {
    if (standing.connection) return standing.connection;
    attempts = 0;
    const unreachable = Promise.withResolvers<never>();
    giveUp = unreachable.reject;
    const asked = sql.unsafe<{ pid: number }[]>('select pg_catalog.pg_backend_pid() as pid').simple();
    const answer = await Promise.race([asked, unreachable.promise]);
    const isDirect = answer[0]?.pid === answer.state.pid;
    return (standing.connection = { isDirect, isGuarded: isDirect && (await guarded()) });
  };
  /** A database that is not migrated yet does not have this role. */
  const guarded = (): Promise<boolean> =>
    sql
      .unsafe(GUARD)
      .simple()
      .then(
        () => true,
        (error: unknown) => {
          if (isConnectionLost(error)) throw error;
          return false;
        },
      );
  return { sql, connected };
}

/** The driver writes into the socket before it is connected, and takes the host name for the certificate from it. */
function dial({ path, host: hosts, port: ports }: Target, index: number): Socket {
  if (path) return connect(path);
  const host = hosts[index] ?? 'localhost';
  const port = ports[index] ?? 5432;
  return Object.assign(connect(port, host), { host, port });
}
