import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { type Account, findAccountByEmail, isBanned, lockAccount, noteWaysIn } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { AuthError, sessionNotFound, signUpsClosed, userBanned } from '../error.ts';
import { dropLinkTokens } from '../tokens/link-token.ts';
import { dropPendingChanges } from '../users/pending-change.ts';
import type { Caller } from '../request.ts';
import { isSessionOpen } from '../sign-in/session.ts';
import type { ForeignIdentity } from './foreign-identity.ts';
import { findIdentity, insertIdentity, recordSignIn } from './identity-store.ts';
import type { LinkTarget } from './provider-flow.ts';

interface Occasion {
  caller: Caller;
  at: Date;
}

export interface FoundAccount {
  account: Account;
  /** Whether this is a new sign-in method for an existing account. Its owner gets an email. */
  isNewWayIn: boolean;
}

/**
 * Returns the account for a person at a provider, locked until the transaction ends: the one with that identity, else
 * the one with the address that the provider has verified, else a new one. The rules are GoTrue's (decision 012).
 */
export async function accountFor(
  auth: Transaction,
  foreign: ForeignIdentity,
  { takesSignUps, ...occasion }: Occasion & { takesSignUps: boolean },
): Promise<FoundAccount> {
  const owned = await accountOfIdentity(auth, foreign, occasion.at);
  if (owned) return { account: owned, isNewWayIn: false };
  if (!foreign.email || !foreign.isEmailVerified) throw unverified(foreign.provider);

  const email = foreign.email;
  const known = await findAccountByEmail(auth, email);
  const account = known && (await lockAccount(auth, known.id));
  if (!account && !takesSignUps) throw signUpsClosed();
  if (!account) return { account: await newAccount(auth, foreign, email, occasion), isNewWayIn: false };
  refuseClosedAccount(account, occasion.at);
  if (!account.email_confirmed_at) await discardUnverifiedData(auth, account, foreign, occasion);
  await insertIdentity(auth, account.id, foreign, occasion.at);
  await noteWaysIn(auth, account.id);
  const action = account.email_confirmed_at ? 'identity_linked' : 'user_signedup';
  await recordAudit(auth, { action, userId: account.id, ...occasion });
  return {
    account: await reloadAccount(auth, account.id),
    isNewWayIn: account.email_confirmed_at !== null,
  };
}

/**
 * Links the identity to the account of a signed-in person. Throws if this or another account already has it, or if the
 * session that requested the link has ended in the meantime.
 */
export async function linkIdentity(
  auth: Transaction,
  { userId, sessionId }: LinkTarget,
  foreign: ForeignIdentity,
  occasion: Occasion,
): Promise<Account> {
  const account = await lockAccount(auth, userId);
  if (!account) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  refuseClosedAccount(account, occasion.at);
  if (!(await isSessionOpen(auth, sessionId))) throw sessionNotFound();
  const stored = await findIdentity(auth, foreign);
  if (stored) {
    const whose = stored.user_id === userId ? '' : ' to another user';
    throw new AuthError(422, 'identity_already_exists', `Identity is already linked${whose}`);
  }
  await insertIdentity(auth, userId, foreign, occasion.at);
  await noteWaysIn(auth, userId);
  await recordAudit(auth, { action: 'identity_linked', userId, ...occasion });
  return reloadAccount(auth, userId);
}

/** Null if no account has the identity. */
async function accountOfIdentity(
  auth: Transaction,
  foreign: ForeignIdentity,
  at: Date,
): Promise<Account | null> {
  const owner = await findIdentity(auth, foreign);
  const account = owner && (await lockAccount(auth, owner.user_id));
  // Checked again under the lock, because the identity may have been unlinked in between.
  const stored = account && (await findIdentity(auth, foreign));
  if (!stored || stored.user_id !== account.id) return null;
  // This is another provider with the same name, which may give the same IDs to other people.
  if (stored.issuer !== foreign.issuer) {
    throw new AuthError(
      422,
      'identity_not_found',
      'The identity belongs to a former issuer of this provider',
    );
  }
  refuseClosedAccount(account, at);
  await recordSignIn(auth, stored.id, foreign, at);
  return account;
}

/**
 * The address was never verified, and now its owner signs in. Everything that another person left pending in the account
 * is removed, above all the password.
 */
async function discardUnverifiedData(
  auth: Transaction,
  account: Account,
  foreign: ForeignIdentity,
  { at }: Occasion,
): Promise<void> {
  await auth.query('delete from auth.identities where user_id = $1', [account.id]);
  await dropPendingChanges(auth, account.id);
  await dropLinkTokens(auth, account.id, ['signup']);
  await auth.query(
    `update auth.users
     set encrypted_password = null, raw_user_meta_data = $2::text::jsonb, email_confirmed_at = $3, updated_at = $3
     where id = $1`,
    [account.id, JSON.stringify(foreign.names), at],
  );
}

async function newAccount(
  auth: Transaction,
  foreign: ForeignIdentity,
  email: string,
  { caller, at }: Occasion,
): Promise<Account> {
  const id = randomUUID();
  const ways = { provider: foreign.provider, providers: [foreign.provider] };
  await auth.query(
    `insert into auth.users
       (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ($1, $2, $3, $4::text::jsonb, $5::text::jsonb, $3, $3)`,
    [id, email, at, JSON.stringify(ways), JSON.stringify(foreign.names)],
  );
  await insertIdentity(auth, id, foreign, at);
  await recordAudit(auth, { action: 'user_signedup', userId: id, caller, at });
  return reloadAccount(auth, id);
}

/**
 * A closed account can be reopened only with the proof that its owner used to close it, or by email. An open session at
 * the provider must not be enough.
 */
function refuseClosedAccount(account: Account, at: Date): void {
  if (isBanned(account, at)) throw userBanned();
  if (account.raw_app_meta_data['closes_at'] !== undefined) {
    throw new AuthError(403, 'user_banned', 'This account is closed. Sign in with your password to keep it.');
  }
}

async function reloadAccount(auth: Transaction, id: string): Promise<Account> {
  const account = await lockAccount(auth, id);
  if (!account) throw new Error('A locked account was deleted');
  return account;
}

function unverified(provider: string): AuthError {
  return new AuthError(
    422,
    'provider_email_needs_verification',
    `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
  );
}
