import type { Context, MiddlewareHandler } from 'hono';
import { type AccessTokens, type VerifiedClaims, bearerToken } from '../auth/tokens/access-token.ts';
import type { ErrorOf } from './api-error.ts';

/** The environment of a route behind `signedInOnly`. */
export interface SignedIn {
  Variables: { claims: VerifiedClaims };
}

/** The claims of the request's access token, verified once per request. Null without a valid token. */
export async function identifyCaller(
  context: Context,
  accessTokens: AccessTokens,
): Promise<VerifiedClaims | null> {
  const known: VerifiedClaims | null | undefined = context.get('caller');
  if (known !== undefined) return known;
  const token = bearerToken(context.req.header('Authorization'));
  const caller = token ? await accessTokens.verify(token) : null;
  context.set('caller', caller);
  return caller;
}

/** Requires a valid access token and disables caching of the response. */
export function signedInOnly(
  accessTokens: AccessTokens,
  errorOf: ErrorOf<'unauthorized'>,
): MiddlewareHandler<SignedIn> {
  return async (context, next) => {
    context.header('Cache-Control', 'no-store');
    const claims = await identifyCaller(context, accessTokens);
    if (!claims) throw errorOf('unauthorized');
    context.set('claims', claims);
    await next();
  };
}
