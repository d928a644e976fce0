import type { Transaction } from '../database.ts';
import { type Account, findAccountByEmail } from './account.ts';
import { recordAudit } from './audit.ts';
import { behindTheAnswer } from './letter.ts';
import { findAccountByPhone } from './phone/phone-account.ts';
import type { Caller } from './request.ts';
import type { AuthServices } from './services.ts';

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
  await behindTheAnswer(services, () =>
    services.database
      .asAuthAdmin(async (auth) => {
        const account = await findAccountFor(auth, name);
        if (account) await recordAudit(auth, { action: 'sign_in_refused', userId: account.id, caller, at });
      })
      .catch((error: unknown) => {
        const kind = error instanceof Error ? error.name : typeof error;
        services.log.error({ error: kind }, 'a refused sign-in was not noted');
      }),
  );
}
