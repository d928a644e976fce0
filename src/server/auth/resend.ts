import * as v from 'valibot';
import { type Account, findAccountByEmail, lockAccount } from './account.ts';
import { recordAudit } from './audit.ts';
import { emailAddress } from './email-address.ts';
import { emailChangeLetter } from './email-change.ts';
import { behindTheAnswer, sendLetter } from './letter.ts';
import { safeRedirect } from './redirect.ts';
import type { Caller } from './request.ts';
import type { AuthServices } from './services.ts';
import { confirmationLetter } from './sign-up.ts';

export const resendForm = v.object({
  type: v.picklist(
    ['signup', 'email_change'],
    'Missing one of these types: signup, email_change, sms, phone_change',
  ),
  email: emailAddress,
});

/** Says nothing about whether something was waiting to be sent again. */
export async function resend(
  services: AuthServices,
  form: v.InferOutput<typeof resendForm>,
  request: { redirectTo: string | undefined; caller: Caller },
): Promise<void> {
  const { caller } = request;
  await services.limiter.spend('mail', { address: caller.address, account: form.email });
  const account = await services.database.asAuthAdmin((auth) => findAccountByEmail(auth, form.email));
  const redirectTo = safeRedirect(services.config.appUrl, request.redirectTo);
  await behindTheAnswer(services, async () => {
    if (!account) return;
    if (form.type === 'signup') await resendConfirmation(services, account, redirectTo, caller);
    else await resendEmailChange(services, account, redirectTo, caller);
  });
}

async function resendConfirmation(
  services: AuthServices,
  { id, email }: Account,
  redirectTo: string,
  caller: Caller,
): Promise<void> {
  const at = services.now();
  const letter = await services.database.asAuthAdmin(async (auth) => {
    const account = await lockAccount(auth, id);
    if (!account || account.email_confirmed_at) return null;
    await recordAudit(auth, { action: 'user_confirmation_requested', userId: id, caller, at });
    return confirmationLetter(services, auth, id, { email, redirectTo, at });
  });
  if (letter) await sendLetter(services, letter);
}

async function resendEmailChange(
  services: AuthServices,
  { id, email_change: email }: Account,
  redirectTo: string,
  caller: Caller,
): Promise<void> {
  if (!email) return;
  // The mail goes to another address than the one that was counted.
  await services.limiter.spend('mail', { address: caller.address, account: email });
  const letter = await services.database.asAuthAdmin(async (auth) => {
    const account = await lockAccount(auth, id);
    if (account?.email_change !== email) return null;
    return emailChangeLetter(services, auth, { userId: id, email, redirectTo });
  });
  if (letter) await sendLetter(services, letter);
}
