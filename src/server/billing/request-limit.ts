import type { VerifiedClaims } from '../auth/access-token.ts';
import type { Database } from '../database.ts';
import { openCounter, takePoint } from '../rate-counter.ts';
import { billingError } from './errors.ts';

/** An open settings page asks every five minutes; buying takes a handful. The provider counts us as one caller. */
const REQUESTS_PER_MINUTE = 40;

export type Admit = (claims: VerifiedClaims) => Promise<void>;

export function requestLimit(counters: Database | null, points = REQUESTS_PER_MINUTE): Admit {
  const limiter = openCounter('billing', { points, seconds: 60 }, counters);
  return ({ sub }) => takePoint(limiter, sub, (retryAfter) => billingError('rate_limited', { retryAfter }));
}
