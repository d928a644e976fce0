import { isDatabaseError, type Transaction } from '../../database/database.ts';
import type { Account } from '../users/account.ts';
import { queueEmail, sendQueuedEmail } from '../../mail/email-outbox.ts';
import type { Caller } from '../request.ts';
import type { AuthServices } from '../services.ts';
import { accountFor, linkIdentity } from './account-for.ts';
import type { ForeignIdentity } from './foreign-identity.ts';
import type { LinkTarget } from './provider-flow.ts';

/**
 * Finds or creates the account, or links the identity to `linkTo`, and runs `then` in the same transaction. The owner
 * of an existing account gets an email about the new way to sign in.
 */
export async function signInWithIdentity<Result>(
  services: AuthServices,
  foreign: ForeignIdentity,
  { linkTo, caller }: { linkTo: LinkTarget | null; caller: Caller },
  then: (auth: Transaction, account: Account) => Promise<Result>,
): Promise<Result> {
  const at = services.now();
  const { takesSignUps } = services.config.access;
  const enter = () =>
    services.database.asAuthAdmin(async (auth) => {
      const { account, isNewWayIn } = linkTo
        ? { account: await linkIdentity(auth, linkTo, foreign, { caller, at }), isNewWayIn: true }
        : await accountFor(auth, foreign, { caller, at, takesSignUps });
      const told = { userId: account.id, to: account.email, template: 'identity_linked', at } as const;
      return {
        result: await then(auth, account),
        emailId: isNewWayIn ? await queueEmail(auth, told) : null,
      };
    });
  const { result, emailId } = await enter().catch((error: unknown) => {
    // A concurrent sign-in with the same person or address created the account.
    if (isDatabaseError(error) && error.code === '23505') return enter();
    throw error;
  });
  await sendQueuedEmail(services, emailId);
  return result;
}
