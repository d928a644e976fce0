import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { SupportRefusal } from './refusal.ts';

export const MESSAGES_PER_HOUR = 5;

/** Counts in this process: with several copies of the server a person has as many more. */
export function sendingLimit(): (account: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: MESSAGES_PER_HOUR, duration: 60 * 60 });
  return async (account) => {
    try {
      await limiter.consume(account);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new SupportRefusal('rate_limited', { retryAfter: Math.ceil(reason.msBeforeNext / 1000) });
    }
  };
}
