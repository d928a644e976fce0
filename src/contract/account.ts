import * as v from 'valibot';
import { PASSWORD_MAX } from '#domain/account/account.ts';

/*
 * The export and the deletion of an account. All paths are under /functions/v1/account and need
 * `Authorization: Bearer <access token>` of an open session. None needs a plan.
 *
 *   GET  /           AccountStanding
 *   POST /code       204; sends a code to a person without a password
 *   POST /copy       Proof → application/zip
 *   POST /deletion   Deletion → DeletionReceipt; ends every session
 *   POST /keep       204; the account is open again
 */

const password = v.pipe(v.string(), v.minLength(1, 'Enter your password'), v.maxLength(PASSWORD_MAX));

const code = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll(/\s/g, '')),
  v.regex(/^\d{6}$/, 'Enter the 6-digit code we sent you'),
);

export const passwordProof = v.strictObject({ password });
export const codeProof = v.strictObject({ code });
/** For people with neither password nor confirmed address: the session itself must be minutes old. */
export const signInProof = v.strictObject({ signedInAgain: v.literal(true) });
/** Which one applies is returned with the account's standing. */
export const proof = v.union([passwordProof, codeProof, signInProof]);
export type Proof = v.InferOutput<typeof proof>;

const when = v.picklist(['now', 'later']);
/** `later`: the account is closed now and deleted after the grace period. */
export const deletion = v.union([
  v.strictObject({ ...passwordProof.entries, when }),
  v.strictObject({ ...codeProof.entries, when }),
  v.strictObject({ ...signInProof.entries, when }),
]);
export type Deletion = v.InferOutput<typeof deletion>;

export const accountStanding = v.object({
  /** When a closed account will be deleted. Null while it is open. */
  deletesAt: v.nullable(v.string()),
  /** When the last export was made. */
  copiedAt: v.nullable(v.string()),
  /**
   * How people prove their identity: a password, a code by email or text message, or a sign-in of the last ten
   * minutes.
   */
  proof: v.picklist(['password', 'mail', 'text', 'sign-in']),
});
export type AccountStanding = v.InferOutput<typeof accountStanding>;

export const deletionReceipt = v.object({
  /** Null if the account has been deleted. */
  deletesAt: v.nullable(v.string()),
  /** `pending`: the payment provider was unavailable and will be notified within the hour. */
  payments: v.picklist(['none', 'ended', 'pending']),
});
export type DeletionReceipt = v.InferOutput<typeof deletionReceipt>;

export const accountErrorCodes = {
  invalid: 400,
  unauthorized: 401,
  wrong_password: 403,
  wrong_code: 403,
  old_sign_in: 403,
  second_step: 403,
  closed: 409,
  other_proof: 409,
  no_proof: 409,
  busy: 409,
  too_large: 413,
  rate_limited: 429,
} as const;

export const accountError = v.object({
  error: v.object({ code: v.string(), message: v.string() }),
});
