import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import * as v from 'valibot';
import type { Database } from './database.ts';
import { type Allowance, CLOCKS_DIFFER_MS } from './rate-counter.ts';

/** The others hear of a key when it has used this share of its allowance here: ordinary use costs no statement. */
const TOLD_FROM = 0.1;
const SETTLE_MS = 1000;
/** Where nobody asks often nothing is ever settled: then windows that are over are forgotten when there are so many. */
const SWEEP_FROM = 1000;

export interface SettledCounter {
  /** Takes a point of this key, or throws the limiter's refusal, as the other counters do. */
  consume(key: string): Promise<RateLimiterRes>;
  /** Tells the others what was counted here, and hears what they counted. By itself every second while there is something. */
  settle(): Promise<void>;
}

/** What was counted of one key in its window. `seen` is what the database said last, of everybody. */
interface Count {
  own: number;
  told: number;
  seen: number;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * For what is asked far too often to ask the database each time. Counts in this process, and with `database` settles with
 * the other copies: together they let through at most what one copy would, a tenth of it for each further copy, and what
 * comes within a second.
 */
export function openSettledCounter(
  name: string,
  { points, seconds }: Allowance,
  database: Database | null,
  now: () => Date,
  counts = new Map<string, Count>(),
): SettledCounter {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  let sweepAt = SWEEP_FROM;
  let timer: NodeJS.Timeout | undefined;

  const sweep = (time: number) => {
    for (const [key, { until }] of counts) if (until <= time) counts.delete(key);
    sweepAt = Math.max(SWEEP_FROM, counts.size * 2);
  };

  const note = (key: string) => {
    const time = now().getTime();
    const known = counts.get(key);
    const until = time + seconds * 1000;
    // One that would end later than a new one is of a clock that was ahead.
    const isOpen = known && known.until > time && known.until <= until;
    const count = isOpen ? known : { own: 0, told: 0, seen: 0, until };
    count.own += 1;
    counts.set(key, count);
    if (counts.size >= sweepAt) sweep(time);
    if (count.own < points * TOLD_FROM) return;
    timer ??= setTimeout(() => void settle(), SETTLE_MS).unref();
  };

  const settle = async () => {
    clearTimeout(timer);
    timer = undefined;
    const time = now().getTime();
    sweep(time);
    const news = [...counts].filter(([, { own, told }]) => own >= points * TOLD_FROM && own > told);
    if (!database || news.length === 0) return;
    const told = news.map(([key, count]) => ({ key: `${name}:${key}`, points: count.own - count.told }));
    for (const [, count] of news) count.told = count.own;
    const totals = await tell(database, told, { time, until: time + seconds * 1000 }).catch(() => null);
    // The database is away: what was counted here still holds.
    if (!totals) return;
    for (const [index, [key, count]] of news.entries()) {
      const total = totals.get(told[index]?.key ?? '') ?? 0;
      const mine = told[index]?.points ?? 0;
      // A window that began anew holds less than was seen before.
      const others = total - mine - (total < count.seen ? 0 : count.seen);
      count.seen = total;
      if (others > 0) await limiter.penalty(key, others);
    }
  };

  return {
    consume(key) {
      if (database) note(key);
      return limiter.consume(key);
    },
    settle,
  };
}

const total = v.array(v.object({ key: v.string(), points: v.number() }));

/** Adds to the counts of everybody; returns them. */
async function tell(
  database: Database,
  told: readonly { key: string; points: number }[],
  { time, until }: { time: number; until: number },
): Promise<Map<string, number>> {
  const rows = await database.asService((service) =>
    service.query(
      `insert into private.rate_limits as old (key, points, expire)
       select told ->> 'key', (told ->> 'points')::integer, $2::text::bigint
       -- In one order, or two copies could block each other.
       from jsonb_array_elements($1::text::jsonb) as told order by 1
       on conflict (key) do update set
         points = case when old.expire > $3::text::bigint and old.expire <= $4::text::bigint
                       then old.points else 0 end + excluded.points,
         expire = case when old.expire > $3::text::bigint and old.expire <= $4::text::bigint
                       then old.expire else excluded.expire end
       returning key, points`,
      [JSON.stringify(told), String(until), String(time), String(until + CLOCKS_DIFFER_MS)],
    ),
  );
  return new Map(v.parse(total, rows).map(({ key, points }) => [key, points]));
}
