import { type Socket, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { BackendUnavailable, isConnectionLost } from '../backend-unavailable.ts';
import type { PostgresAddress } from './postgres-address.ts';
import { tlsOptions, refusingPlainText } from './postgres-tls.ts';
import { postgresTypes } from './postgres-types.ts';

export interface DriverTransaction {
  /**
   * `isNamed`: the statement is kept for the next time, where the connection is one to the database itself. `isLast`: its commit may
   * be sent with it; `commit` and `rollBack` then wait for what became of it.
   */
  query(text: string, parameters: readonly unknown[], isNamed: boolean, isLast: boolean): Promise<unknown[]>;
  script(text: string): Promise<void>;
  /** Whether the database said that it committed; it rolls back what has failed, and calls that no error. */
  commit(): Promise<boolean>;
  rollBack(): Promise<void>;
}

export interface Driver {
  /**
   * Rejects with `BackendUnavailable` when each host of the address was tried once and none let it begin. `lose` is called
   * when the connection ends before the transaction.
   */
  begin(lose: (error: unknown) => void): Promise<DriverTransaction>;
  /** What runs may go on for so long (s). */
  end(timeout: number): Promise<void>;
}

/** What the driver has read out of an address and the environment. */
interface Target {
  path: string | false;
  host: string[];
  port: number[];
}

/** Set in each transaction: as a startup parameter PgBouncer refuses it. */
const BEGIN = 'begin; set local statement_timeout = 10000';
/** The transaction is the owner's until its opening says otherwise. */
const GUARDED_BEGIN = `${BEGIN}; set local role none`;
/** Outside a transaction a guarded connection has the rights of a stranger. */
const GUARD = 'set role anon';

/**
 * Begins and commits by itself, in simple statements: `begin` of postgres.js 3.4.9 prepares its `commit`, and repeats it in
 * the failed transaction when a pooler has given that to another connection. The database then rolls back, and the driver
 * resolves.
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
    // The first statement, or the end, tells of its failure.
    begun.catch(() => undefined);
    // Without a guard, what follows a failed `begin` would run as the owner.
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
        // The driver repeats a prepared statement that the database has forgotten: behind the commit, so the guard has to stand.
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
   * Whether it leads to the database itself: then it is told the number of the process that serves it. A pooler tells a
   * number of its own, and may keep no prepared statement for the next transaction.
   */
  isDirect: boolean;
  /** Statements may be sent before the database has said that their transaction has begun, and its commit with the last. */
  isGuarded: boolean;
}

interface Standing {
  connection: OpenConnection | null;
  /** Of the transaction that runs. */
  lose: ((error: unknown) => void) | undefined;
}

/**
 * postgres.js 3.4.9 tries again at once, and without an end, where a connection is taken and ended before anything could
 * begin, as a proxy does that finds no database. So it gets its sockets from here: one for each host, and then no more.
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
    // The driver asks for them with nobody to catch the error: cut in that moment, it would end the process.
    fetch_types: false,
    connection: { application_name: 'evenkeel' },
    // Always said: else the driver looks for it in the environment.
    ssl: tlsOptions(tls, () => dialled),
    // The driver takes it, and its types do not know it.
    socket,
  };
  const sql = postgres(url, options);

  /** Without `fetch_types` the driver never hands out a connection that it has to make first. */
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
  /** A database that is not migrated yet has no such role. */
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

/** The driver writes into it before it is connected, and takes the name for a certificate from it. */
function dial({ path, host: hosts, port: ports }: Target, index: number): Socket {
  if (path) return connect(path);
  const host = hosts[index] ?? 'localhost';
  const port = ports[index] ?? 5432;
  return Object.assign(connect(port, host), { host, port });
}
