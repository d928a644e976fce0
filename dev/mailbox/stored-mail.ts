import * as v from 'valibot';

/** An email in the form of the mailbox and `/mailbox.json`. `receivedAt` is an ISO timestamp. */
export const storedMail = v.object({
  id: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  replyTo: v.optional(v.string()),
  receivedAt: v.string(),
});
export type StoredMail = v.InferOutput<typeof storedMail>;
