import * as v from 'valibot';
import type { Transaction } from '../../database/database.ts';
import { type Account, isBanned, lockAccount } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { AuthError, userBanned } from '../error.ts';
import type { Caller } from '../request.ts';
import { deriveSecret, hashToken, newSecret } from './secret.ts';
import type { AuthServices } from '../services.ts';
import { type SessionAge, isSessionOver, sessionAge } from '../sign-in/session-end.ts';
import { type SessionAnswer, sessionAnswer } from '../sign-in/session.ts';

export const refreshForm = v.object({
  refresh_token: v.pipe(v.string('refresh_token required'), v.nonEmpty('refresh_token required')),
});

const DAY_MS = 86_400_000;
/** How long a used token still returns its successor, because two tabs may refresh at the same time. */
const REUSE_GRACE_MS = 10_000;
/** The age at which a used token is deleted. After that it is refused like an unknown one. */
const USED_RETENTION_MS = 30 * DAY_MS;

interface StoredToken extends SessionAge {
  token: string;
  user_id: string;
  session_id: string;
  revoked: boolean;
  successor_salt: string | null;
  updated_at: Date;
}

/** Exchanges an unused token for a new one. Reuse after the grace period ends the session. */
export async function refreshSession(
  services: AuthServices,
  form: v.InferOutput<typeof refreshForm>,
  caller: Caller,
): Promise<SessionAnswer> {
  await services.limiter.consume('refresh', { address: caller.address });
  const at = services.now();
  const outcome = await services.database.asAuthAdmin(async (auth): Promise<SessionAnswer | AuthError> => {
    const account = await lockOwner(auth, form.refresh_token);
    const stored = account && (await lockToken(auth, form.refresh_token));
    if (!stored) return refusal('refresh_token_not_found', 'Refresh Token Not Found');
    if (isBanned(account, at)) return userBanned();
    if (isSessionOver(stored, at, services.config)) return refusal('session_expired', 'Session Expired');

    const refreshToken = stored.revoked
      ? await currentSuccessor(auth, stored, form.refresh_token, at)
      : await rotate(auth, stored, form.refresh_token, at);
    // Returned instead of thrown, so that the end of the session is committed.
    if (!refreshToken) return endReusedSession(auth, stored, account, caller, at);
    await noteRefresh(auth, stored, caller, at);
    return sessionAnswer(services, auth, { id: stored.session_id, refreshToken, account });
  });
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

/** Refreshes of an account wait for each other and for password changes. */
async function lockOwner(auth: Transaction, refreshToken: string): Promise<Account | null> {
  const [owner] = await auth.query<{ user_id: string }>(
    'select user_id from auth.refresh_tokens where token = $1',
    [hashToken(refreshToken)],
  );
  return owner ? lockAccount(auth, owner.user_id) : null;
}

async function lockToken(auth: Transaction, refreshToken: string): Promise<StoredToken | null> {
  const [stored] = await auth.query<StoredToken>(
    `select held.token, held.user_id, held.session_id, held.revoked, held.successor_salt, held.updated_at,
       ${sessionAge}
     from auth.refresh_tokens held join auth.sessions on sessions.id = held.session_id
     where held.token = $1 for update`,
    [hashToken(refreshToken)],
  );
  return stored ?? null;
}

async function rotate(auth: Transaction, used: StoredToken, refreshToken: string, at: Date): Promise<string> {
  const salt = newSecret();
  const successor = deriveSecret(refreshToken, salt);
  await auth.query(
    'update auth.refresh_tokens set revoked = true, successor_salt = $2, updated_at = $3 where token = $1',
    [used.token, salt, at],
  );
  await auth.query(
    `insert into auth.refresh_tokens (token, parent, user_id, session_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [hashToken(successor), used.token, used.user_id, used.session_id, at],
  );
  await auth.query('delete from auth.refresh_tokens where session_id = $1 and revoked and updated_at < $2', [
    used.session_id,
    new Date(at.getTime() - USED_RETENTION_MS),
  ]);
  return successor;
}

/** Follows the chain from a recently used token to the current one. Null after the grace period. */
async function currentSuccessor(
  auth: Transaction,
  used: StoredToken,
  refreshToken: string,
  at: Date,
): Promise<string | null> {
  if (at.getTime() - used.updated_at.getTime() > REUSE_GRACE_MS || !used.successor_salt) return null;
  const successor = deriveSecret(refreshToken, used.successor_salt);
  const next = await lockToken(auth, successor);
  if (!next) return null;
  return next.revoked ? currentSuccessor(auth, next, successor, at) : successor;
}

async function endReusedSession(
  auth: Transaction,
  stored: StoredToken,
  account: Account,
  caller: Caller,
  at: Date,
): Promise<AuthError> {
  await auth.query('delete from auth.sessions where id = $1', [stored.session_id]);
  await recordAudit(auth, { action: 'token_reused', userId: account.id, caller, at });
  return refusal('refresh_token_already_used', 'Already Used');
}

async function noteRefresh(auth: Transaction, stored: StoredToken, caller: Caller, at: Date): Promise<void> {
  await auth.query(
    'update auth.sessions set refreshed_at = $2, user_agent = $3, updated_at = $2 where id = $1',
    [stored.session_id, at, caller.userAgent],
  );
}

function refusal(code: string, reason: string): AuthError {
  return new AuthError(400, code, `Invalid Refresh Token: ${reason}`);
}
