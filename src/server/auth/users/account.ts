import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import type { UserMetadata } from './user-metadata.ts';

/** A row of `auth.users`. */
export interface Account {
  id: string;
  /** '' for an account that was opened by phone. */
  email: string;
  /** E.164 without the plus sign, or ''. */
  phone: string;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string | null;
  email_change_sent_at: Date | null;
  email_change_session_id: string | null;
  phone_confirmed_at: Date | null;
  phone_change: string | null;
  phone_change_sent_at: Date | null;
  phone_change_session_id: string | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: UserMetadata;
  banned_until: Date | null;
  /** Whether the account belongs to single sign-on. Another account may have the same address. */
  is_sso_user: boolean;
  created_at: Date;
  updated_at: Date;
}

/** A row of `auth.identities`. */
export interface Identity {
  id: string;
  user_id: string;
  provider: string;
  /** The provider's ID of the person. For email and phone, it is the ID of the account. */
  provider_id: string;
  identity_data: Record<string, unknown>;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

const accountColumns = [
  'id',
  'encrypted_password',
  'email_confirmed_at',
  'invited_at',
  'confirmation_sent_at',
  'recovery_sent_at',
  'email_change',
  'email_change_sent_at',
  'email_change_session_id',
  'phone_confirmed_at',
  'phone_change',
  'phone_change_sent_at',
  'phone_change_session_id',
  'last_sign_in_at',
  'raw_app_meta_data',
  'raw_user_meta_data',
  'banned_until',
  'is_sso_user',
  'created_at',
  'updated_at',
].map((column) => `users.${column}`);

/** A `select …` that returns whole accounts that are not deleted. Conditions and locks are appended. */
export const selectAccounts = `select ${accountColumns.join(', ')},
  coalesce(users.email, '') as email, coalesce(users.phone, '') as phone from auth.users where users.deleted_at is null`;

export async function findAccountByEmail(auth: Transaction, email: string): Promise<Account | null> {
  const [account] = await auth.query<Account>(
    `${selectAccounts} and lower(users.email) = $1 and not users.is_sso_user`,
    [email],
  );
  return account ?? null;
}

/**
 * Locks the account's row until the transaction ends. Returns null if the account is deleted. All code that changes
 * sessions, refresh tokens or link tokens of an account locks it first; another order could cause deadlocks.
 */
export async function lockAccount(auth: Transaction, id: string): Promise<Account | null> {
  const [account] = await auth.query<Account>(`${selectAccounts} and users.id = $1 for update`, [id]);
  return account ?? null;
}

export async function identitiesOf(auth: Transaction, userId: string): Promise<Identity[]> {
  return auth.query<Identity>(
    `select id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at
     from auth.identities where user_id = $1 order by created_at, id`,
    [userId],
  );
}

export interface NewAccount {
  id: string;
  email: string;
  /** Null if the account opens only by email. */
  passwordHash: string | null;
  metadata: UserMetadata;
  confirmedAt: Date | null;
  at: Date;
}

/** Returns false if the address already has an account, which then stays unchanged. */
export async function insertAccount(auth: Transaction, account: NewAccount): Promise<boolean> {
  const inserted = await auth.query(
    `insert into auth.users
       (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
     values ($1, $2, $3, $4, $5::text::jsonb, $6, $6)
     on conflict (lower(email)) where not is_sso_user do nothing
     returning id`,
    [
      account.id,
      account.email,
      account.passwordHash,
      account.confirmedAt,
      JSON.stringify(account.metadata),
      account.at,
    ],
  );
  if (inserted.length === 0) return false;
  const identity = emailIdentity(account.id, account.email, account.confirmedAt !== null, account.at);
  await auth.query(
    `insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
     values ($1, $2::uuid, 'email', ($2::uuid)::text, $3::text::jsonb, $4, $4)`,
    [identity.id, account.id, JSON.stringify(identity.identity_data), account.at],
  );
  return true;
}

export function emailIdentity(userId: string, email: string, isVerified: boolean, at: Date): Identity {
  return {
    id: randomUUID(),
    user_id: userId,
    provider: 'email',
    provider_id: userId,
    identity_data: { sub: userId, email, email_verified: isVerified, phone_verified: false },
    last_sign_in_at: null,
    created_at: at,
    updated_at: at,
  };
}

/** Records the verified address in the account's email identity, which is created if missing. */
export async function markEmailVerified(
  auth: Transaction,
  userId: string,
  email: string,
  at: Date,
): Promise<void> {
  const { id, identity_data: data } = emailIdentity(userId, email, true, at);
  await auth.query(
    `insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
     values ($1, $2::uuid, 'email', ($2::uuid)::text, $3::text::jsonb, $4, $4)
     on conflict (provider_id, provider) do update
     set identity_data = identities.identity_data || excluded.identity_data, updated_at = excluded.updated_at`,
    [id, userId, JSON.stringify(data), at],
  );
  await noteWaysIn(auth, userId);
}

/** Returns the providers of an account's identities, in the form used in its tokens. */
export async function noteWaysIn(auth: Transaction, userId: string): Promise<void> {
  await auth.query(
    `update auth.users set raw_app_meta_data = raw_app_meta_data || (
       select jsonb_build_object(
         'provider', (array_agg(provider order by since, provider))[1],
         'providers', jsonb_agg(provider order by since, provider)
       )
       from (select provider, min(created_at) as since from auth.identities where user_id = $1 group by provider) ways
     ) where id = $1`,
    [userId],
  );
}

export function isBanned(account: Account, now: Date): boolean {
  return account.banned_until !== null && account.banned_until > now;
}
