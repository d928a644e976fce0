import { lockAccount } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { factorNotFound } from '../error.ts';
import { factorsOf, isVerified, needsSecondStep, publicFactor } from '../factors/factor.ts';
import { queueEmail, sendQueuedEmail } from '../../mail/email-outbox.ts';
import type { Caller } from '../request.ts';
import { takeStepBack } from '../factors/second-step.ts';
import type { AuthServices } from '../services.ts';
import { userNotFound } from './admin-user.ts';

/** Removes a factor for people who have lost the phone and the recovery codes. They are notified by email. */
export async function removeFactor(
  services: AuthServices,
  { userId, factorId }: { userId: string; factorId: string },
  caller: Caller,
) {
  const at = services.now();
  const { factor, emailId } = await services.database.asAuthAdmin(async (auth) => {
    const account = await lockAccount(auth, userId);
    if (!account) throw userNotFound();
    const factors = await factorsOf(auth, userId);
    const factor = factors.find(({ id }) => id === factorId);
    if (!factor) throw factorNotFound();
    const isLast = !needsSecondStep(factors.filter(({ id }) => id !== factorId));
    await takeStepBack(auth, userId, isLast ? null : factorId);
    // Recovery codes replace another factor, so without one they have no use.
    await auth.query(
      `delete from auth.mfa_factors
       where user_id = $1 and (id = $2 or (factor_type::text = 'recovery_code' and $3::text = 'last'))`,
      [userId, factorId, isLast ? 'last' : ''],
    );
    await recordAudit(auth, { action: 'factor_unenrolled', userId, caller, at });
    const told = { userId, to: account.email, template: 'two_step_off', at } as const;
    return { factor, emailId: isVerified(factor) ? await queueEmail(auth, told) : null };
  });
  await sendQueuedEmail(services, emailId);
  return publicFactor(factor);
}
