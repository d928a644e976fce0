import type { Transaction } from '../../database/database.ts';
import { loggedError } from '../../logging/logged-error.ts';
import { type Account, findAccountByEmail } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { runAfterResponse } from '../../mail/send-email.ts';
import { findAccountByPhone } from '../phone/phone-account.ts';
import type { Caller } from '../request.ts';
import type { AuthServices } from '../services.ts';

const HOUR_MS = 3_600_000;
/** The limit per account is the number of events that its owner sees. Further events are only in the server's log. */
const MAX_EVENTS_PER_HOUR = 20;

/** The email address, or the phone number in its stored form. */
export type SignInName = { email: string } | { phone: string };

export function findAccountFor(auth: Transaction, name: SignInName): Promise<Account | null> {
  return 'email' in name ? findAccountByEmail(auth, name.email) : findAccountByPhone(auth, name.phone);
}

/**
 * Records a wrong password or code as an audit event that the owner can see. Runs after the response, so that its time
 * doesn't reveal whether the account exists.
 */
export async function recordRefusedSignIn(
  services: AuthServices,
  name: SignInName,
  caller: Caller,
): Promise<void> {
  const at = services.now();
  await runAfterResponse(services, () =>
    services.database
      .asAuthAdmin(async (auth) => {
        const account = await findAccountFor(auth, name);
        if (!account || (await hasEnough(auth, account.id, at))) return;
        await recordAudit(auth, { action: 'sign_in_refused', userId: account.id, caller, at });
      })
      .catch((error: unknown) => {
        services.log.error(loggedError(error), 'a refused sign-in was not noted');
      }),
  );
}

async function hasEnough(auth: Transaction, userId: string, at: Date): Promise<boolean> {
  const noted = await auth.query(
    `select id from auth.audit_log_entries
     where payload ->> 'actor_id' = $1::text and payload ->> 'action' = 'sign_in_refused' and created_at > $2
     limit ${MAX_EVENTS_PER_HOUR}`,
    [userId, new Date(at.getTime() - HOUR_MS)],
  );
  return noted.length >= MAX_EVENTS_PER_HOUR;
}
