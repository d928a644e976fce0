import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { Limit } from './limits.ts';
import { MAX_CLOCK_SKEW_MS } from './rate-limiter.ts';

/** A key is synchronized once it reaches this share of its limit, so that ordinary use costs no statement. */
const SYNC_THRESHOLD = 0.1;
const SYNC_MS = 1000;
/** Keys below the share are never synchronized; their expired windows are deleted when there are this many. */
const SWEEP_THRESHOLD = 1000;

export interface WriteBehindRateLimiter {
  /** Consumes a point of this key, or throws a `RateLimiterRes` like the other limiters. */
  consume(key: string): Promise<RateLimiterRes>;
  /**
   * Saves the counts of this process and loads those of other copies. Runs every second while there is something to
   * save.
   */
  sync(): Promise<void>;
}

/** Counts of one key in its window: `own` by this process, `saved` of them, and the last `total` from the database. */
interface Count {
  own: number;
  saved: number;
  total: number;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * Used for requests that are too frequent for a query each. Counts in this process and, with `database`, synchronizes
 * with the other copies. Together they admit at most the limit, a tenth of it per further copy, and the requests of one
 * second.
 */
export function openWriteBehindRateLimiter(
  name: string,
  { points, seconds }: Limit,
  database: Database | null,
  now: () => Date,
  counts = new Map<string, Count>(),
): WriteBehindRateLimiter {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  let sweepAt = SWEEP_THRESHOLD;
  let timer: NodeJS.Timeout | undefined;

  const sweep = (time: number) => {
    for (const [key, { until }] of counts) if (until <= time) counts.delete(key);
    sweepAt = Math.max(SWEEP_THRESHOLD, counts.size * 2);
  };

  const countHere = (key: string) => {
    const time = now().getTime();
    const known = counts.get(key);
    const until = time + seconds * 1000;
    // A window that ends later than a new one would was started by a copy whose clock was ahead.
    const isOpen = known && known.until > time && known.until <= until;
    const count = isOpen ? known : { own: 0, saved: 0, total: 0, until };
    count.own += 1;
    counts.set(key, count);
    if (counts.size >= sweepAt) sweep(time);
    if (count.own < points * SYNC_THRESHOLD) return;
    timer ??= setTimeout(() => void sync(), SYNC_MS).unref();
  };

  const sync = async () => {
    clearTimeout(timer);
    timer = undefined;
    const time = now().getTime();
    sweep(time);
    const changed = [...counts].filter(([, { own, saved }]) => own >= points * SYNC_THRESHOLD && own > saved);
    if (!database || changed.length === 0) return;
    const unsaved = changed.map(([key, count]) => ({
      key: `${name}:${key}`,
      points: count.own - count.saved,
    }));
    for (const [, count] of changed) count.saved = count.own;
    const totals = await addCounts(database, unsaved, { time, until: time + seconds * 1000 }).catch(
      () => null,
    );
    // The database is unavailable: local counts still apply.
    if (!totals) return;
    for (const [index, [key, count]] of changed.entries()) {
      const total = totals.get(unsaved[index]?.key ?? '') ?? 0;
      const mine = unsaved[index]?.points ?? 0;
      // A restarted window has a lower count than before.
      const others = total - mine - (total < count.total ? 0 : count.total);
      count.total = total;
      if (others > 0) await limiter.penalty(key, others);
    }
  };

  return {
    consume(key) {
      if (database) countHere(key);
      return limiter.consume(key);
    },
    sync,
  };
}

const totalRows = v.array(v.object({ key: v.string(), points: v.number() }));

/** Adds to the shared counts and returns them. */
async function addCounts(
  database: Database,
  saved: readonly { key: string; points: number }[],
  { time, until }: { time: number; until: number },
): Promise<Map<string, number>> {
  const rows = await database.asService((service) =>
    service.query(
      `insert into private.rate_limits as existing (key, points, expire)
       select saved ->> 'key', (saved ->> 'points')::integer, $2::text::bigint
       -- A fixed order prevents deadlocks between copies.
       from jsonb_array_elements($1::text::jsonb) as saved order by 1
       on conflict (key) do update set
         points = case when existing.expire > $3::text::bigint and existing.expire <= $4::text::bigint
                       then existing.points else 0 end + excluded.points,
         expire = case when existing.expire > $3::text::bigint and existing.expire <= $4::text::bigint
                       then existing.expire else excluded.expire end
       returning key, points`,
      [JSON.stringify(saved), String(until), String(time), String(until + MAX_CLOCK_SKEW_MS)],
    ),
  );
  return new Map(v.parse(totalRows, rows).map(({ key, points }) => [key, points]));
}
