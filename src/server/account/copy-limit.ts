import type { Database } from '../database.ts';
import { openCounter, takePoint } from '../rate-counter.ts';
import { accountError } from './errors.ts';

/** A copy reads everything; nobody needs many. */
export const COPIES_PER_HOUR = 6;

export function copyLimit(counters: Database | null): (account: string) => Promise<void> {
  const limiter = openCounter('data-copy', { points: COPIES_PER_HOUR, seconds: 60 * 60 }, counters);
  return (account) =>
    takePoint(limiter, account, (retryAfter) => accountError('rate_limited', { retryAfter }));
}
