import postgres from 'postgres';
import { BackendUnavailable, isUnavailable } from './backend-unavailable.ts';
import type { Connection, Owner, Statement, Transaction } from './connection.ts';
import { type Patience, openConnectionGate } from './connection-gate.ts';
import { openPreparedTexts } from './prepared-texts.ts';

/** How many requests the database serves at once for this process, when nothing else is set. */
export const DEFAULT_CONNECTIONS = 10;

export interface PostgresOptions {
  /** For requests; one more is for upkeep. */
  connections?: number | undefined;
  patience?: Patience | undefined;
  /** Of a hosted project, whose `auth` schema the address's own role may use, and that other role is not ours. */
  isHosted?: boolean;
}

type Driver = postgres.TransactionSql<{ json: unknown }>;

// postgres.js would write a JSON text for a json parameter as a JSON string; PGlite takes it as it is.
const jsonAsText = {
  to: 3802,
  from: [114, 3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
};

export function openPostgresConnection(url: string, options: PostgresOptions): Connection {
  const { connections = DEFAULT_CONNECTIONS } = options;
  const gate = openConnectionGate(connections, options.patience);
  const mayBePrepared = openPreparedTexts(() => performance.now());
  const sql = postgres(url, {
    max: connections + 1,
    connect_timeout: 5,
    // In seconds: who asks again after a failure should find a database that is back.
    backoff: (retries: number) => Math.min(0.1 * 2 ** retries, 1),
    idle_timeout: 60,
    onnotice: () => undefined,
    types: { json: jsonAsText },
    connection: { application_name: 'evenkeel', statement_timeout: 10_000 },
  });
  const begin = async <Result>(work: (owner: Owner) => Promise<Result>): Promise<Result> => {
    try {
      return (await sql.begin((driver) => work(ownerOver(driver, mayBePrepared)))) as Result;
    } catch (error) {
      throw isUnavailable(error) ? new BackendUnavailable('unreachable', error) : error;
    }
  };
  return {
    isShared: true,
    authRole: options.isHosted ? 'none' : 'supabase_auth_admin',
    transaction: (opening, work) => gate(() => begin((owner) => openedBy(owner, opening, work))),
    maintenance: begin,
    close: () => sql.end({ timeout: 5 }),
  };
}

function ownerOver(driver: Driver, mayBePrepared: (text: string) => boolean): Owner {
  return {
    query: async <Row>(text: string, parameters: readonly unknown[] = [], isShaped = false) =>
      // The driver's own parameter type is narrower than what it takes.
      (await driver.unsafe(text, parameters as never[], {
        prepare: !isShaped || mayBePrepared(text),
      })) as unknown as Row[],
    script: async (text) => {
      await driver.unsafe(text).simple();
    },
  };
}

/** The driver sends the opening and the first statement without waiting in between; after an error the second is refused. */
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
