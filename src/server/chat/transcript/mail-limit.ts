import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { VerifiedClaims } from '../../auth/access-token.ts';
import { ChatRefusal } from '../refusal.ts';

export const MAILS_PER_HOUR = 5;

/** Counts in this process: with several copies of the server a person has as many more. */
export function mailLimit(): (claims: VerifiedClaims) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: MAILS_PER_HOUR, duration: 60 * 60 });
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
