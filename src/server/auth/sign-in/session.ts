import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { ACCESS_TOKEN_SECONDS } from '../tokens/access-token.ts';
import { type Account, identitiesOf } from '../users/account.ts';
import { factorsOf, needsSecondStep } from '../factors/factor.ts';
import { recordNetwork } from './known-network.ts';
import { publicUser } from '../users/public-user.ts';
import { type Caller, storableAddress } from '../request.ts';
import { hashToken, newSecret } from '../tokens/secret.ts';

export type SignInMethod = 'password' | 'otp' | 'recovery' | 'oauth' | 'sso/saml';

/** A session for which tokens can be issued. */
export interface OpenSession {
  id: string;
  refreshToken: string;
  account: Account;
}

export async function startSession(
  auth: Transaction,
  start: {
    account: Account;
    method: SignInMethod;
    caller: Caller;
    at: Date;
    /** The latest end of the session, set by an identity provider. */
    notAfter?: Date | null;
  },
): Promise<OpenSession> {
  const { account, caller, at } = start;
  const id = randomUUID();
  const refreshToken = newSecret();
  await auth.query('update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1', [
    account.id,
    at,
  ]);
  await auth.query(
    `insert into auth.sessions (id, user_id, user_agent, ip, created_at, updated_at, not_after)
     values ($1, $2, $3, $4::text::inet, $5, $5, $6)`,
    [id, account.id, caller.userAgent, storableAddress(caller), at, start.notAfter ?? null],
  );
  await auth.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
     values ($1, $2, $3, $3)`,
    [id, start.method, at],
  );
  await auth.query(
    `insert into auth.refresh_tokens (token, user_id, session_id, created_at, updated_at)
     values ($1, $2, $3, $4, $4)`,
    [hashToken(refreshToken), account.id, id, at],
  );
  if (!needsSecondStep(await factorsOf(auth, account.id))) {
    await recordNetwork(auth, { userId: account.id, caller, at });
  }
  return { id, refreshToken, account: { ...account, last_sign_in_at: at } };
}

/** The response to a sign-in, with a new access token. */
export async function sessionAnswer(
  deps: Pick<Deps, 'accessTokens'>,
  auth: Transaction,
  session: OpenSession,
) {
  const { account } = session;
  const methods = await auth.query<{ method: string; updated_at: Date; aal: 'aal1' | 'aal2' }>(
    `select authentication_method as method, mfa_amr_claims.updated_at, sessions.aal
     from auth.mfa_amr_claims join auth.sessions on sessions.id = session_id
     where session_id = $1 order by mfa_amr_claims.updated_at desc`,
    [session.id],
  );
  const aal = methods[0]?.aal ?? 'aal1';
  const factors = await factorsOf(auth, account.id);
  const { token, expiresAt } = await deps.accessTokens.sign({
    sub: account.id,
    email: account.email,
    phone: account.phone,
    role: 'authenticated',
    aal,
    ...(aal === 'aal1' && needsSecondStep(factors) && { needs_aal2: true as const }),
    amr: methods.map(({ method, updated_at }) => ({
      method,
      timestamp: Math.floor(updated_at.getTime() / 1000),
    })),
    session_id: session.id,
    is_anonymous: false,
    app_metadata: account.raw_app_meta_data,
    user_metadata: account.raw_user_meta_data,
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: session.refreshToken,
    user: publicUser(account, await identitiesOf(auth, account.id), factors),
  };
}

export type SessionAnswer = Awaited<ReturnType<typeof sessionAnswer>>;

/** Ends all sessions of an account except the given one, with their refresh tokens. Returns their number. */
export async function endSessions(auth: Transaction, userId: string, except: string | null): Promise<number> {
  const ended = await auth.query(
    'delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid returning id',
    [userId, except],
  );
  return ended.length;
}

/** Whether this session is recent. Sign-ins of other sessions say nothing about the person at this screen. */
export async function isSessionNew(
  auth: Transaction,
  { sessionId, at }: { sessionId: string; at: Date },
  milliseconds: number,
): Promise<boolean> {
  const found = await auth.query('select id from auth.sessions where id = $1 and created_at >= $2', [
    sessionId,
    new Date(at.getTime() - milliseconds),
  ]);
  return found.length > 0;
}

export async function isSessionOpen(auth: Transaction, id: string): Promise<boolean> {
  return (await auth.query('select id from auth.sessions where id = $1', [id])).length > 0;
}
