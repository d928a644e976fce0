import * as v from 'valibot';
import type { Transaction } from '../../database/database.ts';
import { lockAccount } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import type { AccountSession } from '../authenticate.ts';
import { checkChallenge, isChallengeCode } from './challenge-factor.ts';
import { AuthError, factorNotFound, phoneVerificationDisabled, sessionNotFound } from '../error.ts';
import { type SecretFactor, findFactor } from './factor.ts';
import { deleteKnownNetworks, isKnownCaller } from '../sign-in/known-network.ts';
import { queueEmail, sendQueuedEmail } from '../../mail/email-outbox.ts';
import type { Caller } from '../request.ts';
import { requireStepForNew, takeSecondStep } from './second-step.ts';
import type { AuthServices } from '../services.ts';
import { type SessionAnswer, isSessionOpen, sessionAnswer } from '../sign-in/session.ts';
import { stepOfCode } from './time-code.ts';

const challengeMissing = 'challenge_id must be the id of a challenge';

export const verifyFactorForm = v.object({
  challenge_id: v.pipe(v.string(challengeMissing), v.uuid(challengeMissing)),
  code: v.pipe(v.string('Code needs to be non-empty'), v.nonEmpty('Code needs to be non-empty')),
});

interface Step {
  person: AccountSession;
  factorId: string;
  form: v.InferOutput<typeof verifyFactorForm>;
  caller: Caller;
}

const methods = { totp: 'totp', phone: 'mfa/phone' } as const;

/** Verifies the second step. A factor's first correct code also activates it. */
export async function verifyFactor(services: AuthServices, step: Step): Promise<SessionAnswer> {
  const { person, caller } = step;
  const isKnown = await isKnownCaller(services, person.account, caller);
  const subject = { address: caller.address, account: person.account.id, isKnown };
  await services.limiter.consume('secondStep', subject);
  const outcome = await services.database.asAuthAdmin((auth) => takeStep(services, auth, step));
  if (outcome instanceof AuthError) throw outcome;

  await services.limiter.refund('secondStep', subject);
  await sendQueuedEmail(services, outcome.emailId);
  return outcome.answer;
}

async function takeStep(
  services: AuthServices,
  auth: Transaction,
  { person, factorId, form, caller }: Step,
): Promise<{ answer: SessionAnswer; emailId: string | null } | AuthError> {
  const at = services.now();
  const account = await lockAccount(auth, person.account.id);
  if (!account || !(await isSessionOpen(auth, person.sessionId))) throw sessionNotFound();
  const factor = await findFactor(auth, account.id, factorId);
  if (!factor || !(factor.factor_type in methods)) throw factorNotFound();
  if (factor.factor_type === 'phone' && !services.sms) throw phoneVerificationDisabled();
  await requireStepForNew(auth, { factor, userId: account.id, sessionId: person.sessionId, at });
  await checkChallenge(auth, factor, { id: form.challenge_id, caller, at });

  const proof =
    factor.factor_type === 'phone'
      ? await proofByText(auth, factor, form)
      : proofByApp(factor, form.code, at);
  if (!proof) {
    // Returned instead of thrown, so that the audit event is committed.
    await recordAudit(auth, { action: 'verification_failed', userId: account.id, caller, at });
    const wrong =
      factor.factor_type === 'phone' ? 'Invalid MFA Phone code entered' : 'Invalid TOTP code entered';
    return new AuthError(422, 'mfa_verification_failed', wrong);
  }
  await auth.query('update auth.mfa_challenges set verified_at = $2 where id = $1::text::uuid', [
    form.challenge_id,
    at,
  ]);
  await auth.query(
    `update auth.mfa_factors set status = 'verified', last_used_step = $2, updated_at = $3 where id = $1`,
    [factor.id, proof.step, at],
  );
  // Applies to factors of every type: an unfinished factor of another person must not bypass this one.
  await auth.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [account.id]);
  const isNew = factor.status === 'unverified';
  if (isNew) {
    await recordAudit(auth, { action: 'factor_verified', userId: account.id, caller, at });
    // Until now, the password alone identified the person.
    await deleteKnownNetworks(auth, account.id);
  }
  const { sessionId } = person;
  const method = factor.factor_type === 'phone' ? methods.phone : methods.totp;
  const session = await takeSecondStep(auth, {
    account,
    sessionId,
    factorId: factor.id,
    method,
    caller,
    at,
  });
  const told = { userId: account.id, to: account.email, template: 'two_step_on', at } as const;
  return {
    answer: await sessionAnswer(services, auth, session),
    emailId: isNew ? await queueEmail(auth, told) : null,
  };
}

/** Null for a wrong code. `step` is the time step of the code. */
function proofByApp(
  { secret, last_used_step: usedUp }: SecretFactor,
  code: string,
  at: Date,
): { step: number } | null {
  if (secret === null) throw factorNotFound();
  const step = stepOfCode(secret, code, at);
  return step === null || step <= (usedUp ?? 0) ? null : { step };
}

async function proofByText(
  auth: Transaction,
  factor: SecretFactor,
  { challenge_id: id, code }: Step['form'],
): Promise<{ step: null } | null> {
  return (await isChallengeCode(auth, factor, { id, code })) ? { step: null } : null;
}
