import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AccountRefusal } from './refusal.ts';

/** A copy reads everything; nobody needs many. */
export const COPIES_PER_HOUR = 6;

/** Counts in this process: with several copies of the server a person has as many more. */
export function copyLimit(): (account: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: COPIES_PER_HOUR, duration: 60 * 60 });
  return async (account) => {
    try {
      await limiter.consume(account);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new AccountRefusal('rate_limited', { retryAfter: Math.ceil(reason.msBeforeNext / 1000) });
    }
  };
}
