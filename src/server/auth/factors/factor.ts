import type { Transaction } from '../../database/database.ts';

/** A row of `auth.mfa_factors`. */
export interface Factor {
  id: string;
  friendly_name: string | null;
  factor_type: 'totp' | 'phone' | 'webauthn' | 'recovery_code';
  status: 'unverified' | 'verified';
  last_challenged_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** The factor with its secret or phone number. */
export interface SecretFactor extends Factor {
  secret: string | null;
  last_used_step: number | null;
  /** The phone number in E.164 format without the plus sign. */
  phone: string | null;
}

const shownColumns =
  'id, friendly_name, factor_type, status, last_challenged_at, created_at, updated_at' as const;

/** Returns the factors, oldest first, without their secrets. */
export async function factorsOf(auth: Transaction, userId: string): Promise<Factor[]> {
  return auth.query<Factor>(
    `select ${shownColumns} from auth.mfa_factors where user_id = $1 order by created_at, id`,
    [userId],
  );
}

export async function findFactor(
  auth: Transaction,
  userId: string,
  factorId: string,
): Promise<SecretFactor | null> {
  const [factor] = await auth.query<SecretFactor>(
    `select ${shownColumns}, secret, last_used_step, phone from auth.mfa_factors
     where id = $1::text::uuid and user_id = $2 for update`,
    [factorId, userId],
  );
  return factor ?? null;
}

/** Recovery codes replace another factor and are not counted as one. */
export function needsSecondStep(factors: readonly Factor[]): boolean {
  return factors.some((factor) => isVerified(factor) && factor.factor_type !== 'recovery_code');
}

export function isVerified(factor: Factor): boolean {
  return factor.status === 'verified';
}

/** A factor in the form in which GoTrue shows it to its owner. */
export function publicFactor(factor: Factor) {
  return {
    id: factor.id,
    ...(factor.friendly_name && { friendly_name: factor.friendly_name }),
    factor_type: factor.factor_type,
    status: factor.status,
    ...(factor.last_challenged_at && { last_challenged_at: factor.last_challenged_at.toISOString() }),
    created_at: factor.created_at.toISOString(),
    updated_at: factor.updated_at.toISOString(),
  };
}
