import type { VerifiedClaims } from '../auth/access-token.ts';
import type { Database } from '../database.ts';
import { sharedCounters, takePoint } from '../rate-counter.ts';
import { openSettledCounter } from '../settled-counter.ts';
import { chatError } from './errors.ts';

/** No person writes this often; it keeps a runaway script away from the database. */
const WRITES_PER_MINUTE = 60;
/** More than somebody needs who finds the words while writing them; every one reads through all that was said. */
const SEARCHES_PER_MINUTE = 40;

const TOO_MANY_SEARCHES = 'You’ve searched many times in a minute. Wait a moment, then try again.';

export type Admit = (claims: VerifiedClaims) => Promise<void>;

/** What a person may ask is counted with the question itself (begin-turn.ts). */
export function writeLimit(database: Database, now: () => Date): Admit {
  const allowance = { points: WRITES_PER_MINUTE, seconds: 60 };
  const limiter = openSettledCounter('chat-writes', allowance, sharedCounters(database), now);
  return ({ sub }) => takePoint(limiter, sub, (retryAfter) => chatError('rate_limited', { retryAfter }));
}

/** Apart from the writes: searching must not keep anybody from asking. */
export function searchLimit(database: Database, now: () => Date): Admit {
  const allowance = { points: SEARCHES_PER_MINUTE, seconds: 60 };
  const limiter = openSettledCounter('chat-searches', allowance, sharedCounters(database), now);
  return ({ sub }) =>
    takePoint(limiter, sub, (retryAfter) =>
      chatError('rate_limited', { message: TOO_MANY_SEARCHES, retryAfter }),
    );
}
