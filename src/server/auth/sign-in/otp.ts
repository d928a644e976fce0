import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../database/database.ts';
import { admitMail } from './admit-mail.ts';
import { findAccountByEmail, insertAccount, lockAccount } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { type Challenge, challengeFields, readChallenge } from './challenge.ts';
import { emailAddress } from '../users/email-address.ts';
import { validationFailed } from '../error.ts';
import { type TemplateEmail, runAfterResponse, sendEmail, verifyLink } from '../../mail/send-email.ts';
import { issueLinkToken } from '../tokens/link-token.ts';
import { requestSignInText } from '../phone/sign-in-by-text.ts';
import { channel } from '../phone/text-code.ts';
import { safeRedirect } from './redirect.ts';
import type { Caller } from '../request.ts';
import type { AuthServices } from '../services.ts';
import { type UserMetadata, userMetadata } from '../users/user-metadata.ts';

export const otpForm = v.object({
  email: v.nullish(emailAddress),
  phone: v.nullish(v.string('phone must be a string')),
  create_user: v.nullish(v.boolean('create_user must be true or false'), true),
  data: v.nullish(userMetadata, {}),
  channel,
  ...challengeFields,
});

/**
 * Sends an email with a six-digit code and a link; both sign in. Doesn't reveal whether an account exists. (GoTrue
 * answers `otp_disabled` for an unknown address without `create_user`, which reveals it.)
 */
export async function requestSignInMail(
  services: AuthServices,
  form: v.InferOutput<typeof otpForm>,
  request: { redirectTo: string | undefined; caller: Caller },
): Promise<void> {
  const { email, phone } = form;
  if (email && phone) throw validationFailed('Only an email address or phone number should be provided');
  const challenge = readChallenge(form);
  const { caller } = request;
  // If sign-ups are closed, an unknown address gets the same response as a known one but no email.
  const newcomer = form.create_user && services.config.access.takesSignUps ? { metadata: form.data } : null;
  if (phone) {
    return requestSignInText(services, { phone, newcomer }, caller);
  }
  if (!email) throw validationFailed('One of email or phone must be set');
  if (form.channel) throw validationFailed('Channel should only be specified with Phone OTP');
  await admitMail(services, email, caller);
  const redirectTo = safeRedirect(services.config, request.redirectTo);
  await runAfterResponse(services, async () => {
    const message = await services.database.asAuthAdmin(async (auth) => {
      const userId = await accountFor(services, auth, email, { newcomer, caller });
      return userId && signInEmail(services, auth, userId, { email, redirectTo, challenge });
    });
    if (message) await sendEmail(services, message);
  });
}

/** Returns the ID of the account with that address. Creates the account if there is none and `newcomer` allows it. */
async function accountFor(
  { now }: AuthServices,
  auth: Transaction,
  email: string,
  { newcomer, caller }: { newcomer: { metadata: UserMetadata } | null; caller: Caller },
): Promise<string | null> {
  const at = now();
  if (newcomer) {
    const id = randomUUID();
    const account = { id, email, passwordHash: null, metadata: newcomer.metadata, confirmedAt: null, at };
    if (await insertAccount(auth, account)) {
      await recordAudit(auth, { action: 'user_signedup', userId: id, caller, at });
      return id;
    }
  }
  const known = await findAccountByEmail(auth, email);
  const account = known && (await lockAccount(auth, known.id));
  if (!account) return null;
  if (newcomer && !account.email_confirmed_at) await replaceNames(auth, account.id, newcomer.metadata, at);
  await recordAudit(auth, { action: 'sign_in_mail_requested', userId: account.id, caller, at });
  return account.id;
}

/** The person who reads the email requested the newest one for an unconfirmed account, but perhaps not the earlier ones. */
async function replaceNames(
  auth: Transaction,
  userId: string,
  metadata: UserMetadata,
  at: Date,
): Promise<void> {
  await auth.query(
    'update auth.users set raw_user_meta_data = $2::text::jsonb, updated_at = $3 where id = $1',
    [userId, JSON.stringify(metadata), at],
  );
}

/**
 * The type is `recovery` even for a new account, because the person who reads the email has not typed the pending
 * password (see `verify.ts`).
 */
async function signInEmail(
  services: AuthServices,
  auth: Transaction,
  userId: string,
  { email, redirectTo, challenge }: { email: string; redirectTo: string; challenge: Challenge | null },
): Promise<TemplateEmail> {
  const at = services.now();
  const ticket = { userId, email, type: 'recovery', at, challenge, hasCode: true } as const;
  const { token, code } = await issueLinkToken(auth, ticket);
  await auth.query('update auth.users set recovery_sent_at = $2 where id = $1', [userId, at]);
  const link = verifyLink(services.config.appUrl, token, 'magiclink', redirectTo);
  return { to: email, template: 'magic_link', link, code };
}
