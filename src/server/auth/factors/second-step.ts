import type { Transaction } from '../../database/database.ts';
import type { Account } from '../users/account.ts';
import { AuthError } from '../error.ts';
import { type Factor, factorsOf, isVerified, needsSecondStep } from './factor.ts';
import { recordNetwork } from '../sign-in/known-network.ts';
import type { Caller } from '../request.ts';
import { hashToken, newSecret } from '../tokens/secret.ts';
import type { OpenSession } from '../sign-in/session.ts';

export type StepMethod = 'totp' | 'mfa/phone' | 'mfa/recovery_code';
/** The same condition in SQL. */
const stepMethods = `('totp', 'mfa/phone', 'mfa/recovery_code')`;

/** How long after a second step its settings may be changed. */
const RECENT_MS = 10 * 60_000;

/**
 * Marks the second step of the session as done. As in GoTrue, sessions of the account without it end, because they were
 * started with less than is now required.
 */
export async function takeSecondStep(
  auth: Transaction,
  step: {
    account: Account;
    sessionId: string;
    factorId: string;
    method: StepMethod;
    caller: Caller;
    at: Date;
  },
): Promise<OpenSession> {
  const { account, sessionId, factorId, method, caller, at } = step;
  await auth.query(`update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1`, [
    sessionId,
    factorId,
    at,
  ]);
  await auth.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
     values ($1, $2, $3, $3)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [sessionId, method, at],
  );
  await auth.query(`delete from auth.sessions where user_id = $1 and aal = 'aal1'`, [account.id]);
  await recordNetwork(auth, { userId: account.id, caller, at });
  return { id: sessionId, refreshToken: await replaceRefreshToken(auth, account.id, sessionId, at), account };
}

/** Tokens issued to the session before the second step are no longer valid. */
async function replaceRefreshToken(
  auth: Transaction,
  userId: string,
  sessionId: string,
  at: Date,
): Promise<string> {
  const refreshToken = newSecret();
  await auth.query('delete from auth.refresh_tokens where session_id = $1', [sessionId]);
  await auth.query(
    `insert into auth.refresh_tokens (token, user_id, session_id, created_at, updated_at)
     values ($1, $2, $3, $4, $4)`,
    [hashToken(refreshToken), userId, sessionId, at],
  );
  return refreshToken;
}

/** Resets sessions that took their second step with this factor, or with any factor if null. */
export async function takeStepBack(
  auth: Transaction,
  userId: string,
  factorId: string | null,
): Promise<void> {
  const sessions = 'user_id = $1 and ($2::uuid is null or factor_id = $2::uuid)';
  await auth.query(
    `delete from auth.mfa_amr_claims where authentication_method in ${stepMethods}
       and session_id in (select id from auth.sessions where ${sessions})`,
    [userId, factorId],
  );
  await auth.query(`update auth.sessions set aal = 'aal1', factor_id = null where ${sessions}`, [
    userId,
    factorId,
  ]);
}

/** Checks what the session may do in an account with a second step. Throws GoTrue's error if the step is missing. */
export async function requireSecondStep(
  auth: Transaction,
  signedIn: { sessionId: string; factors: readonly Factor[] },
  refusal: { status: 401 | 403 | 422; message: string },
): Promise<void> {
  if (!needsSecondStep(signedIn.factors)) return;
  const level = await auth.query(`select id from auth.sessions where id = $1 and aal = 'aal2'`, [
    signedIn.sessionId,
  ]);
  if (level.length === 0) throw new AuthError(refusal.status, 'insufficient_aal', refusal.message);
}

/**
 * Requires a second step within the last minutes, because an unlocked screen must not be enough to remove the factor,
 * create new recovery codes or add a phone. GoTrue accepts an older one.
 */
export async function requireRecentStep(
  auth: Transaction,
  { sessionId, at }: { sessionId: string; at: Date },
  refusal: { status: 403 | 422; message: string },
): Promise<void> {
  const taken = await auth.query(
    `select from auth.mfa_amr_claims
     join auth.sessions on sessions.id = session_id and sessions.aal = 'aal2'
     where session_id = $1 and authentication_method in ${stepMethods}
       and mfa_amr_claims.updated_at > $2`,
    [sessionId, new Date(at.getTime() - RECENT_MS)],
  );
  if (taken.length === 0) throw new AuthError(refusal.status, 'insufficient_aal', refusal.message);
}

/**
 * An unfinished factor is ignored when another is verified, unless the session has taken its second step. Otherwise
 * the password alone would be enough to replace the owner's factor.
 */
export async function requireStepForNew(
  auth: Transaction,
  { factor, userId, ...session }: { factor: Factor; userId: string; sessionId: string; at: Date },
): Promise<void> {
  if (isVerified(factor) || !needsSecondStep(await factorsOf(auth, userId))) return;
  await requireRecentStep(auth, session, { status: 403, message: 'AAL2 required to verify a new factor' });
}
