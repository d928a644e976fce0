import type { Transaction } from '../../database/database.ts';
import { loggedError } from '../../logging/logged-error.ts';
import { type Account, findAccountByEmail } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { runAfterResponse } from '../../mail/send-email.ts';
import { findAccountByPhone } from '../phone/phone-account.ts';
import type { Caller } from '../request.ts';
import type { AuthServices } from '../services.ts';

const HOUR_MS = 3_600_000;
/** Of one account: as many as its owner sees. What comes beyond them stands in the server's log, as all requests do. */
const NOTED_AN_HOUR = 20;

/** By the address, or by the number in the form in which it is stored. */
export type SignInName = { email: string } | { phone: string };

export function findAccountFor(auth: Transaction, name: SignInName): Promise<Account | null> {
  return 'email' in name ? findAccountByEmail(auth, name.email) : findAccountByPhone(auth, name.phone);
}

/**
 * A wrong password or code, among what happened to the account: its owner may know who guesses. Behind the answer, whose
 * time shall not tell whether there is such an account.
 */
export async function noteRefusedSignIn(
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
     limit ${NOTED_AN_HOUR}`,
    [userId, new Date(at.getTime() - HOUR_MS)],
  );
  return noted.length >= NOTED_AN_HOUR;
}
