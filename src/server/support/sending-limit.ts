import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database.ts';
import { openCounter } from '../rate-counter.ts';
import { SupportRefusal } from './refusal.ts';

export const MESSAGES_PER_HOUR = 5;

export function sendingLimit(counters: Database | null): (account: string) => Promise<void> {
  const limiter = openCounter('support', { points: MESSAGES_PER_HOUR, seconds: 60 * 60 }, counters);
  return async (account) => {
    try {
      await limiter.consume(account);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new SupportRefusal('rate_limited', { retryAfter: Math.ceil(reason.msBeforeNext / 1000) });
    }
  };
}
