import * as v from 'valibot';
import { admitMail } from './admit-mail.ts';
import { type Account, findAccountByEmail, lockAccount } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { type Challenge, challengeFields, readChallenge } from './challenge.ts';
import { emailAddress } from '../users/email-address.ts';
import { emailChangeEmail } from '../users/email-change.ts';
import { phonesDisabled, validationFailed } from '../error.ts';
import { runAfterResponse, sendEmail } from '../../mail/send-email.ts';
import { resendText } from '../phone/resend-text.ts';
import { safeRedirect } from './redirect.ts';
import type { Caller } from '../request.ts';
import type { AuthServices } from '../services.ts';
import { confirmationEmail } from './sign-up.ts';

const types = ['signup', 'email_change', 'sms', 'phone_change'] as const;

export const resendForm = v.object({
  type: v.picklist(types, 'Missing one of these types: signup, email_change, sms, phone_change'),
  email: v.nullish(emailAddress),
  phone: v.nullish(v.string('phone must be a string')),
  ...challengeFields,
});

type MailType = Exclude<(typeof types)[number], 'sms' | 'phone_change'>;

/** The response doesn't reveal whether there was an email to send again. */
export async function resend(
  services: AuthServices,
  form: v.InferOutput<typeof resendForm>,
  request: { redirectTo: string | undefined; caller: Caller },
): Promise<void> {
  const { caller } = request;
  if (form.phone && !form.email) {
    return resendText(services, { phone: form.phone, type: textAsked(form.type) }, caller);
  }
  const { type, email } = mailAsked(form, services);
  const challenge = readChallenge(form);
  await admitMail(services, email, caller);
  const account = await services.database.asAuthAdmin((auth) => findAccountByEmail(auth, email));
  const redirectTo = safeRedirect(services.config, request.redirectTo);
  await runAfterResponse(services, async () => {
    if (!account) return;
    const send = type === 'signup' ? resendConfirmation : resendEmailChange;
    await send(services, account, { redirectTo, caller, challenge });
  });
}

function textAsked(type: v.InferOutput<typeof resendForm>['type']): 'sms' | 'phone_change' {
  if (type === 'sms' || type === 'phone_change') return type;
  throw validationFailed('Type provided requires an email address');
}

function mailAsked(
  { type, email, phone }: v.InferOutput<typeof resendForm>,
  { sms }: AuthServices,
): { type: MailType; email: string } {
  if (email && phone) throw validationFailed('Only an email address or phone number should be provided.');
  if (type === 'sms') throw validationFailed('Type provided requires a phone number');
  if (!email) throw validationFailed('Type provided requires an email address');
  // GoTrue accepts this type and sends nothing.
  if (type === 'phone_change') {
    throw sms
      ? validationFailed('Type provided requires a phone number')
      : phonesDisabled('Phone logins are disabled');
  }
  return { type, email };
}

interface Request {
  redirectTo: string;
  caller: Caller;
  challenge: Challenge | null;
}

async function resendConfirmation(
  services: AuthServices,
  { id, email }: Account,
  { redirectTo, caller, challenge }: Request,
): Promise<void> {
  const at = services.now();
  const message = await services.database.asAuthAdmin(async (auth) => {
    const account = await lockAccount(auth, id);
    if (!account || account.email_confirmed_at) return null;
    await recordAudit(auth, { action: 'user_confirmation_requested', userId: id, caller, at });
    return confirmationEmail(services, auth, id, { email, redirectTo, challenge, at });
  });
  if (message) await sendEmail(services, message);
}

async function resendEmailChange(
  services: AuthServices,
  { id, email_change: email }: Account,
  { redirectTo, caller, challenge }: Request,
): Promise<void> {
  if (!email) return;
  // The email goes to another address than the one that was rate-limited.
  await admitMail(services, email, caller);
  const message = await services.database.asAuthAdmin(async (auth) => {
    const account = await lockAccount(auth, id);
    if (account?.email_change !== email) return null;
    return emailChangeEmail(services, auth, {
      userId: id,
      email,
      redirectTo,
      challenge,
      sessionId: account.email_change_session_id,
    });
  });
  if (message) await sendEmail(services, message);
}
