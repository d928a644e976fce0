import type { Transaction } from '../database.ts';
import { type VerifiedClaims, bearerToken } from './access-token.ts';
import { type Account, isBanned, selectAccounts } from './account.ts';
import { AuthError, sessionNotFound, userBanned } from './error.ts';
import type { AuthServices } from './services.ts';

type Lookup = Pick<AuthServices, 'accessTokens' | 'database' | 'now'>;

export interface SignedIn {
  account: Account;
  sessionId: string;
}

/** Whose valid token the header carries, read from the database: an ended session counts for nothing. */
export async function authenticate(services: Lookup, header: string | undefined): Promise<SignedIn> {
  return signedIn(services, await services.accessTokens.verify(tokenIn(header)));
}

/** The same for the auth routes: they may be in the middle of signing in. */
export async function authenticateAnyStep(services: Lookup, header: string | undefined): Promise<SignedIn> {
  return signedIn(services, await services.accessTokens.verifyAnyStep(tokenIn(header)));
}

function tokenIn(header: string | undefined): string {
  const token = bearerToken(header);
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  return token;
}

async function signedIn(services: Lookup, claims: VerifiedClaims | null): Promise<SignedIn> {
  if (!claims) throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  const at = services.now();
  const account = await services.database.asAuthAdmin((auth) =>
    findSessionAccount(auth, { sessionId: claims.session_id, userId: claims.sub, at }),
  );
  if (!account) throw sessionNotFound();
  if (isBanned(account, at)) throw userBanned();
  return { account, sessionId: claims.session_id };
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
