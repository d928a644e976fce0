import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './database.ts';

export interface Allowance {
  points: number;
  seconds: number;
}

export type RateCounter = RateLimiterMemory | RateLimiterPostgres;

/** The database where other copies of the server may count in it too; null where this process is the only one. */
export function sharedCounters(database: Database | undefined): Database | null {
  return database?.isShared ? database : null;
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
    schemaName: 'private',
    tableName: 'rate_limits',
    tableCreated: true,
  });
}

/** Takes a point of `key`, or throws what `refuse` makes of the seconds until there is one again. */
export async function takePoint(
  counter: Pick<RateCounter, 'consume'>,
  key: string,
  refuse: (retryAfterSeconds: number) => Error,
): Promise<void> {
  try {
    await counter.consume(hashed(key));
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw refuse(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
  }
}

/** Of windows that are over. */
export async function forgetOldCounts(database: Database, now: Date): Promise<void> {
  await database.asService((service) =>
    service.query('delete from private.rate_limits where expire < $1::text::bigint', [String(now.getTime())]),
  );
}

/** Who it was is nobody's business, in a table that outlives the request. */
export function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** By less than this the clocks of two copies differ. */
export const CLOCKS_DIFFER_MS = 5 * 60_000;

/** The part of a `pg` client that the limiter's own store calls. */
function storeClientOver(database: Database) {
  const run = ({ text, values }: { text: string; values: readonly unknown[] }) =>
    database.asService((service) => service.query<{ expire?: unknown }>(text, values));
  return {
    query: async (statement: { text: string; values: readonly unknown[] }) => {
      let rows = await run(statement);
      const latest = latestEnd(statement);
      if (rows.some(({ expire }) => Number(expire) > latest)) {
        // Counted by a clock that was ahead: the window would last until then, years perhaps.
        const [key] = statement.values;
        const text = 'delete from private.rate_limits where key = $1 and expire > $2::text::bigint';
        await run({ text, values: [key, String(latest)] });
        rows = await run(statement);
      }
      return { rows, rowCount: rows.length };
    },
  };
}

/** When (ms since 1970) a window ends at the latest that a point is taken from now. */
function latestEnd({ text, values }: { text: string; values: readonly unknown[] }): number {
  const [, , end] = values;
  return text.includes('INSERT INTO') && typeof end === 'number' ? end + CLOCKS_DIFFER_MS : Infinity;
}
