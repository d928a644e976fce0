import * as v from 'valibot';
import { lockAccount } from './account.ts';
import { recordAudit } from './audit.ts';
import type { SignedIn } from './authenticate.ts';
import { validationFailed } from './error.ts';
import { dropPendingChanges } from './pending-change.ts';
import type { Caller } from './request.ts';
import type { AuthServices } from './services.ts';
import { endSessions } from './session.ts';

const scope = v.optional(v.picklist(['global', 'local', 'others']), 'global');

export async function signOut(
  services: AuthServices,
  { account, sessionId }: SignedIn,
  requestedScope: string | undefined,
  caller: Caller,
): Promise<void> {
  const parsed = v.safeParse(scope, requestedScope);
  if (!parsed.success) throw validationFailed('Unsupported logout scope');
  const at = services.now();
  await services.database.asAuthAdmin(async (auth) => {
    await lockAccount(auth, account.id);
    if (parsed.output === 'local') await auth.query('delete from auth.sessions where id = $1', [sessionId]);
    else await endSessions(auth, account.id, parsed.output === 'others' ? sessionId : null);
    if (parsed.output === 'global') await dropPendingChanges(auth, account.id);
    await recordAudit(auth, { action: 'logout', userId: account.id, caller, at });
  });
}
