import { argon2Sync, randomBytes, randomUUID } from 'node:crypto';
import { insertAccount } from '#server/auth/users/account.ts';
import type { NewUser } from '#server/auth/users/create-user.ts';
import type { Deps } from '#server/deps.ts';

/** A password check takes its cost from the hash. A password that a test sets over HTTP has the real cost. */
const MIN_COST = { memory: 8, passes: 1, parallelism: 1 };

/** Adds a confirmed account like `createUser`, but with a cheap password hash. */
export async function addAccount(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { email, password, firstName, lastName }: NewUser,
): Promise<{ id: string }> {
  const id = randomUUID();
  const at = now();
  const passwordHash = hashAtLeastCost(password);
  const metadata = { first_name: firstName, last_name: lastName };
  await database.asAuthAdmin((auth) =>
    insertAccount(auth, { id, email, passwordHash, metadata, confirmedAt: at, at }),
  );
  return { id };
}

function hashAtLeastCost(message: string): string {
  const nonce = randomBytes(16);
  const hash = argon2Sync('argon2id', { message, nonce, tagLength: 32, ...MIN_COST });
  const { memory, passes, parallelism } = MIN_COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(hash)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
