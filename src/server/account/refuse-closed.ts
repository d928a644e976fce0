import type { Context, MiddlewareHandler } from 'hono';
import { bearerToken } from '../auth/access-token.ts';
import { clientAddress } from '../client-address.ts';
import { ClosedAccount } from '../database.ts';
import type { Deps } from '../deps.ts';
import { openRequestLimit, requestLimitsFor } from '../request-limit.ts';

const TOO_MANY = 'Too many requests. Wait a moment, then try again.';

/**
 * Turns away whoever has a token of an account that is gone or closed, before functions that ask the database as
 * the server itself, or not at all. What else is wrong with a token, each function says in its own words. And whoever
 * asks too often, since every one of these requests costs a signature's check and a transaction: an address before the
 * first, an account before the second.
 */
export function refuseClosed(
  { accessTokens, database, now }: Pick<Deps, 'accessTokens' | 'database' | 'now'>,
  limits = requestLimitsFor('local'),
): MiddlewareHandler {
  const limit = openRequestLimit(
    { name: 'functions', limits, refuse: (seconds) => new TooMany(seconds) },
    database,
    now,
  );
  return async (context, next) => {
    try {
      await limit.admitAddress(clientAddress(context));
      const token = bearerToken(context.req.header('Authorization'));
      const claims = token && (await accessTokens.verify(token));
      if (claims) {
        await limit.admitAccount(claims.sub);
        await database.asUser(claims, async () => undefined);
      }
    } catch (error) {
      return refusal(context, error);
    }
    return next();
  };
}

class TooMany extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super(TOO_MANY);
    this.retryAfter = retryAfter;
  }
}

function refusal(context: Context, error: unknown): Response {
  if (error instanceof ClosedAccount) {
    return context.json({ error: { code: 'unauthorized', message: 'Sign in again to go on.' } }, 401);
  }
  if (!(error instanceof TooMany)) throw error;
  const { message, retryAfter } = error;
  context.header('Retry-After', String(retryAfter));
  return context.json({ error: { code: 'rate_limited', message, retryAfter } }, 429);
}
