import type { Deps } from '../deps.ts';
import { answerErrorsOf } from '../http/api-error.ts';
import { bodyReader } from '../http/request-body.ts';
import { openCounter, sharedCounters, takePoint } from '../rate-counter.ts';
import { reminderError } from './errors.ts';

/** As many as people make in a minute with both hands. */
const CHANGES = { points: 60, seconds: 60 };

export function changeLimit(deps: Pick<Deps, 'config' | 'database'>, name: string) {
  const counter = openCounter(name, CHANGES, sharedCounters(deps.database));
  return (key: string) =>
    takePoint(counter, key, (retryAfter) => reminderError('rate_limited', { retryAfter }));
}

export const readBody = bodyReader(reminderError, 4 * 1024);

export const answerReminderError = answerErrorsOf(reminderError, {
  // An unknown time zone, or custom wording without a text.
  '23514': 'invalid',
  // The session ended while its token is still valid.
  '23503': 'unauthorized',
  // A second step was set up since.
  '42501': 'unauthorized',
  // Two identical requests at once.
  '23505': 'rate_limited',
});
