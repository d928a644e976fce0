import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { type Account, type Identity, noteWaysIn, selectAccounts } from '../users/account.ts';
import type { UserMetadata } from '../users/user-metadata.ts';

/** Returns the account with that number, verified or not. */
export async function findAccountByPhone(auth: Transaction, phone: string): Promise<Account | null> {
  const [account] = await auth.query<Account>(`${selectAccounts} and users.phone = $1`, [phone]);
  return account ?? null;
}

export interface NewPhoneAccount {
  id: string;
  phone: string;
  /** Null if only codes open the account. */
  passwordHash: string | null;
  metadata: UserMetadata;
  at: Date;
}

/** Creates an unconfirmed account. Returns false if the number already has an account, which then stays unchanged. */
export async function insertPhoneAccount(auth: Transaction, account: NewPhoneAccount): Promise<boolean> {
  const { id, phone, passwordHash, metadata, at } = account;
  const inserted = await auth.query(
    `insert into auth.users
       (id, phone, encrypted_password, raw_app_meta_data, raw_user_meta_data, confirmation_sent_at, created_at, updated_at)
     values ($1, $2, $3, '{"provider": "phone", "providers": ["phone"]}', $4::text::jsonb, $5, $5, $5)
     on conflict (phone) do nothing
     returning id`,
    [id, phone, passwordHash, JSON.stringify(metadata), at],
  );
  if (inserted.length === 0) return false;
  await insertIdentity(auth, phoneIdentity(id, phone, false, at));
  return true;
}

export function phoneIdentity(userId: string, phone: string, isVerified: boolean, at: Date): Identity {
  return {
    id: randomUUID(),
    user_id: userId,
    provider: 'phone',
    provider_id: userId,
    identity_data: { sub: userId, phone, email_verified: false, phone_verified: isVerified },
    last_sign_in_at: null,
    created_at: at,
    updated_at: at,
  };
}

/** Records the verified number in the account's phone identity, which is created if missing. */
export async function markPhoneVerified(
  auth: Transaction,
  { userId, phone, at }: { userId: string; phone: string; at: Date },
): Promise<void> {
  await insertIdentity(auth, phoneIdentity(userId, phone, true, at));
  await noteWaysIn(auth, userId);
}

async function insertIdentity(auth: Transaction, identity: Identity): Promise<void> {
  await auth.query(
    `insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
     values ($1, $2::uuid, 'phone', ($2::uuid)::text, $3::text::jsonb, $4, $4)
     on conflict (provider_id, provider) do update
     set identity_data = identities.identity_data || excluded.identity_data, updated_at = excluded.updated_at`,
    [identity.id, identity.user_id, JSON.stringify(identity.identity_data), identity.created_at],
  );
}
