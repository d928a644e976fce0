import { lockAccount } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import type { AccountSession } from '../authenticate.ts';
import { AuthError, factorNotFound, sessionNotFound } from '../error.ts';
import { type Factor, factorsOf, isVerified, needsSecondStep } from './factor.ts';
import { queueEmail, sendQueuedEmail } from '../../mail/email-outbox.ts';
import type { Caller } from '../request.ts';
import { requireRecentStep, takeStepBack } from './second-step.ts';
import type { AuthServices } from '../services.ts';
import { isSessionOpen } from '../sign-in/session.ts';

export async function unenrolFactor(
  services: AuthServices,
  person: AccountSession,
  factorId: string,
  caller: Caller,
): Promise<{ id: string }> {
  const { account, sessionId } = person;
  await services.limiter.consume('changeUser', { address: caller.address, account: account.id });
  const at = services.now();
  const { factor, emailId } = await services.database.asAuthAdmin(async (auth) => {
    await lockAccount(auth, account.id);
    if (!(await isSessionOpen(auth, sessionId))) throw sessionNotFound();
    const factors = await factorsOf(auth, account.id);
    const factor = factors.find(({ id }) => id === factorId);
    if (!factor) throw factorNotFound();
    refuseTakingFromRecoveryCodes(factor, factors);
    if (isVerified(factor)) {
      const message = 'AAL2 required to unenroll verified factor';
      await requireRecentStep(auth, { sessionId, at }, { status: 422, message });
    }
    const isLast = !needsSecondStep(factors.filter(({ id }) => id !== factor.id));
    await takeStepBack(auth, account.id, isLast ? null : factor.id);
    await auth.query('delete from auth.mfa_factors where id = $1', [factor.id]);
    if (!isVerified(factor)) return { factor, emailId: null };
    await recordAudit(auth, { action: 'factor_unenrolled', userId: account.id, caller, at });
    const told = { userId: account.id, to: account.email, template: 'two_step_off', at } as const;
    return { factor, emailId: await queueEmail(auth, told) };
  });
  await sendQueuedEmail(services, emailId);
  return { id: factor.id };
}

function refuseTakingFromRecoveryCodes(factor: Factor, factors: readonly Factor[]): void {
  if (factor.factor_type === 'recovery_code') {
    throw new AuthError(
      422,
      'validation_failed',
      'Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes',
    );
  }
  const others = factors.filter(({ id }) => id !== factor.id);
  const hasCodes = others.some(({ factor_type }) => factor_type === 'recovery_code');
  if (isVerified(factor) && hasCodes && !needsSecondStep(others)) {
    throw new AuthError(
      422,
      'mfa_recovery_codes_sole_factor',
      'Recovery codes cannot be the only verified factor. Delete them first, or enroll another factor.',
    );
  }
}
