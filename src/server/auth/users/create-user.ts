import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Deps } from '../../deps.ts';
import { findAccountByEmail, insertAccount } from './account.ts';
import { emailAddress } from './email-address.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import { hashPassword } from '../passwords/password.ts';

export interface NewUser {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/**
 * Creates a confirmed account without sending an email, for demonstrations and tests. An existing account stays
 * unchanged. Throws for an address or password that sign-up would refuse.
 */
export async function createUser(
  deps: Pick<Deps, 'database' | 'now' | 'commonPasswords'>,
  user: NewUser,
): Promise<{ id: string }> {
  const email = v.parse(emailAddress, user.email);
  const metadata = { first_name: user.firstName, last_name: user.lastName };
  checkNewPassword(deps, user.password, { email, metadata });
  const passwordHash = await hashPassword(user.password);
  const id = randomUUID();
  const at = deps.now();
  return deps.database.asAuthAdmin(async (auth) => {
    if (await insertAccount(auth, { id, email, passwordHash, metadata, confirmedAt: at, at })) return { id };
    const existing = await findAccountByEmail(auth, email);
    if (!existing) throw new Error('The address belongs to a deleted account');
    return { id: existing.id };
  });
}
