import * as v from 'valibot';
import { PASSWORD_MAX } from '#domain/account.ts';

/*
 * A copy of everything, and the end of an account. All paths stand under /functions/v1/account and need
 * `Authorization: Bearer <access token>` of a session that is still open. None asks for a plan.
 *
 *   GET  /           AccountStanding
 *   POST /copy       Proof → application/zip
 *   POST /deletion   Deletion → DeletionReceipt; every session is over
 *   POST /keep       204; the account is open again
 */

const password = v.pipe(v.string(), v.minLength(1, 'Type your password'), v.maxLength(PASSWORD_MAX));

export const proof = v.strictObject({ password });

/** `later`: closed at once, deleted after the grace. */
export const deletion = v.strictObject({ password, when: v.picklist(['now', 'later']) });
export type Deletion = v.InferOutput<typeof deletion>;

export const accountStanding = v.object({
  /** When a closed account is deleted; null while it is open. */
  deletesAt: v.nullable(v.string()),
  /** When somebody last made a copy. */
  copiedAt: v.nullable(v.string()),
});
export type AccountStanding = v.InferOutput<typeof accountStanding>;

export const deletionReceipt = v.object({
  /** Null: it is gone. */
  deletesAt: v.nullable(v.string()),
  /** `pending`: the payment provider could not be reached and is told within the hour. */
  payments: v.picklist(['none', 'ended', 'pending']),
});
export type DeletionReceipt = v.InferOutput<typeof deletionReceipt>;

export const accountErrorCodes = {
  invalid: 400,
  unauthorized: 401,
  wrong_password: 403,
  second_step: 403,
  closed: 409,
  busy: 409,
  too_large: 413,
  rate_limited: 429,
} as const;
export type AccountErrorCode = keyof typeof accountErrorCodes;

export const accountError = v.object({
  error: v.object({ code: v.string(), message: v.string() }),
});
