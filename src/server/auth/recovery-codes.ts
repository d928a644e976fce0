import { randomInt, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../database.ts';
import { type Account, lockAccount } from './account.ts';
import { type AuditAction, recordAudit } from './audit.ts';
import type { SignedIn } from './authenticate.ts';
import { AuthError, factorNotFound, sessionNotFound } from './error.ts';
import { type Factor, factorsOf, needsSecondStep } from './factor.ts';
import { behindTheAnswer, sendLetter } from './letter.ts';
import type { Caller } from './request.ts';
import { requireRecentStep, requireSecondStep, takeSecondStep } from './second-step.ts';
import { fingerprint } from './secret.ts';
import type { AuthServices } from './services.ts';
import { type SessionAnswer, isSessionOpen, sessionAnswer } from './session.ts';

const CODES = 10;
/** 32 signs in small letters, without those that are read as others: 5 bits each, 80 together. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const SIGNS_OF_A_CODE = 16;
const NAME_MAX = 100;
const needsStep = { status: 403, message: 'AAL2 required to manage recovery codes' } as const;

export const recoveryCodesForm = v.object({
  friendly_name: v.nullish(v.pipe(v.string(), v.maxLength(NAME_MAX))),
});

export const recoveryCodeForm = v.object({
  code: v.pipe(v.string('Code needs to be non-empty'), v.nonEmpty('Code needs to be non-empty')),
});

/** How many codes there are and are left; never the codes. */
export async function readRecoveryCodes(services: AuthServices, { account, sessionId }: SignedIn) {
  return services.database.asAuthAdmin(async (auth) => {
    const factors = await factorsOf(auth, account.id);
    await requireSecondStep(auth, { sessionId, factors }, needsStep);
    const factor = codesAmong(factors);
    if (!factor) throw factorNotFound();
    const [count] = await auth.query<{ total: number; remaining: number }>(
      `select count(*)::integer as total, count(*) filter (where used_at is null)::integer as remaining
       from auth.mfa_recovery_codes where factor_id = $1`,
      [factor.id],
    );
    return {
      id: factor.id,
      type: 'recovery_code',
      total: count?.total ?? 0,
      remaining: count?.remaining ?? 0,
    };
  });
}

/** A first set, shown this once. */
export async function generateRecoveryCodes(
  services: AuthServices,
  person: SignedIn,
  friendlyName: string,
  caller: Caller,
) {
  return manage(
    services,
    person,
    { action: 'generate_recovery_codes', caller },
    async (auth, factors, at) => {
      if (codesAmong(factors)) {
        throw new AuthError(
          422,
          'mfa_verified_factor_exists',
          'Recovery codes exist, regenerate them instead',
        );
      }
      const factor = { id: randomUUID(), friendly_name: friendlyName };
      await auth.query(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
       values ($1, $2, $3, 'recovery_code', 'verified', $4, $4)`,
        [factor.id, person.account.id, friendlyName, at],
      );
      return newCodes(auth, factor, at);
    },
  );
}

/** A new set; the codes that are left of the former one are void. */
export async function regenerateRecoveryCodes(services: AuthServices, person: SignedIn, caller: Caller) {
  return manage(
    services,
    person,
    { action: 'generate_recovery_codes', caller },
    async (auth, factors, at) => {
      const factor = codesAmong(factors);
      if (!factor) throw factorNotFound();
      await auth.query('delete from auth.mfa_recovery_codes where factor_id = $1', [factor.id]);
      return newCodes(auth, factor, at);
    },
  );
}

/** Whoever signed in with one stays so: the step was taken. */
export async function deleteRecoveryCodes(services: AuthServices, person: SignedIn, caller: Caller) {
  return manage(services, person, { action: 'recovery_codes_deleted', caller }, async (auth, factors) => {
    const factor = codesAmong(factors);
    if (!factor) throw factorNotFound();
    await auth.query('delete from auth.mfa_factors where id = $1', [factor.id]);
    return { id: factor.id };
  });
}

async function manage<Result>(
  services: AuthServices,
  { account, sessionId }: SignedIn,
  { action, caller }: { action: AuditAction; caller: Caller },
  work: (auth: Transaction, factors: readonly Factor[], at: Date) => Promise<Result>,
): Promise<Result> {
  await services.limiter.spend('changeUser', { address: caller.address, account: account.id });
  const at = services.now();
  return services.database.asAuthAdmin(async (auth) => {
    await lockAccount(auth, account.id);
    if (!(await isSessionOpen(auth, sessionId))) throw sessionNotFound();
    const factors = await factorsOf(auth, account.id);
    if (!needsSecondStep(factors)) {
      throw new AuthError(422, 'mfa_recovery_codes_sole_factor', 'Recovery codes cannot be the only factor');
    }
    await requireRecentStep(auth, { sessionId, at }, needsStep);
    await recordAudit(auth, { action, userId: account.id, caller, at });
    return work(auth, factors, at);
  });
}

/** The second step without the phone. A code counts once. */
export async function verifyRecoveryCode(
  services: AuthServices,
  person: SignedIn,
  form: v.InferOutput<typeof recoveryCodeForm>,
  caller: Caller,
): Promise<SessionAnswer> {
  const spender = { address: caller.address, account: person.account.id };
  await services.limiter.spend('recoveryCode', spender);
  const at = services.now();
  const outcome = await services.database.asAuthAdmin(async (auth) => {
    const account = await lockAccount(auth, person.account.id);
    if (!account || !(await isSessionOpen(auth, person.sessionId))) throw sessionNotFound();
    const factor = await claimCode(auth, account, form.code, at);
    // Returned, not thrown: what is noted of it has to be committed.
    await recordAudit(auth, {
      action: factor ? 'recovery_code_used' : 'verification_failed',
      userId: account.id,
      caller,
      at,
    });
    if (!factor) return new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered');
    const { sessionId } = person;
    const method = 'mfa/recovery_code';
    const session = await takeSecondStep(auth, { account, sessionId, factorId: factor.id, method, at });
    return sessionAnswer(services, auth, session);
  });
  if (outcome instanceof AuthError) throw outcome;
  await services.limiter.giveBack('recoveryCode', spender);
  const letter = { to: person.account.email, template: 'recovery_code_used' } as const;
  await behindTheAnswer(services, () => sendLetter(services, letter));
  return outcome;
}

/** Uses the code up. Null for one that is wrong or used. */
async function claimCode(
  auth: Transaction,
  account: Account,
  code: string,
  at: Date,
): Promise<Factor | null> {
  const factor = codesAmong(await factorsOf(auth, account.id));
  if (!factor) return null;
  const canonical = code.toLowerCase().replaceAll(/[\s-]/g, '');
  const claimed = await auth.query(
    `update auth.mfa_recovery_codes set used_at = $3
     where factor_id = $1 and code_hash = $2 and used_at is null returning factor_id`,
    [factor.id, fingerprint(canonical), at],
  );
  return claimed.length > 0 ? factor : null;
}

async function newCodes(auth: Transaction, factor: Pick<Factor, 'id' | 'friendly_name'>, at: Date) {
  const codes = Array.from({ length: CODES }, newCode);
  for (const code of codes) {
    await auth.query(
      'insert into auth.mfa_recovery_codes (code_hash, factor_id, created_at) values ($1, $2, $3)',
      [fingerprint(code), factor.id, at],
    );
  }
  return {
    id: factor.id,
    type: 'recovery_code',
    ...(factor.friendly_name && { friendly_name: factor.friendly_name }),
    total: codes.length,
    codes,
  };
}

function newCode(): string {
  return Array.from({ length: SIGNS_OF_A_CODE }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
}

function codesAmong(factors: readonly Factor[]): Factor | undefined {
  return factors.find(({ factor_type }) => factor_type === 'recovery_code');
}
