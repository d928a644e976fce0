import type { Transaction } from '../../database/database.ts';
import { type Account, findAccountByEmail } from './account.ts';
import type { Challenge } from '../sign-in/challenge.ts';
import { type TemplateEmail, verifyLink } from '../../mail/send-email.ts';
import { dropLinkTokens, issueLinkToken } from '../tokens/link-token.ts';
import type { AuthServices } from '../services.ts';

/**
 * Stores the requested address and returns the email to it. If an account has verified that address, its owner is
 * notified and the request is dropped, with the same response. An unfinished sign-up is no obstacle, because anyone can
 * start one with any address.
 */
export async function emailChangeEmail(
  services: AuthServices,
  auth: Transaction,
  change: {
    userId: string;
    email: string;
    redirectTo: string;
    challenge: Challenge | null;
    /** The pending change is completed. */
    sessionId: string | null;
  },
): Promise<TemplateEmail> {
  const { userId, email, challenge, sessionId } = change;
  const at = services.now();
  await auth.query(
    `update auth.users
     set email_change = $2, email_change_sent_at = $3, email_change_session_id = $4::uuid, updated_at = $3
     where id = $1`,
    [userId, email, at, sessionId],
  );
  const holder = await findAccountByEmail(auth, email);
  if (holder && isProven(holder)) {
    await dropLinkTokens(auth, userId, ['email_change']);
    return { to: email, template: 'account_exists' };
  }
  const { token } = await issueLinkToken(auth, {
    userId,
    email,
    type: 'email_change',
    at,
    challenge,
    sessionId,
  });
  const link = verifyLink(services.config.appUrl, token, 'email_change', change.redirectTo);
  return { to: email, template: 'email_change', link };
}

function isProven({ email_confirmed_at: byMail, phone_confirmed_at: byText }: Account): boolean {
  return byMail !== null || byText !== null;
}
