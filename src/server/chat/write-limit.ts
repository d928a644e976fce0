import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { VerifiedClaims } from '../auth/access-token.ts';
import { ChatRefusal } from './refusal.ts';

/** No person writes this often; it keeps a runaway script away from the database. */
const WRITES_PER_MINUTE = 60;

export type Admit = (claims: VerifiedClaims) => Promise<void>;

/** Counts in this process; what a person may ask is counted in the database (begin-turn.ts). */
export function writeLimit(): Admit {
  const limiter = new RateLimiterMemory({ points: WRITES_PER_MINUTE, duration: 60 });
  return async ({ sub }) => {
    try {
      await limiter.consume(sub);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new ChatRefusal('rate_limited', { retryAfter: Math.ceil(reason.msBeforeNext / 1000) });
    }
  };
}
