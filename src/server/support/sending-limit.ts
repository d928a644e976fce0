import type { Database } from '../database.ts';
import { openCounter, takePoint } from '../rate-counter.ts';
import { supportError } from './errors.ts';

export const MESSAGES_PER_HOUR = 5;

export function sendingLimit(counters: Database | null): (account: string) => Promise<void> {
  const limiter = openCounter('support', { points: MESSAGES_PER_HOUR, seconds: 60 * 60 }, counters);
  return (account) =>
    takePoint(limiter, account, (retryAfter) => supportError('rate_limited', { retryAfter }));
}
