import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../database.ts';
import { lockAccount } from './account.ts';
import { recordAudit } from './audit.ts';
import type { SignedIn } from './authenticate.ts';
import { AuthError, sessionNotFound, validationFailed } from './error.ts';
import { type Factor, factorsOf, needsSecondStep } from './factor.ts';
import type { Caller } from './request.ts';
import { requireRecentStep } from './second-step.ts';
import type { AuthServices } from './services.ts';
import { isSessionNew, isSessionOpen } from './session.ts';
import { newTimeCode } from './time-code.ts';

const NAME_MAX = 100;
const FACTORS_MAX = 10;
/** The first factor is set up by somebody who has just proven that the account is theirs. */
const SIGN_IN_RECENT_MS = 10 * 60_000;

const name = v.nullish(
  v.pipe(v.string(), v.maxLength(NAME_MAX, `Names have at most ${NAME_MAX} characters`)),
);

export const enrolForm = v.object({ factor_type: v.optional(v.string()), friendly_name: name, issuer: name });

/** A factor that counts from its first right code on. The secret is shown this once. */
export async function enrolFactor(
  services: AuthServices,
  person: SignedIn,
  form: v.InferOutput<typeof enrolForm>,
  caller: Caller,
) {
  await services.limiter.spend('changeUser', { address: caller.address, account: person.account.id });
  refuseOtherTypes(form.factor_type);
  const at = services.now();
  const friendlyName = form.friendly_name ?? '';
  const issuer = (form.issuer || new URL(services.config.appUrl).host).replaceAll(':', ' ');
  const { secret, uri, qrCode } = newTimeCode(issuer, person.account.email);
  const id = randomUUID();

  await services.database.asAuthAdmin(async (auth) => {
    const account = await lockAccount(auth, person.account.id);
    if (!account || !(await isSessionOpen(auth, person.sessionId))) throw sessionNotFound();
    const factors = await factorsOf(auth, account.id);
    refuseTooMany(factors, friendlyName);
    if (needsSecondStep(factors)) {
      const refusal = { status: 403, message: 'AAL2 required to enroll a new factor' } as const;
      await requireRecentStep(auth, { sessionId: person.sessionId, at }, refusal);
    } else {
      await requireRecentSignIn(auth, person.sessionId, at);
    }
    await auth.query(
      `insert into auth.mfa_factors
         (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values ($1, $2, $3, 'totp', 'unverified', $4, $5, $5)`,
      [id, account.id, friendlyName, secret, at],
    );
    await recordAudit(auth, { action: 'factor_in_progress', userId: account.id, caller, at });
  });
  return { id, type: 'totp', friendly_name: friendlyName, totp: { qr_code: qrCode, secret, uri } };
}

function refuseOtherTypes(type: string | undefined): void {
  if (type === 'totp') return;
  if (type === 'phone') {
    throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  }
  if (type === 'webauthn') {
    throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
  }
  throw validationFailed('factor_type needs to be totp, phone, or webauthn');
}

function refuseTooMany(factors: readonly Factor[], friendlyName: string): void {
  const others = factors.filter(({ factor_type }) => factor_type !== 'recovery_code');
  if (others.some(({ friendly_name }) => (friendly_name ?? '') === friendlyName)) {
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${friendlyName}" for this user already exists`,
    );
  }
  if (others.length >= FACTORS_MAX) {
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
}

/**
 * Whoever finds a signed-in phone could lock its owner out for good. Stricter than GoTrue, in the words it has
 * for a change of password.
 */
async function requireRecentSignIn(auth: Transaction, sessionId: string, at: Date): Promise<void> {
  if (await isSessionNew(auth, { sessionId, at }, SIGN_IN_RECENT_MS)) return;
  throw new AuthError(400, 'reauthentication_needed', 'Enrolling a factor requires reauthentication');
}
