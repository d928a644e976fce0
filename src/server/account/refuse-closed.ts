import type { MiddlewareHandler } from 'hono';
import { bearerToken } from '../auth/access-token.ts';
import { ClosedAccount } from '../database.ts';
import type { Deps } from '../deps.ts';

/**
 * Turns away whoever has a token of an account that is gone or closed, before functions that ask the database as
 * the server itself, or not at all. What else is wrong with a token, each function says in its own words.
 */
export function refuseClosed({
  accessTokens,
  database,
}: Pick<Deps, 'accessTokens' | 'database'>): MiddlewareHandler {
  return async (context, next) => {
    const token = bearerToken(context.req.header('Authorization'));
    const claims = token && (await accessTokens.verify(token));
    try {
      if (claims) await database.asUser(claims, async () => undefined);
    } catch (error) {
      if (!(error instanceof ClosedAccount)) throw error;
      return context.json({ error: { code: 'unauthorized', message: 'Sign in again to go on.' } }, 401);
    }
    return next();
  };
}
