import type { Transaction } from '../../database/database.ts';
import { type Account, identitiesOf, selectAccounts } from '../users/account.ts';
import { AuthError } from '../error.ts';
import { factorsOf } from '../factors/factor.ts';
import { publicUser } from '../users/public-user.ts';

/** Returns a user in the form in which GoTrue shows it to the operator. */
export async function adminUser(auth: Transaction, account: Account) {
  const user = publicUser(account, await identitiesOf(auth, account.id), await factorsOf(auth, account.id));
  return { ...user, ...(account.banned_until && { banned_until: account.banned_until.toISOString() }) };
}

export type AdminUser = Awaited<ReturnType<typeof adminUser>>;

export async function findAccount(auth: Transaction, id: string): Promise<Account> {
  const [account] = await auth.query<Account>(`${selectAccounts} and users.id = $1::text::uuid`, [id]);
  if (!account) throw userNotFound();
  return account;
}

export function userNotFound(): AuthError {
  return new AuthError(404, 'user_not_found', 'User not found');
}

export function emailExists(): AuthError {
  return new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
}
