import type { Database } from '../database/database.ts';
import type { ErrorOf } from '../http/api-error.ts';
import { type FunctionLimit, functionLimits } from './limits.ts';
import { type RateLimiter, consumePoint, openRateLimiter, sharedStore } from './rate-limiter.ts';
import { openWriteBehindRateLimiter } from './write-behind-rate-limiter.ts';

/** Consumes a point of `key`, or throws the function's own error. */
export type Admit = (key: string) => Promise<void>;

interface Options {
  errorOf: ErrorOf<'rate_limited'>;
  /** Replaces the usual message of `rate_limited`. */
  message?: string;
  /** Replaces the limits in the table. */
  points?: number;
}

/** With `database` null, counts live in this process. */
export function openLimit(
  name: keyof typeof functionLimits,
  database: Database | null,
  { errorOf, message, points = functionLimits[name].points }: Options,
): Admit {
  const limit: FunctionLimit = functionLimits[name];
  const store = limit.isAlwaysStored ? database : sharedStore(database);
  return admitBy(openRateLimiter(name, { ...limit, points }, store), {
    errorOf,
    ...(message && { message }),
  });
}

/** Used for requests that are too frequent for a query each. */
export function openWriteBehindLimit(
  name: keyof typeof functionLimits,
  { database, now }: { database: Database; now: () => Date },
  options: Options,
): Admit {
  return admitBy(openWriteBehindRateLimiter(name, functionLimits[name], sharedStore(database), now), options);
}

function admitBy(
  limiter: Pick<RateLimiter, 'consume'>,
  { errorOf, message }: Pick<Options, 'errorOf' | 'message'>,
): Admit {
  return (key) =>
    consumePoint(limiter, key, (retryAfter) =>
      errorOf('rate_limited', { retryAfter, ...(message && { message }) }),
    );
}
