import * as v from 'valibot';
import type { Transaction } from '../../database/database.ts';
import { lockAccount } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import type { AccountSession } from '../authenticate.ts';
import { validationFailed } from '../error.ts';
import { dropPendingChanges } from '../users/pending-change.ts';
import { factorsOf } from '../factors/factor.ts';
import type { Caller } from '../request.ts';
import { requireSecondStep } from '../factors/second-step.ts';
import type { AuthServices } from '../services.ts';
import { endSessions } from './session.ts';

const scope = v.optional(v.picklist(['global', 'local', 'others']), 'global');

export async function signOut(
  services: AuthServices,
  { account, sessionId }: AccountSession,
  requestedScope: string | undefined,
  caller: Caller,
): Promise<void> {
  const parsed = v.safeParse(scope, requestedScope);
  if (!parsed.success) throw validationFailed('Unsupported logout scope');
  const at = services.now();
  await services.database.asAuthAdmin(async (auth) => {
    await lockAccount(auth, account.id);
    if (parsed.output !== 'local') await refuseIncompleteSession(auth, { userId: account.id, sessionId });
    if (parsed.output === 'global') await dropPendingChanges(auth, account.id);
    const ended =
      parsed.output === 'local'
        ? (await auth.query('delete from auth.sessions where id = $1 returning id', [sessionId])).length
        : await endSessions(auth, account.id, parsed.output === 'others' ? sessionId : null);
    // Repeated requests that end nothing would push other events off the list that the person sees.
    if (ended === 0) return;
    await recordAudit(auth, { action: 'logout', userId: account.id, caller, at });
  });
}

/**
 * The password alone must not be enough to sign the owner out. The status must not be 401 or 403, because the official
 * client treats those as success.
 */
async function refuseIncompleteSession(
  auth: Transaction,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const message = 'AAL2 required to end other sessions';
  await requireSecondStep(
    auth,
    { sessionId, factors: await factorsOf(auth, userId) },
    { status: 422, message },
  );
}
