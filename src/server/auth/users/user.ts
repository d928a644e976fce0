import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { mailboxOf } from '#domain/account/mailbox.ts';
import type { Transaction } from '../../database/database.ts';
import { type Account, identitiesOf, lockAccount, markEmailVerified } from './account.ts';
import { recordAudit } from '../audit.ts';
import type { AccountSession } from '../authenticate.ts';
import { challengeFields, readChallenge } from '../sign-in/challenge.ts';
import { emailAddress } from './email-address.ts';
import { emailChangeEmail } from './email-change.ts';
import { AuthError, invalidCredentials, sessionNotFound, validationFailed } from '../error.ts';
import { factorsOf } from '../factors/factor.ts';
import { queueEmail, sendQueuedEmail } from '../../mail/email-outbox.ts';
import { recordNetwork } from '../sign-in/known-network.ts';
import { type TemplateEmail, runAfterResponse, sendEmail } from '../../mail/send-email.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import { hashPassword, isPassword } from '../passwords/password.ts';
import { dropPendingChanges } from './pending-change.ts';
import { issuePhoneChangeCode } from '../phone/phone-change.ts';
import { admitText, readPhone, sendTextCode } from '../phone/text-code.ts';
import { type PublicUser, publicUser } from './public-user.ts';
import { claimNonce, requireRecentSignIn } from './reauthenticate.ts';
import { safeRedirect } from '../sign-in/redirect.ts';
import type { Caller } from '../request.ts';
import { requireSecondStep } from '../factors/second-step.ts';
import type { AuthServices } from '../services.ts';
import { endSessions, isSessionOpen } from '../sign-in/session.ts';
import { isSmallEnough, mergeMetadata, userMetadata } from './user-metadata.ts';

export const userChangeForm = v.object({
  email: v.nullish(emailAddress),
  password: v.nullish(v.string('password must be a string')),
  data: v.nullish(userMetadata),
  nonce: v.nullish(v.string('nonce must be a string')),
  current_password: v.nullish(v.string('current_password must be a string')),
  phone: v.nullish(v.string('phone must be a string')),
  app_metadata: v.nullish(v.unknown()),
  ...challengeFields,
});

type UserChange = v.InferOutput<typeof userChangeForm>;

export async function readUser(services: AuthServices, { account }: AccountSession): Promise<PublicUser> {
  return services.database.asAuthAdmin(async (auth) =>
    publicUser(account, await identitiesOf(auth, account.id), await factorsOf(auth, account.id)),
  );
}

const needsSecondStepFirst = {
  status: 401,
  message: 'AAL2 session is required to update email or password when MFA is enabled.',
} as const;

const needsProofForPassword = 'To change your password, sign out and sign in again first.';
const needsProofForEmail = 'To change your email address, sign out and sign in again first.';
const needsProofForPhone = 'To change your phone number, sign out and sign in again first.';

/** Applies all changes or none: if one part is refused, the others are not applied. */
export async function changeUser(
  services: AuthServices,
  signedIn: AccountSession,
  change: UserChange,
  request: { redirectTo: string | undefined; caller: Caller },
): Promise<PublicUser> {
  const { account } = signedIn;
  const { caller } = request;
  await services.limiter.consume('changeUser', { address: caller.address, account: account.id });
  const guesser = { address: caller.address, account: account.id, isKnown: true };
  if (change.nonce) await services.limiter.consume('code', guesser);
  refuseForeignParts(change);
  refuseForSingleSignOn(account, change);
  const newPhone = await admitNewPhone(services, account, change.phone, caller);
  if (change.current_password) await proveCurrentPassword(services, account, change.current_password, caller);
  const challenge = readChallenge(change);
  const passwordHash = await newPasswordHash(services, account, change);
  const newEmail = change.email && change.email !== account.email ? change.email : null;
  if (newEmail)
    await services.limiter.consume('mail', { address: caller.address, account: mailboxOf(newEmail) });

  const { user, link, told, code } = await services.database.asAuthAdmin(async (auth) => {
    const told: (string | null)[] = [];
    let link: TemplateEmail | null = null;
    const current = await lockAccount(auth, account.id);
    if (!current) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    // A new password may have ended the session while this request waited for the lock.
    if (!(await isSessionOpen(auth, signedIn.sessionId))) throw sessionNotFound();
    const factors = await factorsOf(auth, account.id);
    await requireSecondStep(auth, { sessionId: signedIn.sessionId, factors }, needsSecondStepFirst);
    if (change.current_password && current.encrypted_password !== account.encrypted_password) {
      // The password changed while its hash was compared.
      throw invalidCredentials();
    }
    const isProven = Boolean(change.nonce || change.current_password);
    if ((passwordHash || newEmail || newPhone) && !isProven) {
      const session = { sessionId: signedIn.sessionId, at: services.now() };
      const forAddress = newEmail ? needsProofForEmail : needsProofForPhone;
      await requireRecentSignIn(auth, session, passwordHash ? needsProofForPassword : forAddress);
    }
    if (change.nonce) await claimNonce(auth, current, change.nonce, services.now());
    const hasNewData = change.data && (await changeMetadata(auth, current, change.data, services.now()));
    if (passwordHash) told.push(await changePassword(services, auth, signedIn, passwordHash, caller));
    if (newEmail) {
      const redirectTo = safeRedirect(services.config, request.redirectTo);
      const { sessionId } = signedIn;
      const form = { userId: account.id, email: newEmail, redirectTo, challenge, sessionId };
      link = await emailChangeEmail(services, auth, form);
      told.push(
        await queueEmail(auth, {
          userId: account.id,
          to: current.email,
          template: 'email_change_requested',
          at: services.now(),
        }),
      );
    }
    const code =
      newPhone &&
      (await issuePhoneChangeCode(auth, {
        userId: account.id,
        phone: newPhone,
        sessionId: signedIn.sessionId,
        at: services.now(),
      }));
    // Requests that change nothing would push other events off the list that the person sees.
    if (hasNewData || passwordHash || newEmail || newPhone) {
      await recordAudit(auth, { action: 'user_modified', userId: account.id, caller, at: services.now() });
    }
    const changed = (await lockAccount(auth, account.id)) ?? current;
    return { user: publicUser(changed, await identitiesOf(auth, account.id), factors), link, told, code };
  });
  if (change.nonce) await services.limiter.refund('code', guesser);
  if (link) await runAfterResponse(services, () => sendEmail(services, link));
  for (const emailId of told) await sendQueuedEmail(services, emailId);
  if (newPhone) {
    await runAfterResponse(services, async () => {
      if (code) await sendTextCode(services, newPhone, code);
    });
  }
  return user;
}

