import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Config } from './config.ts';
import type { Database } from './database.ts';

export interface Allowance {
  points: number;
  seconds: number;
}

export type RateCounter = RateLimiterMemory | RateLimiterPostgres;

/** The database where other copies of the server may count in it too; null where this process is the only one. */
export function sharedCounters(deps: {
  config: Pick<Config, 'databaseUrl'>;
  database?: Database | undefined;
}): Database | null {
  return (deps.config.databaseUrl && deps.database) || null;
}

/** With `database` the counter is shared by every copy of the server; else it lives in this process. */
export function openCounter(
  name: string,
  { points, seconds }: Allowance,
  database: Database | null,
): RateCounter {
  const options = { keyPrefix: name, points, duration: seconds };
  if (!database) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: storeClientOver(database),
    storeType: 'client',
    schemaName: 'auth',
    tableName: 'rate_limits',
    tableCreated: true,
  });
}

/** The part of a `pg` client that the limiter's own store calls. */
function storeClientOver(database: Database) {
  return {
    query: async ({ text, values }: { text: string; values: readonly unknown[] }) => {
      const rows = await database.asAuthAdmin((auth) => auth.query(text, values));
      return { rows, rowCount: rows.length };
    },
  };
}
