import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import type { Limit } from './limits.ts';

export type RateLimiter = RateLimiterMemory | RateLimiterPostgres;

/** The database, if other copies of the server count too; null if this process is the only one. */
export function sharedStore(database: Database | null): Database | null {
  return database?.isShared ? database : null;
}

/** With `database`, counts are shared by all copies of the server; without it they live in this process. */
export function openRateLimiter(
  name: string,
  { points, seconds }: Limit,
  database: Database | null,
): RateLimiter {
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

/** Consumes a point of `key`, or throws the error that `refuse` makes from the seconds until the next point. */
export async function consumePoint(
  limiter: Pick<RateLimiter, 'consume'>,
  key: string,
  refuse: (retryAfterSeconds: number) => Error,
): Promise<void> {
  try {
    await limiter.consume(hashed(key));
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw refuse(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
  }
}

/** Deletes the counts of expired windows. */
export async function deleteExpiredCounts(database: Database, now: Date): Promise<void> {
  await database.asService((service) =>
    service.query('delete from private.rate_limits where expire < $1::text::bigint', [String(now.getTime())]),
  );
}

/** The table outlives the request, so it contains no addresses or IDs. */
export function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** The clocks of two copies differ by less than this. */
export const MAX_CLOCK_SKEW_MS = 5 * 60_000;

/** The part of a `pg` client that the limiter's own store calls. */
function storeClientOver(database: Database) {
  const run = ({ text, values }: { text: string; values: readonly unknown[] }) =>
    database.asService((service) => service.query<{ expire?: unknown }>(text, values));
  return {
    query: async (statement: { text: string; values: readonly unknown[] }) => {
      let rows = await run(statement);
      const latest = latestEnd(statement);
      if (rows.some(({ expire }) => Number(expire) > latest)) {
        // Written by a copy whose clock was ahead: the window could last for years.
        const [key] = statement.values;
        const text = 'delete from private.rate_limits where key = $1 and expire > $2::text::bigint';
        await run({ text, values: [key, String(latest)] });
        rows = await run(statement);
      }
      return { rows, rowCount: rows.length };
    },
  };
}

/** The latest end (ms since 1970) of a window that starts now. */
function latestEnd({ text, values }: { text: string; values: readonly unknown[] }): number {
  const [, , end] = values;
  return text.includes('INSERT INTO') && typeof end === 'number' ? end + MAX_CLOCK_SKEW_MS : Infinity;
}
