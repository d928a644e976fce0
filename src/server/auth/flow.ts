import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../database.ts';
import { isBanned, lockAccount } from './account.ts';
import { recordAudit } from './audit.ts';
import { type Challenge, isVerifierOf } from './challenge.ts';
import { AuthError, userBanned, validationFailed } from './error.ts';
import type { Caller } from './request.ts';
import { fingerprint } from './secret.ts';
import type { AuthServices } from './services.ts';
import { type SessionAnswer, type SignInMethod, sessionAnswer, startSession } from './session.ts';

const LIFETIME_MS = 5 * 60_000;

const text = v.nullish(v.string());
export const flowForm = v.object({ auth_code: text, code_verifier: text });

interface Flow {
  code_challenge: string;
  code_challenge_method: Challenge['method'];
  authentication_method: SignInMethod;
  session_not_after: Date | null;
  created_at: Date;
}

/** The code that a link brings to the browser. Without the verifier it is worth nothing. */
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
      fingerprint(code),
      flow.challenge.value,
      flow.challenge.method,
      flow.method,
      flow.at,
      flow.notAfter ?? null,
    ],
  );
  return code;
}

/** The session for a code, to whoever has the verifier. The first try uses the code up, whether right or wrong. */
export async function finishFlow(
  services: AuthServices,
  form: v.InferOutput<typeof flowForm>,
  caller: Caller,
): Promise<SessionAnswer> {
  await services.limiter.spend('verify', { address: caller.address });
  const { auth_code: code, code_verifier: verifier } = form;
  if (!code || !verifier) {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
  }
  const at = services.now();
  const outcome = await services.database.asAuthAdmin(async (auth): Promise<SessionAnswer | AuthError> => {
    const [owner] = await auth.query<{ user_id: string }>(
      'select user_id from auth.flow_state where auth_code = $1',
      [fingerprint(code)],
    );
    const account = owner && (await lockAccount(auth, owner.user_id));
    const [flow] = await auth.query<Flow>(
      `delete from auth.flow_state where auth_code = $1
       returning code_challenge, code_challenge_method, authentication_method, session_not_after, created_at`,
      [fingerprint(code)],
    );
    // Returned, not thrown: the code has to be gone.
    if (!account || !flow) return flowNotFound();
    const refusal = refusalOf(flow, verifier, at);
    if (refusal) return refusal;
    if (isBanned(account, at)) return userBanned();
    const { authentication_method: method, session_not_after: notAfter } = flow;
    const session = await startSession(auth, { account, method, caller, at, notAfter });
    await recordAudit(auth, { action: 'login', userId: account.id, caller, at });
    return sessionAnswer(services, auth, session);
  });
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

function refusalOf(flow: Flow, verifier: string, at: Date): AuthError | null {
  if (at.getTime() - flow.created_at.getTime() > LIFETIME_MS) {
    return new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  const challenge = { value: flow.code_challenge, method: flow.code_challenge_method };
  if (isVerifierOf(challenge, verifier)) return null;
  return new AuthError(
    400,
    'bad_code_verifier',
    'code challenge does not match previously saved code verifier',
  );
}

function flowNotFound(): AuthError {
  return new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
}
