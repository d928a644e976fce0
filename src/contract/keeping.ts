import * as v from 'valibot';
import { assistantId } from './chat.ts';

/*
 * What is kept of conversations, under /functions/v1/chat.
 *
 *   GET    /keeping             Keeping
 *   PUT    /keeping             KeepingChange → Keeping
 *   PUT    /unkept/:advisor     204: from now on nothing is kept of the chat with this advisor in this browser
 *   DELETE /unkept/:advisor     204: ends that, and deletes what was said
 */

/** Days after the last message. */
export const deleteAfterChoices = [7, 30, 90] as const;

export const keeping = v.object({
  /** Null: conversations are stored until the person deletes them. */
  deleteAfter: v.nullable(v.picklist(deleteAfterChoices)),
  /** Advisors whose chat is ephemeral in this session. */
  unkept: v.array(assistantId),
  /** Copies may go to the account's address. */
  mayMail: v.boolean(),
  /** The confirmed address of the account; null without one. */
  address: v.nullable(v.string()),
  /** Questions that the library has no answer to may be read by us. */
  sharesUnanswered: v.boolean(),
});
export type Keeping = v.InferOutput<typeof keeping>;

/** Missing fields stay unchanged. */
export const keepingChange = v.strictObject({
  deleteAfter: v.optional(v.nullable(v.picklist(deleteAfterChoices))),
  /** The address that the person was asked about; null takes it back. */
  mailTo: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(320)))),
  sharesUnanswered: v.optional(v.boolean()),
});
export type KeepingChange = v.InferOutput<typeof keepingChange>;
