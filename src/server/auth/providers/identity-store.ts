import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { type ForeignIdentity, identityData } from './foreign-identity.ts';

interface StoredIdentity {
  id: string;
  user_id: string;
  issuer: string | null;
}

export async function findIdentity(
  auth: Transaction,
  foreign: ForeignIdentity,
): Promise<StoredIdentity | null> {
  const [identity] = await auth.query<StoredIdentity>(
    `select id, user_id, identity_data ->> 'iss' as issuer from auth.identities
     where provider = $1 and provider_id = $2`,
    [foreign.provider, foreign.subject],
  );
  return identity ?? null;
}

/** The caller has locked the account. */
export async function insertIdentity(
  auth: Transaction,
  userId: string,
  foreign: ForeignIdentity,
  at: Date,
): Promise<void> {
  await auth.query(
    `insert into auth.identities
       (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5::text::jsonb, $6, $6, $6)`,
    [randomUUID(), userId, foreign.provider, foreign.subject, JSON.stringify(identityData(foreign)), at],
  );
}

export async function recordSignIn(
  auth: Transaction,
  identityId: string,
  foreign: ForeignIdentity,
  at: Date,
): Promise<void> {
  await auth.query(
    `update auth.identities set identity_data = $2::text::jsonb, last_sign_in_at = $3, updated_at = $3 where id = $1`,
    [identityId, JSON.stringify(identityData(foreign)), at],
  );
}
