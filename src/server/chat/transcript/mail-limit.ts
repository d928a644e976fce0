import { RateLimiterRes } from 'rate-limiter-flexible';
import type { VerifiedClaims } from '../../auth/access-token.ts';
import type { Database } from '../../database.ts';
import { openCounter } from '../../rate-counter.ts';
import { ChatRefusal } from '../refusal.ts';

export const MAILS_PER_HOUR = 5;

export function mailLimit(counters: Database): (claims: VerifiedClaims) => Promise<void> {
  const limiter = openCounter('transcript', { points: MAILS_PER_HOUR, seconds: 60 * 60 }, counters);
  return async ({ sub }) => {
    try {
      await limiter.consume(sub);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new ChatRefusal('rate_limited', {
        message: 'You have mailed a few copies already. Try again in an hour.',
        retryAfter: Math.ceil(reason.msBeforeNext / 1000),
      });
    }
  };
}
