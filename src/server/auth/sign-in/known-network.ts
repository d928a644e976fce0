import type { Transaction } from '../../database/database.ts';
import { networksOf } from '../../limits/network.ts';
import type { SignInName } from './refused-sign-in.ts';
import type { Caller } from '../request.ts';
import { hashToken } from '../tokens/secret.ts';
import type { AuthServices } from '../services.ts';

const KNOWN_MS = 90 * 86_400_000;
/** A phone changes networks all day, so several networks are stored. */
const SEEN_AGAIN_MS = 86_400_000;

/**
 * Whether the owner of the account has signed in from this network in the last ninety days. Limits for unknown callers
 * then don't apply. A cookie would reveal to anyone who opens the browser that someone signs in here.
 */
export async function isKnownCaller(
  { database, now }: Pick<AuthServices, 'database' | 'now'>,
  owner: SignInName | { id: string },
  caller: Caller,
): Promise<boolean> {
  const network = knownNetworkOf(caller);
  if (!network) return false;
  const [condition, value] = conditionFor(owner);
  const since = new Date(now().getTime() - KNOWN_MS);
  // Uses the same query for all names, so that its duration doesn't reveal whether the account exists.
  const found = await database.asAuthAdmin((auth) =>
    auth.query(
      `select from auth.known_networks join auth.users on users.id = user_id
       where ${condition} and network = $2 and seen_at > $3`,
      [value, network, since],
    ),
  );
  return found.length > 0;
}

function conditionFor(owner: SignInName | { id: string }): [condition: string, value: string] {
  if ('id' in owner) return ['users.id = $1::uuid', owner.id];
  if ('phone' in owner) return ['users.phone = $1', owner.phone];
  return ['lower(users.email) = $1 and not users.is_sso_user', owner.email];
}

/** Call this after a complete sign-in, including the second step. */
export async function recordNetwork(
  auth: Transaction,
  { userId, caller, at }: { userId: string; caller: Caller; at: Date },
): Promise<void> {
  const network = knownNetworkOf(caller);
  if (!network) return;
  await auth.query(
    `insert into auth.known_networks (user_id, network, seen_at) values ($1, $2, $3)
     on conflict (user_id, network) do update set seen_at = excluded.seen_at
     where known_networks.seen_at < $4`,
    [userId, network, at, new Date(at.getTime() - SEEN_AGAIN_MS)],
  );
}

/** Call this after a change of credentials, because the previous user may not have been the owner. */
export async function deleteKnownNetworks(auth: Transaction, userId: string): Promise<void> {
  await auth.query('delete from auth.known_networks where user_id = $1', [userId]);
}

/** Networks last used before this time are deleted. */
export function networkExpiryCutoff(at: Date): Date {
  return new Date(at.getTime() - KNOWN_MS);
}

function knownNetworkOf({ address }: Caller): string | null {
  const network = networksOf(address).find(({ size }) => size === '/24' || size === '/48');
  return network ? hashToken(network.key) : null;
}
