import { phoneNumber } from '#domain/account/phone-number.ts';
import { type Transaction, isDatabaseError } from '../../database/database.ts';
import { type Account, identitiesOf, isBanned, lockAccount } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { AuthError, codeExpired, userBanned, validationFailed } from '../error.ts';
import { factorsOf } from '../factors/factor.ts';
import { isKnownCaller } from '../sign-in/known-network.ts';
import { queueEmail, sendQueuedEmail } from '../../mail/email-outbox.ts';
import { type LinkType, claimCode, dropLinkTokens } from '../tokens/link-token.ts';
import { type PublicUser, publicUser } from '../users/public-user.ts';
import { recordRefusedSignIn } from '../sign-in/refused-sign-in.ts';
import { type Caller, parseForm } from '../request.ts';
import type { AuthServices } from '../services.ts';
import { type SessionAnswer, sessionAnswer, startSession } from '../sign-in/session.ts';
import { markPhoneVerified } from './phone-account.ts';

const codeTypes: Record<string, readonly LinkType[]> = {
  sms: ['signup', 'recovery'],
  phone_change: ['phone_change'],
};

export type PhoneVerification = SessionAnswer | { user: PublicUser; session: null };

/**
 * Consumes a code from a text message and signs in. A code for a new number does not sign in, because a thief may have
 * requested that change; the session that requested it continues.
 */
export async function verifyPhone(
  services: AuthServices,
  form: { phone: string; token: string; type: string },
  caller: Caller,
): Promise<PhoneVerification> {
  await services.limiter.consume('verify', { address: caller.address });
  if (!services.sms) throw codeExpired();
  const types = Object.hasOwn(codeTypes, form.type) ? codeTypes[form.type] : undefined;
  if (!types) throw validationFailed('Unsupported verification type');
  const phone = parseForm(phoneNumber, form.phone);
  const isKnown = await isKnownCaller(services, { phone }, caller);
  const subject = { address: caller.address, account: phone, isKnown };
  await services.limiter.consume('code', subject);

  const at = services.now();
  const outcome = await services.database
    .asAuthAdmin(async (auth): Promise<{ answer: PhoneVerification; emailId: string | null } | AuthError> => {
      const claimed = await claimCode(auth, {
        code: form.token,
        types,
        email: phone,
        at,
        ends: services.config,
        guesser: { caller, isKnown },
      });
      // Returned instead of thrown, so that a wrong guess is committed.
      if (!claimed) return codeExpired();
      const { account, type } = claimed;
      if (isBanned(account, at)) throw userBanned();
      if (type !== 'phone_change') {
        const proven = await provePhone(auth, account, type, at);
        const session = await startSession(auth, { account: proven, method: 'otp', caller, at });
        await recordAudit(auth, { action: 'login', userId: account.id, caller, at });
        return { answer: await sessionAnswer(services, auth, session), emailId: null };
      }
      const changed = await changePhone(auth, account, phone, at);
      await recordAudit(auth, { action: 'user_modified', userId: account.id, caller, at });
      const identities = await identitiesOf(auth, account.id);
      const user = publicUser(changed, identities, await factorsOf(auth, account.id));
      const told = { userId: account.id, to: changed.email, template: 'phone_changed', at } as const;
      return { answer: { user, session: null }, emailId: await queueEmail(auth, told) };
    })
    .catch((error: unknown) => {
      // Another person has verified the number first.
      throw isDatabaseError(error) && error.code === '23505' ? codeExpired() : error;
    });
  if (outcome instanceof AuthError) {
    await recordRefusedSignIn(services, { phone }, caller);
    throw outcome;
  }
  await services.limiter.refund('code', subject);
  await sendQueuedEmail(services, outcome.emailId);
  return outcome.answer;
}

/** Returns the account after its owner has verified that messages to its number arrive. */
async function provePhone(auth: Transaction, account: Account, type: LinkType, at: Date): Promise<Account> {
  if (account.phone_confirmed_at) return account;
  // A sign-in code used before any sign-up code doesn't prove the pending password.
  const encrypted_password = type === 'recovery' ? null : account.encrypted_password;
  await auth.query(
    'update auth.users set phone_confirmed_at = $2, encrypted_password = $3, updated_at = $2 where id = $1',
    [account.id, at, encrypted_password],
  );
  await markPhoneVerified(auth, { userId: account.id, phone: account.phone, at });
  await dropLinkTokens(auth, account.id, ['signup', 'recovery']);
  return { ...account, phone_confirmed_at: at, encrypted_password, updated_at: at };
}

async function changePhone(auth: Transaction, account: Account, phone: string, at: Date): Promise<Account> {
  // A pending sign-up has verified nothing and never got access.
  await auth.query(
    'delete from auth.users where phone = $1 and phone_confirmed_at is null and email is null and id <> $2',
    [phone, account.id],
  );
  await auth.query(
    `update auth.users set phone = $2, phone_change = null, phone_confirmed_at = $3, updated_at = $3 where id = $1`,
    [account.id, phone, at],
  );
  await markPhoneVerified(auth, { userId: account.id, phone, at });
  // Codes sent to the former number must not open the account any more.
  await dropLinkTokens(auth, account.id, ['signup', 'recovery']);
  return (await lockAccount(auth, account.id)) ?? account;
}
