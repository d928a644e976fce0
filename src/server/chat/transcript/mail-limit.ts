import type { VerifiedClaims } from '../../auth/access-token.ts';
import type { Database } from '../../database.ts';
import { openCounter, takePoint } from '../../rate-counter.ts';
import { chatError } from '../errors.ts';

export const MAILS_PER_HOUR = 5;

export function mailLimit(counters: Database): (claims: VerifiedClaims) => Promise<void> {
  const limiter = openCounter('transcript', { points: MAILS_PER_HOUR, seconds: 60 * 60 }, counters);
  const message = 'You’ve already emailed a few copies. Try again in an hour.';
  return ({ sub }) =>
    takePoint(limiter, sub, (retryAfter) => chatError('rate_limited', { message, retryAfter }));
}
