import * as v from 'valibot';
import { assistantId } from './chat.ts';

/*
 * Retention of conversations, under /functions/v1/chat.
 *
 *   GET    /keeping             Retention
 *   PUT    /keeping             RetentionChange → Retention
 *   PUT    /unkept/:advisor     204: from now on the chat with this advisor is ephemeral in this session
 *   DELETE /unkept/:advisor     204: ends that, and deletes its messages
 */

/** Days after the last message. */
export const deleteAfterChoices = [7, 30, 90] as const;

export const retention = v.object({
  /** Null if conversations are stored until the person deletes them. */
  deleteAfter: v.nullable(v.picklist(deleteAfterChoices)),
  /** Advisors whose chat is ephemeral in this session. */
  unkept: v.array(assistantId),
  /** Whether copies may be emailed to the account's address. */
  mayMail: v.boolean(),
  /** The confirmed address of the account. Null if there is none. */
  address: v.nullable(v.string()),
  /** Whether we may read questions that the library can't answer. */
  sharesUnanswered: v.boolean(),
});
export type Retention = v.InferOutput<typeof retention>;

/** Missing fields stay unchanged. */
export const retentionChange = v.strictObject({
  deleteAfter: v.optional(v.nullable(v.picklist(deleteAfterChoices))),
  /** The address for which the person has given consent. Null revokes it. */
  mailTo: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(320)))),
  sharesUnanswered: v.optional(v.boolean()),
});
export type RetentionChange = v.InferOutput<typeof retentionChange>;
