import type { Context } from 'hono';
import { AuthError } from '../auth/error.ts';
import { isBillingError } from '../billing/errors.ts';
import { answerError } from '../http/api-error.ts';
import { accountError } from './errors.ts';

/** Also handles the errors of renewed sign-in and of the customer lock. */
export function answerAccountError(error: Error, context: Context): Response {
  return answerError(asAccountError(error), context);
}

function asAccountError(error: Error): Error {
  // A payment is in progress for this person, possibly in another copy of the server.
  if (isBillingError(error)) return accountError('busy');
  if (!(error instanceof AuthError)) return error;
  const { retryAfterSeconds: retryAfter } = error.details;
  return retryAfter === undefined
    ? accountError('unauthorized')
    : accountError('rate_limited', { retryAfter });
}
