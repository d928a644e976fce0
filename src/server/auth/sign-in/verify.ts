import * as v from 'valibot';
import { type DatabaseError, type Transaction, isDatabaseError } from '../../database/database.ts';
import { type Account, identitiesOf, isBanned, lockAccount, markEmailVerified } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { emailAddress } from '../users/email-address.ts';
import { AuthError, codeExpired, linkExpired, userBanned, validationFailed } from '../error.ts';
import { factorsOf } from '../factors/factor.ts';
import { beginFlow } from './flow.ts';
import { isKnownCaller } from './known-network.ts';
import { queueEmail, sendQueuedEmail } from '../../mail/email-outbox.ts';
import {
  type ClaimedLink,
  type LinkType,
  claimCode,
  claimLinkToken,
  dropLinkTokens,
} from '../tokens/link-token.ts';
import { type PublicUser, publicUser } from '../users/public-user.ts';
import { recordRefusedSignIn } from './refused-sign-in.ts';
import type { Caller } from '../request.ts';
import type { AuthServices } from '../services.ts';
import { type SessionAnswer, type SignInMethod, sessionAnswer, startSession } from './session.ts';

/** GoTrue's link types. `email` and `magiclink` are the newer and the older name of the same type. */
const linkTypes: Record<string, readonly LinkType[]> = {
  signup: ['signup'],
  invite: ['signup'],
  email: ['signup', 'recovery'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email_change: ['email_change'],
};

export const verifyForm = v.pipe(
  v.object({
    type: v.string('Verify requires a verification type'),
    token: v.optional(v.string()),
    token_hash: v.optional(v.string()),
    email: v.optional(emailAddress),
    phone: v.optional(v.string()),
  }),
  v.check(
    ({ email, phone, token_hash: hash }) => !phone || (!email && !hash),
    'Only an email address or phone number should be provided on verify',
  ),
  v.check((form) => Boolean(form.token || form.token_hash), 'Verify requires a token or a token hash'),
  v.check((form) => !(form.token && form.token_hash), 'Verify requires either a token or a token hash'),
);

export type Verification =
  /** `needsPassword`: the account has no password yet, so its owner must choose one. */
  | { kind: 'signed-in'; answer: SessionAnswer; needsPassword: boolean }
  /** The code that the browser that requested the email exchanges for the session. */
  | { kind: 'flow'; code: string; needsPassword: boolean }
  | { kind: 'email-changed'; answer: { user: PublicUser; session: null } };

/** The body that the client library sends by POST. A `token` is valid only together with its address. */
export async function verifyByPost(
  services: AuthServices,
  form: v.InferOutput<typeof verifyForm>,
  caller: Caller,
): Promise<Exclude<Verification, { kind: 'flow' }>> {
  const { type, token, token_hash: tokenHash, email } = form;
  if (!tokenHash && (!token || !email)) {
    throw validationFailed('Only an email address or phone number should be provided on verify');
  }
  const link = tokenHash
    ? { token: tokenHash, type, email: null }
    : { token: token ?? '', type, email: email ?? null };
  const verification = await verifyLinkToken(services, link, caller);
  if (verification.kind === 'flow') throw new Error('A flow was begun without a link');
  return verification;
}

/**
 * Consumes the token and the code issued with it, and signs in. A link requested by a browser with a verifier signs in
 * only that browser, and a change of address signs nobody in, because a thief may have requested it. If `email` is null,
 * the token is enough.
 */
export async function verifyLinkToken(
  services: AuthServices,
  link: { token: string; type: string; email: string | null; isOpened?: boolean },
  caller: Caller,
): Promise<Verification> {
  await services.limiter.consume('verify', { address: caller.address });
  const types = Object.hasOwn(linkTypes, link.type) ? linkTypes[link.type] : undefined;
  if (!types) throw validationFailed('Unsupported verification type');

  const { email } = link;
  const isCode = email !== null && /^\d{6}$/.test(link.token);
  const isKnown = isCode && (await isKnownCaller(services, { email }, caller));
  const subject = { address: caller.address, account: email ?? '', isKnown };
  if (isCode) await services.limiter.consume('code', subject);

  const at = services.now();
  const outcome = await services.database
    .asAuthAdmin(async (auth): Promise<Outcome | AuthError> => {
      const claimed = isCode
        ? await claimCode(auth, {
            code: link.token,
            types,
            email,
            at,
            ends: services.config,
            guesser: { caller, isKnown },
          })
        : await claimLinkToken(auth, { token: link.token, types, email, at, ends: services.config });
      // Returned instead of thrown, so that a wrong guess is committed.
      if (!claimed) return email === null ? linkExpired() : codeExpired();
      const { account, type } = claimed;
      if (isBanned(account, at)) throw userBanned();
      const proven = await proveEmail(auth, account, { type, email: claimed.email, at });
      const told = { userId: account.id, to: account.email, template: 'email_changed', at } as const;
      const proof = { claimed, asked: link.type, isOpened: link.isOpened === true, caller, at };
      return {
        verification: await concluded(services, auth, proven, proof),
        emailId: proven.email === account.email ? null : await queueEmail(auth, told),
      };
    })
    .catch((error: unknown) => {
      // Another person has confirmed an account with the new address first.
      throw isDatabaseError(error) && isTaken(error) ? linkExpired() : error;
    });
  if (outcome instanceof AuthError) {
    if (isCode) await recordRefusedSignIn(services, { email }, caller);
    throw outcome;
  }

  const { verification, emailId } = outcome;
  if (isCode) await services.limiter.refund('code', subject);
  await sendQueuedEmail(services, emailId);
  return verification;
}

interface Outcome {
  verification: Verification;
  /** The link was sent to the former address of the account. */
  emailId: string | null;
}

interface Proof {
  claimed: ClaimedLink;
  /** GoTrue's type of the link, as it was sent. */
  asked: string;
  /** Whether the link was opened by a browser and not by the client library, which handles a session itself. */
  isOpened: boolean;
  caller: Caller;
  at: Date;
}

async function concluded(
  services: AuthServices,
  auth: Transaction,
  account: Account,
  proof: Proof,
): Promise<Verification> {
  const { claimed, asked, caller, at } = proof;
  const method = asked === 'recovery' ? 'recovery' : 'otp';
  // People who sign in by email may never want a password.
  const needsPassword = account.encrypted_password === null && asked !== 'magiclink' && asked !== 'email';
  const changed = claimed.type === 'email_change' ? await emailChanged(auth, account, { caller, at }) : null;
  if (claimed.challenge && proof.isOpened) {
    const flow = { userId: account.id, challenge: claimed.challenge, method, at } as const;
    return { kind: 'flow', code: await beginFlow(auth, flow), needsPassword };
  }
  return changed ?? { ...(await signIn(services, auth, account, { method, caller, at })), needsPassword };
}

async function emailChanged(
  auth: Transaction,
  account: Account,
  { caller, at }: { caller: Caller; at: Date },
): Promise<Verification> {
  await recordAudit(auth, { action: 'user_modified', userId: account.id, caller, at });
  const user = publicUser(account, await identitiesOf(auth, account.id), await factorsOf(auth, account.id));
  return { kind: 'email-changed', answer: { user, session: null } };
}

async function signIn(
  services: AuthServices,
  auth: Transaction,
  account: Account,
  { method, caller, at }: { method: SignInMethod; caller: Caller; at: Date },
): Promise<{ kind: 'signed-in'; answer: SessionAnswer }> {
  const session = await startSession(auth, { account, method, caller, at });
  await recordAudit(auth, { action: 'login', userId: account.id, caller, at });
  const answer = await sessionAnswer(services, auth, session);
  return { kind: 'signed-in', answer };
}

/** Returns the account after its owner has verified that email to `email` arrives. */
async function proveEmail(
  auth: Transaction,
  account: Account,
  proof: { type: LinkType; email: string; at: Date },
): Promise<Account> {
  const { at } = proof;
  if (proof.type === 'email_change') return changeEmail(auth, account, proof.email, at);
  if (account.email_confirmed_at) return account;

  // A recovery link opened before any confirmation link doesn't prove the pending password (see `sign-up.ts`).
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
  // A pending sign-up has verified nothing and never got access.
  await auth.query(
    `delete from auth.users where lower(email) = $1 and email_confirmed_at is null and phone_confirmed_at is null
       and not is_sso_user and id <> $2`,
    [email, account.id],
  );
  await auth.query(
    `update auth.users
     set email = $2, email_change = null, email_confirmed_at = coalesce(email_confirmed_at, $3), updated_at = $3
     where id = $1`,
    [account.id, email, at],
  );
  await markEmailVerified(auth, account.id, email, at);
  // Links sent to the former address must not open the account any more.
  await dropLinkTokens(auth, account.id, ['signup', 'recovery']);
  return (await lockAccount(auth, account.id)) ?? account;
}

function isTaken(error: DatabaseError): boolean {
  return error.code === '23505';
}
