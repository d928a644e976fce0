import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../database/database.ts';
import { lockAccount } from '../users/account.ts';
import { type AuditAction, recordAudit } from '../audit.ts';
import type { AccountSession } from '../authenticate.ts';
import { AuthError, factorNotFound, sessionNotFound } from '../error.ts';
import { type Factor, factorsOf, needsSecondStep } from './factor.ts';
import { queueEmail, sendQueuedEmail } from '../../mail/email-outbox.ts';
import { isKnownCaller } from '../sign-in/known-network.ts';
import { type NewCode, findCode, newRecoveryCodes, storeCodes, useCode } from './recovery-code.ts';
import type { Caller } from '../request.ts';
import { requireRecentStep, requireSecondStep, takeSecondStep } from './second-step.ts';
import type { AuthServices } from '../services.ts';
import { type SessionAnswer, isSessionOpen, sessionAnswer } from '../sign-in/session.ts';

const NAME_MAX = 100;
const needsStep = { status: 403, message: 'AAL2 required to manage recovery codes' } as const;

export const recoveryCodesForm = v.object({
  friendly_name: v.nullish(v.pipe(v.string(), v.maxLength(NAME_MAX))),
});

export const recoveryCodeForm = v.object({
  code: v.pipe(v.string('Code needs to be non-empty'), v.nonEmpty('Code needs to be non-empty')),
});

/** Returns how many codes exist and how many are unused, but never the codes. */
export async function readRecoveryCodes(services: AuthServices, { account, sessionId }: AccountSession) {
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

/** Creates the first set of codes, which is shown only once. */
export async function generateRecoveryCodes(
  services: AuthServices,
  person: AccountSession,
  friendlyName: string,
  caller: Caller,
) {
  return handOutCodes(services, person, caller, async (auth, factors, at) => {
    if (codesAmong(factors)) {
      throw new AuthError(422, 'mfa_verified_factor_exists', 'Recovery codes exist, regenerate them instead');
    }
    const factor = { id: randomUUID(), friendly_name: friendlyName };
    await auth.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
       values ($1, $2, $3, 'recovery_code', 'verified', $4, $4)`,
      [factor.id, person.account.id, friendlyName, at],
    );
    return factor;
  });
}

/** Creates a new set of codes. The remaining codes of the previous set become invalid. */
export async function regenerateRecoveryCodes(
  services: AuthServices,
  person: AccountSession,
  caller: Caller,
) {
  return handOutCodes(services, person, caller, async (auth, factors) => {
    const factor = codesAmong(factors);
    if (!factor) throw factorNotFound();
    await auth.query('delete from auth.mfa_recovery_codes where factor_id = $1', [factor.id]);
    return factor;
  });
}

type CodesFactor = Pick<Factor, 'id' | 'friendly_name'>;

/** Stores new codes for a factor. Ten slow hashes delay other sign-ins, so the caller's permission is checked first. */
async function handOutCodes(
  services: AuthServices,
  person: AccountSession,
  caller: Caller,
  factorFor: (auth: Transaction, factors: readonly Factor[], at: Date) => Promise<CodesFactor>,
) {
  await services.limiter.consume('changeUser', { address: caller.address, account: person.account.id });
  await services.database.asAuthAdmin((auth) => requireManager(auth, person, services.now()));
  const codes = await newRecoveryCodes();
  return manage(services, person, { action: 'generate_recovery_codes', caller }, async (auth, factors, at) =>
    handOut(auth, await factorFor(auth, factors, at), codes, at),
  );
}

/** Sessions that used a recovery code stay signed in. */
export async function deleteRecoveryCodes(services: AuthServices, person: AccountSession, caller: Caller) {
  await services.limiter.consume('changeUser', { address: caller.address, account: person.account.id });
  return manage(services, person, { action: 'recovery_codes_deleted', caller }, async (auth, factors) => {
    const factor = codesAmong(factors);
    if (!factor) throw factorNotFound();
    await auth.query('delete from auth.mfa_factors where id = $1', [factor.id]);
    return { id: factor.id };
  });
}

async function manage<Result>(
  services: AuthServices,
  person: AccountSession,
  { action, caller }: { action: AuditAction; caller: Caller },
  work: (auth: Transaction, factors: readonly Factor[], at: Date) => Promise<Result>,
): Promise<Result> {
  const at = services.now();
  return services.database.asAuthAdmin(async (auth) => {
    await lockAccount(auth, person.account.id);
    const factors = await requireManager(auth, person, at);
    await recordAudit(auth, { action, userId: person.account.id, caller, at });
    return work(auth, factors, at);
  });
}

async function requireManager(
  auth: Transaction,
  { account, sessionId }: AccountSession,
  at: Date,
): Promise<readonly Factor[]> {
  if (!(await isSessionOpen(auth, sessionId))) throw sessionNotFound();
  const factors = await factorsOf(auth, account.id);
  if (!needsSecondStep(factors)) {
    throw new AuthError(422, 'mfa_recovery_codes_sole_factor', 'Recovery codes cannot be the only factor');
  }
  await requireRecentStep(auth, { sessionId, at }, needsStep);
  return factors;
}

/** Completes the second step without the phone. Each code works once. */
export async function verifyRecoveryCode(
  services: AuthServices,
  person: AccountSession,
  form: v.InferOutput<typeof recoveryCodeForm>,
  caller: Caller,
): Promise<SessionAnswer> {
  const isKnown = await isKnownCaller(services, person.account, caller);
  const subject = { address: caller.address, account: person.account.id, isKnown };
  await services.limiter.consume('recoveryCode', subject);
  const at = services.now();
  const waiting = { address: caller.address, isKnown };
  const right = await findCode(services.database, person.account.id, form.code, waiting);
  const outcome = await services.database.asAuthAdmin(async (auth) => {
    const account = await lockAccount(auth, person.account.id);
    if (!account || !(await isSessionOpen(auth, person.sessionId))) throw sessionNotFound();
    const codes = codesAmong(await factorsOf(auth, account.id));
    const factor = codes && right && (await useCode(auth, codes.id, right, at)) ? codes : null;
    // Returned instead of thrown, so that the audit event is committed.
    await recordAudit(auth, {
      action: factor ? 'recovery_code_used' : 'verification_failed',
      userId: account.id,
      caller,
      at,
    });
    if (!factor) return new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered');
    const { sessionId } = person;
    const method = 'mfa/recovery_code';
    const session = await takeSecondStep(auth, {
      account,
      sessionId,
      factorId: factor.id,
      method,
      caller,
      at,
    });
    const told = { userId: account.id, to: account.email, template: 'recovery_code_used', at } as const;
    return {
      answer: await sessionAnswer(services, auth, session),
      emailId: await queueEmail(auth, told),
    };
  });
  if (outcome instanceof AuthError) throw outcome;
  await services.limiter.refund('recoveryCode', subject);
  await sendQueuedEmail(services, outcome.emailId);
  return outcome.answer;
}

async function handOut(auth: Transaction, factor: CodesFactor, codes: readonly NewCode[], at: Date) {
  await storeCodes(auth, factor.id, codes, at);
  return {
    id: factor.id,
    type: 'recovery_code',
    ...(factor.friendly_name && { friendly_name: factor.friendly_name }),
    total: codes.length,
    codes: codes.map(({ code }) => code),
  };
}

function codesAmong(factors: readonly Factor[]): Factor | undefined {
  return factors.find(({ factor_type }) => factor_type === 'recovery_code');
}
