import type { Context } from 'hono';
import { identitiesOf, lockAccount, noteWaysIn } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { authenticateAnyStep } from '../authenticate.ts';
import { AuthError, sessionNotFound } from '../error.ts';
import { queueEmail, sendQueuedEmail } from '../../mail/email-outbox.ts';
import { callerOf } from '../request.ts';
import { isSessionOpen } from '../sign-in/session.ts';
import { requireOwner } from './require-owner.ts';
import type { ProviderServices } from './services.ts';

/** DELETE /user/identities/:id: removes a sign-in method, but never the last one, and never the email address. */
export async function unlinkIdentity(services: ProviderServices, context: Context): Promise<Response> {
  const caller = callerOf(context);
  const { account, sessionId } = await authenticateAnyStep(services, context);
  await services.limiter.consume('changeUser', { address: caller.address, account: account.id });
  const id = context.req.param('id');
  const at = services.now();
  const emailId = await services.database.asAuthAdmin(async (auth) => {
    await lockAccount(auth, account.id);
    if (!(await isSessionOpen(auth, sessionId))) throw sessionNotFound();
    const identities = await identitiesOf(auth, account.id);
    const identity = identities.find((each) => each.id === id);
    if (!identity) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
    if (identities.length === 1) {
      throw new AuthError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      );
    }
    // Email is the last way to recover the account.
    if (identity.provider === 'email') {
      throw new AuthError(
        422,
        'email_conflict_identity_not_deletable',
        'The email address of an account cannot be unlinked',
      );
    }
    await requireOwner(auth, { userId: account.id, sessionId, at });
    await auth.query('delete from auth.identities where id = $1 and user_id = $2', [identity.id, account.id]);
    // An unfinished sign-in with the removed identity must not be completed.
    await auth.query('delete from auth.flow_state where user_id = $1', [account.id]);
    await noteWaysIn(auth, account.id);
    await recordAudit(auth, { action: 'identity_unlinked', userId: account.id, caller, at });
    return queueEmail(auth, { userId: account.id, to: account.email, template: 'identity_unlinked', at });
  });
  await sendQueuedEmail(services, emailId);
  return context.json({});
}
