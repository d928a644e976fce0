import * as v from 'valibot';
import { type DatabaseError, type Transaction, isDatabaseError } from '../database.ts';
import { type Account, identitiesOf, isBanned, markEmailVerified } from './account.ts';
import { recordAudit } from './audit.ts';
import { emailAddress } from './email-address.ts';
import { AuthError, linkExpired, userBanned, validationFailed } from './error.ts';
import { behindTheAnswer, sendLetter } from './letter.ts';
import { type LinkType, claimLinkToken, dropLinkTokens } from './link-token.ts';
import { type PublicUser, publicUser } from './public-user.ts';
import type { Caller } from './request.ts';
import type { AuthServices } from './services.ts';
import { type SessionAnswer, sessionAnswer, startSession } from './session.ts';

/** GoTrue's names for what a link is for; `email` and `magiclink` are its newer and older words. */
const linkTypes: Record<string, LinkType> = {
  signup: 'signup',
  email: 'signup',
  invite: 'signup',
  recovery: 'recovery',
  magiclink: 'recovery',
  email_change: 'email_change',
};

export const verifyForm = v.pipe(
  v.object({
    type: v.string('Verify requires a verification type'),
    token: v.optional(v.string()),
    token_hash: v.optional(v.string()),
    email: v.optional(emailAddress),
    phone: v.optional(v.string()),
  }),
  v.check((form) => Boolean(form.token || form.token_hash), 'Verify requires a token or a token hash'),
);

export type Verification =
  /** `needsPassword`: the account has none yet, its owner has to choose one. */
  | { kind: 'signed-in'; answer: SessionAnswer; needsPassword: boolean }
  | { kind: 'email-changed'; answer: { user: PublicUser; session: null } };

/** What the client library sends by POST. A `token` counts only together with its address. */
export async function verifyByPost(
  services: AuthServices,
  form: v.InferOutput<typeof verifyForm>,
  caller: Caller,
): Promise<Verification> {
  const { type, phone, token, token_hash: tokenHash, email } = form;
  if (phone) throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
  if (tokenHash) return verifyLinkToken(services, { token: tokenHash, type, email: null }, caller);
  if (!token || !email) {
    throw validationFailed('Only an email address or phone number should be provided on verify');
  }
  return verifyLinkToken(services, { token, type, email }, caller);
}

/**
 * Uses the token up. Whoever holds it is signed in, except by a change of address: a thief may have asked for
 * that one. `email` null: the token alone counts.
 */
export async function verifyLinkToken(
  services: AuthServices,
  link: { token: string; type: string; email: string | null },
  caller: Caller,
): Promise<Verification> {
  await services.limiter.spend('verify', { address: caller.address });
  const type = Object.hasOwn(linkTypes, link.type) ? linkTypes[link.type] : undefined;
  if (!type) throw validationFailed('Unsupported verification type');

  const at = services.now();
  const { verification, formerEmail } = await services.database
    .asAuthAdmin(async (auth) => {
      const claimed = await claimLinkToken(auth, { token: link.token, type, email: link.email, at });
      if (!claimed) throw linkExpired();
      const { account } = claimed;
      if (isBanned(account, at)) throw userBanned();
      const proven = await proveEmail(auth, account, { type, email: claimed.email, at });
      return {
        verification:
          type === 'email_change'
            ? await emailChanged(auth, proven, { caller, at })
            : await signIn(services, auth, proven, { type, caller, at }),
        formerEmail: proven.email === account.email ? null : account.email,
      };
    })
    .catch((error: unknown) => {
      // Somebody confirmed an account with the new address first.
      throw isDatabaseError(error) && isTaken(error) ? linkExpired() : error;
    });
  if (formerEmail) {
    await behindTheAnswer(services, () =>
      sendLetter(services, { to: formerEmail, template: 'email_changed' }),
    );
  }
  return verification;
}

async function emailChanged(
  auth: Transaction,
  account: Account,
  { caller, at }: { caller: Caller; at: Date },
): Promise<Verification> {
  await recordAudit(auth, { action: 'user_modified', userId: account.id, caller, at });
  const user = publicUser(account, await identitiesOf(auth, account.id));
  return { kind: 'email-changed', answer: { user, session: null } };
}

async function signIn(
  services: AuthServices,
  auth: Transaction,
  account: Account,
  { type, caller, at }: { type: LinkType; caller: Caller; at: Date },
): Promise<Verification> {
  const session = await startSession(auth, { account, method: methodOf(type), caller, at });
  await recordAudit(auth, { action: 'login', userId: account.id, caller, at });
  const answer = await sessionAnswer(services, auth, session);
  return { kind: 'signed-in', answer, needsPassword: account.encrypted_password === null };
}

/** The account as it is once its owner has shown that mail to `email` arrives. */
async function proveEmail(
  auth: Transaction,
  account: Account,
  proof: { type: LinkType; email: string; at: Date },
): Promise<Account> {
  const { at } = proof;
  if (proof.type === 'email_change') return changeEmail(auth, account, proof.email, at);
  if (account.email_confirmed_at) return account;

  // Who opens a recovery link before any confirmation link did not type the waiting password: see `sign-up.ts`.
  const encrypted_password = proof.type === 'recovery' ? null : account.encrypted_password;
  await auth.query(
    'update auth.users set email_confirmed_at = $2, encrypted_password = $3, updated_at = $2 where id = $1',
    [account.id, at, encrypted_password],
  );
  await markEmailVerified(auth, account.id, account.email, at);
  await dropLinkTokens(auth, account.id, ['signup']);
  return { ...account, email_confirmed_at: at, encrypted_password, updated_at: at };
}

async function changeEmail(auth: Transaction, account: Account, email: string, at: Date): Promise<Account> {
  await auth.query(
    `update auth.users
     set email = $2, email_change = null, email_confirmed_at = coalesce(email_confirmed_at, $3), updated_at = $3
     where id = $1`,
    [account.id, email, at],
  );
  await markEmailVerified(auth, account.id, email, at);
  // Links on their way to the former address must not open the account any more.
  await dropLinkTokens(auth, account.id, ['signup', 'recovery']);
  return {
    ...account,
    email,
    email_change: null,
    email_confirmed_at: account.email_confirmed_at ?? at,
    updated_at: at,
  };
}

function methodOf(type: LinkType): 'otp' | 'recovery' {
  return type === 'recovery' ? 'recovery' : 'otp';
}

function isTaken(error: DatabaseError): boolean {
  return error.code === '23505';
}
