import { type AccessTokens, bearerToken } from '../auth/tokens/access-token.ts';
import type { Claims } from '../database/database.ts';
import { badToken } from './error.ts';

const PUBLISHABLE_KEY = /^Bearer sb_publishable_\S+$/i;

/** Anonymous without a token or with the publishable key. An invalid token is refused, not ignored. */
export async function callerOf(header: string | undefined, tokens: AccessTokens): Promise<Claims> {
  if (header === undefined || PUBLISHABLE_KEY.test(header)) return { role: 'anon' };
  const token = bearerToken(header);
  const claims = token === null ? null : await tokens.verify(token);
  if (!claims) throw badToken();
  return claims;
}
