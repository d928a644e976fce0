import type { MiddlewareHandler } from 'hono';
import type { VerifiedClaims } from '../auth/tokens/access-token.ts';
import { clientAddress } from './client-address.ts';
import { NotAdmitted } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { requestLimitsFor } from '../limits/limits.ts';
import { openRequestLimit } from '../limits/request-limit.ts';
import { type ApiError, answerError, apiErrors } from './api-error.ts';
import { identifyCaller } from './caller.ts';

const gateError = apiErrors(
  'gate',
  { unauthorized: 401, rate_limited: 429 },
  {
    unauthorized: 'Sign in again to continue.',
    rate_limited: 'Too many requests. Wait a moment, then try again.',
  },
);

/**
 * Runs before functions that query the database as the server itself, or not at all. Refuses tokens of deleted or closed
 * accounts, of sessions that have ended and of sessions that lack the second step. Each function refuses other invalid
 * tokens itself. Requests are limited by address before the token is verified, and by account before the database is
 * queried.
 */
export function admitCaller(
  { accessTokens, database, now }: Pick<Deps, 'accessTokens' | 'database' | 'now'>,
  limits = requestLimitsFor('local'),
): MiddlewareHandler {
  const limit = openRequestLimit({ name: 'functions', limits, refuse: tooMany }, database, now);
  return async (context, next) => {
    try {
      await limit.admitAddress(clientAddress(context));
      const claims = await identifyCaller(context, accessTokens);
      if (claims) {
        await limit.admitAccount(claims.sub);
        await requireEveryStep(database, claims);
      }
    } catch (error) {
      return answerError(error instanceof NotAdmitted ? gateError('unauthorized') : error, context);
    }
    return next();
  };
}

function tooMany(retryAfter: number): ApiError {
  return gateError('rate_limited', { retryAfter });
}

/** One round trip: the transaction also checks that account and session are open. */
async function requireEveryStep(database: Deps['database'], claims: VerifiedClaims): Promise<void> {
  const [row] = await database.asUser(claims, (transaction) =>
    transaction.query<{ hasTaken: boolean }>('select private.has_taken_every_step() as "hasTaken"'),
  );
  // A second step was set up after the token was signed.
  if (!row?.hasTaken) throw gateError('unauthorized');
}
