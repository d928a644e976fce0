import * as v from 'valibot';
import { admitMail } from './admit-mail.ts';
import { type Account, findAccountByEmail } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { type Challenge, challengeFields, readChallenge } from './challenge.ts';
import { emailAddress } from '../users/email-address.ts';
import { type TemplateEmail, runAfterResponse, sendEmail, verifyLink } from '../../mail/send-email.ts';
import { issueLinkToken } from '../tokens/link-token.ts';
import { safeRedirect } from './redirect.ts';
import type { Caller } from '../request.ts';
import type { AuthServices } from '../services.ts';

export const recoverForm = v.object({ email: emailAddress, ...challengeFields });

/** The response doesn't reveal whether an account exists. */
export async function requestRecovery(
  services: AuthServices,
  form: v.InferOutput<typeof recoverForm>,
  request: { redirectTo: string | undefined; caller: Caller },
): Promise<void> {
  const { caller } = request;
  const challenge = readChallenge(form);
  await admitMail(services, form.email, caller);
  const account = await services.database.asAuthAdmin((auth) => findAccountByEmail(auth, form.email));
  await runAfterResponse(services, async () => {
    if (!account) return;
    const redirectTo = safeRedirect(services.config, request.redirectTo);
    await sendEmail(services, await recoveryEmail(services, account, { redirectTo, caller, challenge }));
  });
}

async function recoveryEmail(
  services: AuthServices,
  account: Account,
  { redirectTo, caller, challenge }: { redirectTo: string; caller: Caller; challenge: Challenge | null },
): Promise<TemplateEmail> {
  const at = services.now();
  const { token } = await services.database.asAuthAdmin(async (auth) => {
    await recordAudit(auth, { action: 'user_recovery_requested', userId: account.id, caller, at });
    await auth.query('update auth.users set recovery_sent_at = $2 where id = $1', [account.id, at]);
    const { id: userId, email } = account;
    return issueLinkToken(auth, { userId, email, type: 'recovery', at, challenge });
  });
  const link = verifyLink(services.config.appUrl, token, 'recovery', redirectTo);
  return { to: account.email, template: 'recovery', link };
}
