import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database.ts';
import { type Account, lockAccount } from './account.ts';
import { fingerprint, newSecret } from './secret.ts';

export type LinkType = 'signup' | 'recovery' | 'email_change';

const HOUR = 3_600_000;

const kinds: Record<LinkType, { tokenType: string; lifetime: number }> = {
  signup: { tokenType: 'confirmation_token', lifetime: 24 * HOUR },
  recovery: { tokenType: 'recovery_token', lifetime: HOUR },
  email_change: { tokenType: 'email_change_token_new', lifetime: 24 * HOUR },
};

/** A new token for a link to `email`; the account's earlier one of that type stops working. */
export async function issueLinkToken(
  auth: Transaction,
  link: { userId: string; email: string; type: LinkType; at: Date },
): Promise<string> {
  const token = newSecret();
  await auth.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values ($1, $2, $3::text::auth.one_time_token_type, $4, $5, $6, $6)
     on conflict (user_id, token_type) do update
     set id = excluded.id, token_hash = excluded.token_hash, relates_to = excluded.relates_to,
         created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [randomUUID(), link.userId, kinds[link.type].tokenType, fingerprint(token), link.email, link.at],
  );
  return token;
}

/** Uses a token up. Null for one that is unknown, used, expired or, when `email` is given, somebody else's. */
export async function claimLinkToken(
  auth: Transaction,
  link: { token: string; type: LinkType; email: string | null; at: Date },
): Promise<{ account: Account; email: string } | null> {
  const tokenHash = fingerprint(link.token);
  const [owner] = await auth.query<{ user_id: string }>(
    'select user_id from auth.one_time_tokens where token_hash = $1',
    [tokenHash],
  );
  const account = owner && (await lockAccount(auth, owner.user_id));
  if (!account) return null;

  const { tokenType, lifetime } = kinds[link.type];
  const [claimed] = await auth.query<{ relates_to: string }>(
    `delete from auth.one_time_tokens
     where token_hash = $1 and token_type = $2::text::auth.one_time_token_type
       and created_at > $3 and ($4::text is null or relates_to = $4)
     returning relates_to`,
    [tokenHash, tokenType, new Date(link.at.getTime() - lifetime), link.email],
  );
  return claimed ? { account, email: claimed.relates_to } : null;
}

export async function hasLiveLink(
  auth: Transaction,
  link: { userId: string; type: LinkType; at: Date },
): Promise<boolean> {
  const { tokenType, lifetime } = kinds[link.type];
  const live = await auth.query(
    `select id from auth.one_time_tokens
     where user_id = $1 and token_type = $2::text::auth.one_time_token_type and created_at > $3`,
    [link.userId, tokenType, new Date(link.at.getTime() - lifetime)],
  );
  return live.length > 0;
}

export async function dropLinkTokens(
  auth: Transaction,
  userId: string,
  types: readonly LinkType[],
): Promise<void> {
  for (const type of types) {
    await auth.query(
      `delete from auth.one_time_tokens
       where user_id = $1 and token_type = $2::text::auth.one_time_token_type`,
      [userId, kinds[type].tokenType],
    );
  }
}
