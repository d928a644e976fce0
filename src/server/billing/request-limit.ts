import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { VerifiedClaims } from '../auth/access-token.ts';
import { BillingRefusal } from './refusal.ts';

/** An open settings page asks every five minutes; buying takes a handful. The provider counts us as one caller. */
const REQUESTS_PER_MINUTE = 40;

export type Admit = (claims: VerifiedClaims) => Promise<void>;

export function requestLimit(points = REQUESTS_PER_MINUTE): Admit {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return async ({ sub }) => {
    try {
      await limiter.consume(sub);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new BillingRefusal('rate_limited', { retryAfter: Math.ceil(reason.msBeforeNext / 1000) });
    }
  };
}
