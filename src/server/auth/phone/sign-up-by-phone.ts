import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../database/database.ts';
import { type Account, lockAccount } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { challengeFields } from '../sign-in/challenge.ts';
import { validationFailed } from '../error.ts';
import { runAfterResponse } from '../../mail/send-email.ts';
import { hasLiveLink } from '../tokens/link-token.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import { unknownCaller } from '../passwords/password-queue.ts';
import { hashPassword, isPassword } from '../passwords/password.ts';
import { type PublicUser, newcomerByPhone } from '../users/public-user.ts';
import type { Caller } from '../request.ts';
import type { AuthServices } from '../services.ts';
import { type UserMetadata, userMetadata } from '../users/user-metadata.ts';
import { findAccountByPhone, insertPhoneAccount } from './phone-account.ts';
import { admitText, channel, issueTextCode, readPhone, sendTextCode, strangerOrOwner } from './text-code.ts';

export const phoneSignUpForm = v.object({
  phone: v.string('phone must be a string'),
  password: v.string('Signup requires a valid password'),
  data: v.nullish(userMetadata, {}),
  channel,
  ...challengeFields,
});

interface SignUp {
  id: string;
  phone: string;
  passwordHash: string;
  metadata: UserMetadata;
  /** The hash that was compared, and whether the password matched. */
  known: { hash: string | null; isSamePassword: boolean };
  caller: Caller;
  at: Date;
}

/** Every number gets the same response, two hashes and one message. */
export async function signUpByPhone(
  services: AuthServices,
  form: v.InferOutput<typeof phoneSignUpForm>,
  caller: Caller,
): Promise<PublicUser> {
  const phone = readPhone(services, form.phone, 'Phone signups are disabled');
  checkNewPassword(services, form.password, { phone, metadata: form.data });
  // The code is typed in the browser that requested it, so the session can go to this browser.
  if (form.code_challenge) throw validationFailed('PKCE not supported for phone signups');
  await admitText(services, { phone, caller, asker: await strangerOrOwner(services, phone, caller) });

  const at = services.now();
  const passwordHash = await hashPassword(form.password, unknownCaller(caller));
  const account = await services.database.asAuthAdmin((auth) => findAccountByPhone(auth, phone));
  const hash = account?.encrypted_password ?? null;
  const known = { hash, isSamePassword: await isPassword(hash, form.password, unknownCaller(caller)) };
  const signUp = { id: randomUUID(), phone, passwordHash, metadata: form.data, known, caller, at };
  await runAfterResponse(services, async () => {
    const code = await services.database.asAuthAdmin((auth) => enrol(auth, signUp));
    if (code) await sendTextCode(services, phone, code);
  });
  return newcomerByPhone(signUp.id, phone, form.data, at);
}

async function enrol(auth: Transaction, signUp: SignUp): Promise<string | null> {
  const { id, phone, caller, at } = signUp;
  if (await insertPhoneAccount(auth, signUp)) {
    await recordAudit(auth, { action: 'user_signedup', userId: id, caller, at });
    return issueTextCode(auth, { userId: id, phone, type: 'signup', at });
  }
  const found = await findAccountByPhone(auth, phone);
  const account = found && (await lockAccount(auth, found.id));
  if (!account) return null;
  const userId = account.id;
  await recordAudit(auth, { action: 'user_repeated_signup', userId, caller, at });
  // The owner signs in with the code, and the account stays unchanged.
  if (account.phone_confirmed_at) return issueTextCode(auth, { userId, phone, type: 'recovery', at });
  await replaceUnconfirmed(auth, account, signUp);
  return issueTextCode(auth, { userId, phone, type: 'signup', at });
}

/** If two passwords are pending for one number, both are dropped: docs/decisions/005. */
async function replaceUnconfirmed(auth: Transaction, account: Account, signUp: SignUp): Promise<void> {
  const { known, passwordHash, metadata, at } = signUp;
  const isSame = known.isSamePassword && known.hash === account.encrypted_password;
  const isContested = !isSame && (await hasLiveLink(auth, { userId: account.id, type: 'signup', at }));
  await auth.query(
    `update auth.users set encrypted_password = $2, raw_user_meta_data = $3::text::jsonb, confirmation_sent_at = $4,
       updated_at = $4 where id = $1`,
    [account.id, isContested ? null : passwordHash, JSON.stringify(isContested ? {} : metadata), at],
  );
}
