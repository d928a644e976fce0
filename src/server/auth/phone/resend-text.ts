import type { Transaction } from '../../database/database.ts';
import { type Account, lockAccount, selectAccounts } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { runAfterResponse } from '../../mail/send-email.ts';
import type { Caller } from '../request.ts';
import type { AuthServices } from '../services.ts';
import { findAccountByPhone } from './phone-account.ts';
import { issuePhoneChangeCode } from './phone-change.ts';
import { admitText, issueTextCode, readPhone, sendTextCode, strangerOrOwner } from './text-code.ts';

/** Sends a new code for a pending sign-up or a new number. The response doesn't reveal whether one was pending. */
export async function resendText(
  services: AuthServices,
  form: { phone: string; type: 'sms' | 'phone_change' },
  caller: Caller,
): Promise<void> {
  const phone = readPhone(services, form.phone, 'Phone logins are disabled');
  await admitText(services, { phone, caller, asker: await strangerOrOwner(services, phone, caller) });
  await runAfterResponse(services, async () => {
    const at = services.now();
    const again = form.type === 'sms' ? resendSignUp : resendPhoneChange;
    const text = await services.database.asAuthAdmin((auth) => again(auth, phone, { caller, at }));
    if (!text) return;
    // The message goes to another number than the one that was rate-limited.
    if (text.phone !== phone)
      await admitText(services, { phone: text.phone, caller, asker: { kind: 'stranger' } });
    await sendTextCode(services, text.phone, text.code);
  });
}

interface Text {
  phone: string;
  code: string;
}

async function resendSignUp(
  auth: Transaction,
  phone: string,
  { caller, at }: { caller: Caller; at: Date },
): Promise<Text | null> {
  const found = await findAccountByPhone(auth, phone);
  const account = found && (await lockAccount(auth, found.id));
  if (!account || account.phone_confirmed_at) return null;
  const userId = account.id;
  await recordAudit(auth, { action: 'user_confirmation_requested', userId, caller, at });
  return { phone, code: await issueTextCode(auth, { userId, phone, type: 'signup', at }) };
}

/** As in GoTrue, looks up the account's current number, or the new one for an account without a number. */
async function resendPhoneChange(
  auth: Transaction,
  phone: string,
  { at }: { at: Date },
): Promise<Text | null> {
  const [found] = await auth.query<Account>(
    `${selectAccounts} and users.phone_change is not null
       and (users.phone = $1 or (users.phone is null and users.phone_change = $1))
     order by users.phone_change_sent_at desc limit 1`,
    [phone],
  );
  const account = found && (await lockAccount(auth, found.id));
  if (!account?.phone_change) return null;
  const sessionId = account.phone_change_session_id;
  const change = { userId: account.id, phone: account.phone_change, sessionId, at };
  const code = await issuePhoneChangeCode(auth, change);
  return code ? { phone: change.phone, code } : null;
}
