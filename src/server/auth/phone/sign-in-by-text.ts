import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { lockAccount } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { runAfterResponse } from '../../mail/send-email.ts';
import type { Caller } from '../request.ts';
import type { AuthServices } from '../services.ts';
import type { UserMetadata } from '../users/user-metadata.ts';
import { findAccountByPhone, insertPhoneAccount } from './phone-account.ts';
import { admitText, issueTextCode, readPhone, sendTextCode, strangerOrOwner } from './text-code.ts';

/** Sends a message with a six-digit code that signs in. The response doesn't reveal whether the account exists. */
export async function requestSignInText(
  services: AuthServices,
  form: { phone: string; newcomer: { metadata: UserMetadata } | null },
  caller: Caller,
): Promise<void> {
  const phone = readPhone(services, form.phone, 'Unsupported phone provider');
  await admitText(services, { phone, caller, asker: await strangerOrOwner(services, phone, caller) });
  await runAfterResponse(services, async () => {
    const at = services.now();
    const code = await services.database.asAuthAdmin(async (auth) => {
      const userId = await accountFor(auth, { phone, newcomer: form.newcomer, caller, at });
      // The code doesn't prove a pending password (see `verify-phone.ts`).
      return userId && issueTextCode(auth, { userId, phone, type: 'recovery', at });
    });
    if (code) await sendTextCode(services, phone, code);
  });
}

/** Returns the ID of the account with that number. With `newcomer`, creates it if it is missing. */
async function accountFor(
  auth: Transaction,
  asked: { phone: string; newcomer: { metadata: UserMetadata } | null; caller: Caller; at: Date },
): Promise<string | null> {
  const { phone, newcomer, caller, at } = asked;
  if (newcomer) {
    const id = randomUUID();
    if (await insertPhoneAccount(auth, { id, phone, passwordHash: null, metadata: newcomer.metadata, at })) {
      await recordAudit(auth, { action: 'user_signedup', userId: id, caller, at });
      return id;
    }
  }
  const known = await findAccountByPhone(auth, phone);
  const account = known && (await lockAccount(auth, known.id));
  if (!account) return null;
  if (newcomer && !account.phone_confirmed_at) {
    await auth.query(
      'update auth.users set raw_user_meta_data = $2::text::jsonb, updated_at = $3 where id = $1',
      [account.id, JSON.stringify(newcomer.metadata), at],
    );
  }
  await recordAudit(auth, { action: 'sign_in_text_requested', userId: account.id, caller, at });
  return account.id;
}
