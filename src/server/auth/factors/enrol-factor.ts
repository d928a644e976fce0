import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { phoneNumber } from '#domain/account/phone-number.ts';
import type { Transaction } from '../../database/database.ts';
import { lockAccount } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import type { AccountSession } from '../authenticate.ts';
import { AuthError, sessionNotFound, validationFailed } from '../error.ts';
import { type Factor, factorsOf, needsSecondStep } from './factor.ts';
import { refuseUnreachable } from '../phone/text-code.ts';
import { type Caller, parseForm } from '../request.ts';
import { requireRecentStep } from './second-step.ts';
import type { AuthServices } from '../services.ts';
import { isSessionNew, isSessionOpen } from '../sign-in/session.ts';
import { newTimeCode } from './time-code.ts';

const NAME_MAX = 100;
const FACTORS_MAX = 10;
/** The first factor needs a fresh proof of identity. */
const SIGN_IN_RECENT_MS = 10 * 60_000;

const name = v.nullish(
  v.pipe(
    v.string(),
    v.maxLength(NAME_MAX, `Names can have at most ${NAME_MAX} characters`),
    // Half a surrogate pair is invalid in a URL, and the authenticator app gets a URL.
    v.check((text) => text.isWellFormed(), 'Names must be valid Unicode text'),
  ),
);

export const enrolForm = v.object({
  factor_type: v.optional(v.string()),
  friendly_name: name,
  issuer: name,
  phone: v.nullish(v.string('phone must be a string')),
});

/** Creates a factor that becomes active with its first correct code. The secret is shown only here, once. */
export async function enrolFactor(
  services: AuthServices,
  person: AccountSession,
  form: v.InferOutput<typeof enrolForm>,
  caller: Caller,
) {
  await services.limiter.consume('changeUser', { address: caller.address, account: person.account.id });
  const proof = newProof(services, person, form);
  const at = services.now();
  const friendlyName = form.friendly_name ?? '';
  const id = randomUUID();

  await services.database.asAuthAdmin(async (auth) => {
    const account = await lockAccount(auth, person.account.id);
    if (!account || !(await isSessionOpen(auth, person.sessionId))) throw sessionNotFound();
    if (proof.type === 'phone') await replaceUnfinished(auth, account.id, proof.phone);
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
         (id, user_id, friendly_name, factor_type, status, secret, phone, created_at, updated_at, session_id)
       values ($1, $2, $3, $4::text::auth.factor_type, 'unverified', $5::text, $6::text, $7, $7, $8)`,
      [id, account.id, friendlyName, proof.type, proof.secret, proof.phone, at, person.sessionId],
    );
    await recordAudit(auth, { action: 'factor_in_progress', userId: account.id, caller, at });
  });
  return { id, type: proof.type, friendly_name: friendlyName, ...proof.shown };
}

type NewProof =
  | { type: 'totp'; secret: string; phone: null; shown: { totp: object } }
  | { type: 'phone'; secret: null; phone: string; shown: { phone: string } };

function newProof(
  services: AuthServices,
  { account }: AccountSession,
  { factor_type: type, issuer: asked, phone: number }: v.InferOutput<typeof enrolForm>,
): NewProof {
  if (type === 'totp') {
    const issuer = (asked || new URL(services.config.appUrl).host).replaceAll(':', ' ');
    const { secret, uri, qrCode } = newTimeCode(issuer, account.email || account.phone);
    return { type, secret, phone: null, shown: { totp: { qr_code: qrCode, secret, uri } } };
  }
  if (type === 'phone') {
    if (!services.sms) {
      throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
    }
    if (!number) throw validationFailed('Phone number required to enroll Phone factor');
    const phone = parseForm(phoneNumber, number);
    refuseUnreachable(services, phone);
    return { type, secret: null, phone, shown: { phone } };
  }
  if (type === 'webauthn') {
    throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
  }
  throw validationFailed('factor_type needs to be totp, phone, or webauthn');
}

/** Deletes unfinished factors with this number. */
async function replaceUnfinished(auth: Transaction, userId: string, phone: string): Promise<void> {
  await auth.query(
    `delete from auth.mfa_factors
     where user_id = $1 and factor_type = 'phone' and status = 'unverified' and phone = $2`,
    [userId, phone],
  );
  const finished = await auth.query(
    `select id from auth.mfa_factors where user_id = $1 and factor_type = 'phone' and phone = $2`,
    [userId, phone],
  );
  if (finished.length === 0) return;
  throw new AuthError(
    422,
    'mfa_verified_factor_exists',
    'A verified phone factor already exists, unenroll the existing factor to continue',
  );
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
 * Otherwise a person who finds a signed-in phone could lock its owner out permanently. Stricter than GoTrue, with the
 * error that it uses for a change of password.
 */
async function requireRecentSignIn(auth: Transaction, sessionId: string, at: Date): Promise<void> {
  if (await isSessionNew(auth, { sessionId, at }, SIGN_IN_RECENT_MS)) return;
  throw new AuthError(400, 'reauthentication_needed', 'Enrolling a factor requires reauthentication');
}