function refuseForeignParts(change: UserChange): void {
  if (change.app_metadata !== undefined && change.app_metadata !== null) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
}

/** Null if the value stays unchanged. */
function refuseForSingleSignOn({ is_sso_user: isSso, email }: Account, change: UserChange): void {
  const isMoved = change.email && change.email !== email;
  if (!isSso || !(isMoved || change.phone || change.password)) return;
  const message = 'Updating email, phone, password of a SSO account only possible via SSO';
  throw new AuthError(422, 'user_sso_managed', message);
}

/** Null if the value stays unchanged. */
async function admitNewPhone(
  services: AuthServices,
  account: Account,
  asked: string | null | undefined,
  caller: Caller,
): Promise<string | null> {
  if (!asked) return null;
  const phone = readPhone(services, asked, 'Unsupported phone provider');
  if (phone === account.phone) return null;
  await admitText(services, { phone, caller, asker: { kind: 'person', accountId: account.id } });
  return phone;
}

/** Guesses count toward the limits of sign-in. */
async function proveCurrentPassword(
  services: AuthServices,
  account: Account,
  password: string,
  { address }: Caller,
): Promise<void> {
  const subject = { address, account: account.email || account.phone, isKnown: true };
  await services.limiter.consume('signIn', subject);
  if (!(await isPassword(account.encrypted_password, password))) throw invalidCredentials();
  await services.limiter.refund('signIn', subject);
}

async function newPasswordHash(
  services: AuthServices,
  account: Account,
  { password, data }: UserChange,
): Promise<string | null> {
  if (password === null || password === undefined) return null;
  const { email, phone, raw_user_meta_data: names } = account;
  checkNewPassword(services, password, { email, phone, metadata: { ...names, ...data } });
  if (await isPassword(account.encrypted_password, password)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return hashPassword(password);
}

async function changeMetadata(
  auth: Transaction,
  account: Account,
  data: Record<string, unknown>,
  at: Date,
): Promise<boolean> {
  const merged = mergeMetadata(account.raw_user_meta_data, data);
  if (!isSmallEnough(merged)) throw validationFailed('data is too large when added to what is stored');
  if (isDeepStrictEqual(merged, account.raw_user_meta_data)) return false;
  await auth.query(
    'update auth.users set raw_user_meta_data = $2::text::jsonb, updated_at = $3 where id = $1',
    [account.id, JSON.stringify(merged), at],
  );
  return true;
}

/** Ends all other sessions and cancels pending changes of the account. */
async function changePassword(
  services: AuthServices,
  auth: Transaction,
  { account, sessionId }: AccountSession,
  passwordHash: string,
  caller: Caller,
): Promise<string | null> {
  const at = services.now();
  await auth.query('update auth.users set encrypted_password = $2, updated_at = $3 where id = $1', [
    account.id,
    passwordHash,
    at,
  ]);
  // For an account that could only be opened by a provider until now, the password is a new sign-in method.
  if (account.email) await markEmailVerified(auth, account.id, account.email, at);
  await endSessions(auth, account.id, sessionId);
  await dropPendingChanges(auth, account.id);
  await recordNetwork(auth, { userId: account.id, caller, at });
  await recordAudit(auth, { action: 'user_updated_password', userId: account.id, caller, at });
  return queueEmail(auth, { userId: account.id, to: account.email, template: 'password_changed', at });
}
