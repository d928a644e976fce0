import type { Connection, Owner, Statement, Transaction } from '../connection.ts';
import { openConnectionGate } from '../connection-gate.ts';
import { PostgresConnection } from './postgres-connection.ts';
import { openPreparedTexts } from './prepared-texts.ts';

/** How many requests of this process the database serves at once by default. */
export const DEFAULT_CONNECTIONS = 10;

/** How long a request waits for a connection, and how long its work may take, in milliseconds. */
export interface DatabaseTimeouts {
  waitMs: number;
  workMs: number;
}

/** Longer than the ten seconds after which the database itself ends a statement. */
const TIMEOUTS: DatabaseTimeouts = { waitMs: 5000, workMs: 15_000 };

export interface PostgresOptions {
  /** The number for requests; one more is for maintenance. */
  connections?: number | undefined;
  timeouts?: DatabaseTimeouts | undefined;
  /** For a hosted project. The address's own role may use its `auth` schema, and the other role is not ours. */
  isHosted?: boolean;
}

/** Connections for requests, handed out for one transaction each, and one for maintenance. */
export function openPostgresPool(url: string, options: PostgresOptions): Connection {
  const { waitMs, workMs } = options.timeouts ?? TIMEOUTS;
  const mayBePrepared = openPreparedTexts(() => performance.now());
  const open = () => new PostgresConnection(url, mayBePrepared);
  const connections = Array.from({ length: options.connections ?? DEFAULT_CONNECTIONS }, open);
  const gate = openConnectionGate(connections, waitMs);
  const upkeep = open();
  let isUpkeepBusy = false;
  const maintenance = async <Result>(work: (owner: Owner) => Promise<Result>): Promise<Result> => {
    // A backup takes long, and readiness does not wait for it.
    if (isUpkeepBusy) return gate((connection) => connection.transaction(work));
    isUpkeepBusy = true;
    try {
      return await upkeep.transaction(work);
    } finally {
      isUpkeepBusy = false;
    }
  };
  return {
    isShared: true,
    authRole: options.isHosted ? 'none' : 'supabase_auth_admin',
    transaction: (opening, work) =>
      gate((connection) => connection.transaction((owner) => openedBy(owner, opening, work), workMs)),
    maintenance,
    close: async () => {
      await Promise.all([...connections, upkeep].map((connection) => connection.close()));
    },
  };
}

/**
 * The driver sends the opening and the first statement without waiting in between; if the opening fails, the statement
 * is refused.
 */
async function openedBy<Result>(
  owner: Owner,
  opening: Statement,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  let opened: Promise<unknown> | undefined;
  const open = () => (opened ??= owner.query(opening.text, opening.parameters));
  const result = await work({
    query: async (...statement) => {
      if (opened) return owner.query(...statement);
      const [, rows] = await Promise.all([open(), owner.query(...statement)]);
      return rows as never;
    },
  });
  await open();
  return result;
}
