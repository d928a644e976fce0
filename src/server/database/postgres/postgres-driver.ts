import { type Socket, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { BackendUnavailable } from '../backend-unavailable.ts';
import type { PostgresAddress } from './postgres-address.ts';
import { tlsOptions, refusingPlainText } from './postgres-tls.ts';
import { postgresTypes } from './postgres-types.ts';

export interface DriverTransaction {
  /** `isNamed`: the statement is kept for the next time, where the connection is one to the database itself. */
  query(text: string, parameters: readonly unknown[], isNamed: boolean): Promise<unknown[]>;
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
    const { isDirect } = await connected();
    const reserved = await sql.reserve();
    const ended = Promise.withResolvers<void>();
    running = ended;
    standing.lose = onLost;
    const end = () => {
      standing.lose = undefined;
      reserved.release();
      ended.resolve();
    };
    await reserved.unsafe(BEGIN).simple();
    return {
      // The driver's own parameter type is narrower than what it takes.
      query: async (text, parameters, isNamed) =>
        reserved.unsafe(text, parameters as never[], { prepare: isNamed && isDirect }),
      script: async (text) => void (await reserved.unsafe(text).simple()),
      commit: async () => {
        const { command } = await reserved.unsafe('commit').simple();
        end();
        return command === 'COMMIT';
      },
      rollBack: async () => {
        await reserved.unsafe('rollback').simple();
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
    return (standing.connection = { isDirect: answer[0]?.pid === answer.state.pid });
  };
  return { sql, connected };
}

/** The driver writes into it before it is connected, and takes the name for a certificate from it. */
function dial({ path, host: hosts, port: ports }: Target, index: number): Socket {
  if (path) return connect(path);
  const host = hosts[index] ?? 'localhost';
  const port = ports[index] ?? 5432;
  return Object.assign(connect(port, host), { host, port });
}
