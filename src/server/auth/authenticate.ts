import type { Context } from 'hono';
import type { Transaction } from '../database/database.ts';
import { identifyCaller } from '../http/caller.ts';
import { type VerifiedClaims, bearerToken } from './tokens/access-token.ts';
import { type Account, isBanned, selectAccounts } from './users/account.ts';
import { AuthError, sessionNotFound, userBanned } from './error.ts';
import type { AuthServices } from './services.ts';

type Lookup = Pick<AuthServices, 'accessTokens' | 'database' | 'now'>;

export interface AccountSession {
  account: Account;
  sessionId: string;
  claims: VerifiedClaims;
}

/** Returns the account of the request's access token from the database. Refuses ended sessions. */
export async function authenticate(services: Lookup, context: Context): Promise<AccountSession> {
  return readSession(services, await identifyCaller(context, services.accessTokens));
}

/** Same as above, for the auth routes, where the second step may still be missing. */
export async function authenticateAnyStep(services: Lookup, context: Context): Promise<AccountSession> {
  const token = bearerToken(context.req.header('Authorization'));
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  return readSession(services, await services.accessTokens.verifyAnyStep(token));
}

async function readSession(services: Lookup, claims: VerifiedClaims | null): Promise<AccountSession> {
  if (!claims) throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  const at = services.now();
  const account = await services.database.asAuthAdmin((auth) =>
    findSessionAccount(auth, { sessionId: claims.session_id, userId: claims.sub, at }),
  );
  if (!account) throw sessionNotFound();
  if (isBanned(account, at)) throw userBanned();
  return { account, sessionId: claims.session_id, claims };
}

async function findSessionAccount(
  auth: Transaction,
  session: { sessionId: string; userId: string; at: Date },
): Promise<Account | null> {
  const [account] = await auth.query<Account>(
    `${selectAccounts} and users.id = (
       select user_id from auth.sessions
       where id = $1 and user_id = $2 and (not_after is null or not_after > $3)
     )`,
    [session.sessionId, session.userId, session.at],
  );
  return account ?? null;
}
