import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database.ts';
import { lockAccount } from './account.ts';
import type { SignedIn } from './authenticate.ts';
import { AuthError, factorNotFound } from './error.ts';
import { type Factor, findFactor } from './factor.ts';
import { type Caller, storableAddress } from './request.ts';
import type { AuthServices } from './services.ts';

const CHALLENGE_MS = 5 * 60_000;

/** Begins a second step: the code is taken by the same address within five minutes. */
export async function challengeFactor(
  services: AuthServices,
  { account }: SignedIn,
  factorId: string,
  caller: Caller,
) {
  await services.limiter.spend('changeUser', { address: caller.address, account: account.id });
  const at = services.now();
  const id = randomUUID();
  await services.database.asAuthAdmin(async (auth) => {
    await lockAccount(auth, account.id);
    const factor = await findFactor(auth, account.id, factorId);
    if (factor?.factor_type !== 'totp') throw factorNotFound();
    await auth.query('delete from auth.mfa_challenges where factor_id = $1 and created_at <= $2', [
      factor.id,
      new Date(at.getTime() - CHALLENGE_MS),
    ]);
    await auth.query(
      'insert into auth.mfa_challenges (id, factor_id, ip_address, created_at) values ($1, $2, $3::text::inet, $4)',
      [id, factor.id, storableAddress(caller), at],
    );
    await auth.query('update auth.mfa_factors set last_challenged_at = $2 where id = $1', [factor.id, at]);
  });
  return { id, type: 'totp', expires_at: Math.floor((at.getTime() + CHALLENGE_MS) / 1000) };
}

/** Refuses a challenge that is unknown, used, old or somebody else's. */
export async function checkChallenge(
  auth: Transaction,
  factor: Factor,
  challenge: { id: string; caller: Caller; at: Date },
): Promise<void> {
  const [found] = await auth.query<{ verified_at: Date | null; created_at: Date; is_same_address: boolean }>(
    `select verified_at, created_at, ip_address is not distinct from $3::text::inet as is_same_address
     from auth.mfa_challenges where id = $1::text::uuid and factor_id = $2`,
    [challenge.id, factor.id, storableAddress(challenge.caller)],
  );
  if (!found) {
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (found.verified_at || !found.is_same_address) {
    throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (challenge.at.getTime() - found.created_at.getTime() > CHALLENGE_MS) {
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
}
