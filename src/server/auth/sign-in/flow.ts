import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../database/database.ts';
import { type Account, isBanned, lockAccount } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { type Challenge, isVerifierOf } from './challenge.ts';
import { AuthError, userBanned, validationFailed } from '../error.ts';
import type { Caller } from '../request.ts';
import { hashToken } from '../tokens/secret.ts';
import type { AuthServices } from '../services.ts';
import { type SessionAnswer, type SignInMethod, sessionAnswer, startSession } from './session.ts';

const LIFETIME_MS = 5 * 60_000;

const text = v.nullish(v.string());
export const flowForm = v.object({ auth_code: text, code_verifier: text });

interface Flow {
  code_challenge: string;
  code_challenge_method: Challenge['method'];
  authentication_method: SignInMethod;
  session_not_after: Date | null;
  /** The session that the flow started. */
  session_id: string | null;
  created_at: Date;
}

/** The code that a link passes to the browser. Useless without the verifier. */
export async function beginFlow(
  auth: Transaction,
  flow: { userId: string; challenge: Challenge; method: SignInMethod; at: Date; notAfter?: Date | null },
): Promise<string> {
  const code = randomUUID();
  await auth.query(
    `insert into auth.flow_state
       (id, user_id, auth_code, code_challenge, code_challenge_method, authentication_method, created_at, session_not_after)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      randomUUID(),
      flow.userId,
      hashToken(code),
      flow.challenge.value,
      flow.challenge.method,
      flow.method,
      flow.at,
      flow.notAfter ?? null,
    ],
  );
  return code;
}

/**
 * Exchanges a code and its verifier for a session. The first attempt consumes the code, right or wrong. A second attempt ends
 * the session that the first one started.
 */
export async function finishFlow(
  services: AuthServices,
  form: v.InferOutput<typeof flowForm>,
  caller: Caller,
): Promise<SessionAnswer> {
  await services.limiter.consume('verify', { address: caller.address });
  const { auth_code: code, code_verifier: verifier } = form;
  if (!code || !verifier) {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
  }
  const outcome = await services.database.asAuthAdmin((auth) =>
    exchange(services, auth, { code: hashToken(code), verifier, caller }),
  );
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

/** Errors are returned instead of thrown, so that the consumption of the code is committed. */
async function exchange(
  services: AuthServices,
  auth: Transaction,
  { code, verifier, caller }: { code: string; verifier: string; caller: Caller },
): Promise<SessionAnswer | AuthError> {
  const at = services.now();
  const [owner] = await auth.query<{ user_id: string }>(
    'select user_id from auth.flow_state where auth_code = $1',
    [code],
  );
  const account = owner && (await lockAccount(auth, owner.user_id));
  const [flow] = await auth.query<Flow>(
    `select code_challenge, code_challenge_method, authentication_method, session_not_after, created_at, session_id
     from auth.flow_state where auth_code = $1`,
    [code],
  );
  if (!account || !flow) return flowNotFound();
  const isRepeated = flow.session_id !== null && !isLate(flow, at);
  const refusal = isRepeated ? flowNotFound() : refusalOf(flow, verifier, { account, at });
  if (isRepeated) {
    await auth.query('delete from auth.sessions where id = $1', [flow.session_id]);
    await recordAudit(auth, { action: 'token_reused', userId: account.id, caller, at });
  }
  if (refusal) {
    await auth.query('delete from auth.flow_state where auth_code = $1', [code]);
    return refusal;
  }
  const { authentication_method: method, session_not_after: notAfter } = flow;
  const session = await startSession(auth, { account, method, caller, at, notAfter });
  await auth.query('update auth.flow_state set session_id = $2 where auth_code = $1', [code, session.id]);
  await recordAudit(auth, { action: 'login', userId: account.id, caller, at });
  return sessionAnswer(services, auth, session);
}

function isLate({ created_at: begun }: Flow, at: Date): boolean {
  return at.getTime() - begun.getTime() > LIFETIME_MS;
}

function refusalOf(
  flow: Flow,
  verifier: string,
  { account, at }: { account: Account; at: Date },
): AuthError | null {
  if (isLate(flow, at)) {
    return new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  const challenge = { value: flow.code_challenge, method: flow.code_challenge_method };
  if (isVerifierOf(challenge, verifier)) return isBanned(account, at) ? userBanned() : null;
  return new AuthError(
    400,
    'bad_code_verifier',
    'code challenge does not match previously saved code verifier',
  );
}

function flowNotFound(): AuthError {
  return new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
}
