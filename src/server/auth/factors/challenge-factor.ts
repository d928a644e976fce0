import { randomInt, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../database/database.ts';
import { lockAccount } from '../users/account.ts';
import type { AccountSession } from '../authenticate.ts';
import { AuthError, factorNotFound, phoneVerificationDisabled } from '../error.ts';
import { type Factor, type SecretFactor, findFactor } from './factor.ts';
import { admitText, channel, sendTextCodeNow } from '../phone/text-code.ts';
import { type Caller, storableAddress } from '../request.ts';
import { requireStepForNew } from './second-step.ts';
import { hashToken } from '../tokens/secret.ts';
import type { AuthServices } from '../services.ts';

const CHALLENGE_MS = 5 * 60_000;
/** There are a million codes. A challenge by text message ends after this many wrong guesses. */
const MAX_CODE_ATTEMPTS = 5;

export const challengeForm = v.object({ channel });

/**
 * Starts a second step. Its code is accepted from the same address within five minutes. A phone gets the code by text
 * message.
 */
export async function challengeFactor(
  services: AuthServices,
  { account, sessionId }: AccountSession,
  factorId: string,
  caller: Caller,
) {
  await services.limiter.consume('changeUser', { address: caller.address, account: account.id });
  const at = services.now();
  const id = randomUUID();
  const findChallenged = async (auth: Transaction) => {
    const factor = await findFactor(auth, account.id, factorId);
    if (!factor) throw factorNotFound();
    await requireStepForNew(auth, { factor, userId: account.id, sessionId, at });
    return factor;
  };
  const factor = await services.database.asAuthAdmin(findChallenged);
  const text = factor.factor_type === 'phone' ? await newText(services, account.id, factor, caller) : null;
  if (!text && factor.factor_type !== 'totp') throw factorNotFound();
  await services.database.asAuthAdmin(async (auth) => {
    await lockAccount(auth, account.id);
    // Checked again, because the factor may have been removed while this request waited for the lock.
    await findChallenged(auth);
    // A new message invalidates the previous one, so that only one code is valid at a time.
    const since = text ? at.getTime() : at.getTime() - CHALLENGE_MS;
    await auth.query('delete from auth.mfa_challenges where factor_id = $1 and created_at <= $2', [
      factorId,
      new Date(since),
    ]);
    await auth.query(
      `insert into auth.mfa_challenges (id, factor_id, ip_address, created_at, code_hash)
       values ($1, $2, $3::text::inet, $4, $5::text)`,
      [id, factorId, storableAddress(caller), at, text && hashCode(factorId, text.code)],
    );
    await auth.query('update auth.mfa_factors set last_challenged_at = $2 where id = $1', [factorId, at]);
  });
  if (text) await sendTextCodeNow(services, text.phone, text.code);
  const expiresAt = Math.floor((at.getTime() + CHALLENGE_MS) / 1000);
  return { id, type: text ? 'phone' : 'totp', expires_at: expiresAt };
}

async function newText(
  services: AuthServices,
  accountId: string,
  { phone, status }: SecretFactor,
  caller: Caller,
): Promise<{ phone: string; code: string }> {
  if (!services.sms) throw phoneVerificationDisabled();
  if (phone === null) throw factorNotFound();
  const kind = status === 'verified' ? 'owner' : 'person';
  await admitText(services, { phone, caller, asker: { kind, accountId } });
  return { phone, code: String(randomInt(1_000_000)).padStart(6, '0') };
}

/** Whether this is the code that was sent for the challenge. Stores a wrong guess, so the caller must commit. */
export async function isChallengeCode(
  auth: Transaction,
  factor: Factor,
  { id, code }: { id: string; code: string },
): Promise<boolean> {
  const right = await auth.query(
    `select id from auth.mfa_challenges
     where id = $1::text::uuid and code_hash = $2 and code_tries < ${MAX_CODE_ATTEMPTS}`,
    [id, hashCode(factor.id, code.replaceAll(/\s/g, ''))],
  );
  if (right.length > 0) return true;
  await auth.query('update auth.mfa_challenges set code_tries = code_tries + 1 where id = $1::text::uuid', [
    id,
  ]);
  return false;
}

// Salted with the factor's ID, so that one precomputed table of a million hashes doesn't work for every factor.
function hashCode(factorId: string, code: string): string {
  return hashToken(`${factorId} ${code}`);
}

/** Refuses a challenge that is unknown, used, expired or belongs to another person. */
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
