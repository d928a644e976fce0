import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { type Account, lockAccount, noteWaysIn } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { signUpsClosed } from '../error.ts';
import type { Caller } from '../request.ts';
import type { SsoPerson } from './read-assertion.ts';

interface Entry {
  providerId: string;
  takesSignUps: boolean;
  caller: Caller;
  at: Date;
}

/**
 * Returns the account of that person at that provider, created if missing. Never returns another account with the same
 * address, because it was created in another way and the provider doesn't know its owner.
 */
export async function accountForSso(
  auth: Transaction,
  person: SsoPerson,
  { providerId, takesSignUps, caller, at }: Entry,
): Promise<Account | null> {
  const provider = `sso:${providerId}`;
  const data = JSON.stringify({ sub: person.subject, email: person.email, email_verified: true });
  const [known] = await auth.query<{ user_id: string }>(
    `update auth.identities set identity_data = identity_data || $3::text::jsonb, last_sign_in_at = $4, updated_at = $4
     where provider = $1 and provider_id = $2 returning user_id`,
    [provider, person.subject, data, at],
  );
  if (known) return lockAccount(auth, known.user_id);

  if (!takesSignUps) throw signUpsClosed();
  const id = randomUUID();
  const names = Object.entries({ first_name: person.firstName, last_name: person.lastName });
  const metadata = Object.fromEntries(
    names.flatMap(([key, name]) => (name ? [[key, name.slice(0, 100)]] : [])),
  );
  await auth.query(
    `insert into auth.users
       (id, email, email_confirmed_at, is_sso_user, raw_user_meta_data, created_at, updated_at)
     values ($1, $2, $4, true, $3::text::jsonb, $4, $4)`,
    [id, person.email, JSON.stringify(metadata), at],
  );
  await auth.query(
    `insert into auth.identities
       (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5::text::jsonb, $6, $6, $6)`,
    [randomUUID(), id, provider, person.subject, data, at],
  );
  await noteWaysIn(auth, id);
  await recordAudit(auth, { action: 'user_signedup', userId: id, caller, at });
  return lockAccount(auth, id);
}
