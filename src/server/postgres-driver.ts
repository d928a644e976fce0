import { type Socket, connect } from 'node:net';
import postgres from 'postgres';
import { BackendUnavailable } from './backend-unavailable.ts';
import { postgresTypes } from './postgres-types.ts';

export type DriverTransaction = Parameters<Parameters<ReturnType<typeof postgres>['begin']>[1]>[0];

export interface Driver {
  /** Rejects with `BackendUnavailable` when each host of the address was tried once and none let it begin. */
  begin<Result>(work: (transaction: DriverTransaction) => Promise<Result>): Promise<Result>;
  /** What runs may go on for so long (s). */
  end(timeout: number): Promise<void>;
}

/** What the driver has read out of an address and the environment. */
interface Target {
  path: string | false;
  host: string[];
  port: number[];
}

/**
 * postgres.js 3.4.9 tries again at once, and without an end, where a connection is taken and ended before anything could
 * begin, as a proxy does that finds no database. So it gets its sockets from here: one for each host, and then no more.
 */
export function openDriver(url: string): Driver {
  let attempts = 0;
  let giveUp: ((error: BackendUnavailable) => void) | undefined;
  const socket = (target: Target) => {
    attempts += 1;
    if (attempts <= target.host.length) return dial(target, attempts - 1);
    const error = new BackendUnavailable('unreachable');
    giveUp?.(error);
    throw error;
  };
  const options = {
    max: 1,
    connect_timeout: 5,
    idle_timeout: 60,
    onnotice: () => undefined,
    types: postgresTypes,
    // The driver asks for them with nobody to catch the error: cut in that moment, it would end the process.
    fetch_types: false,
    connection: { application_name: 'evenkeel', statement_timeout: 10_000 },
    // The driver takes it, and its types do not know it.
    socket,
  };
  const sql = postgres(url, options);
  return {
    begin: async <Result>(work: (transaction: DriverTransaction) => Promise<Result>) => {
      attempts = 0;
      const unreachable = Promise.withResolvers<never>();
      giveUp = unreachable.reject;
      return Promise.race([sql.begin(work) as Promise<Result>, unreachable.promise]);
    },
    end: (timeout) => sql.end({ timeout }),
  };
}

/** The driver writes into it before it is connected, and takes the name for a certificate from it. */
function dial({ path, host: hosts, port: ports }: Target, index: number): Socket {
  if (path) return connect(path);
  const host = hosts[index] ?? 'localhost';
  const port = ports[index] ?? 5432;
  return Object.assign(connect(port, host), { host, port });
}
