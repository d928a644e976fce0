import * as v from 'valibot';

/** A mail as the mailbox keeps it and `/mailbox.json` shows it. `receivedAt` is an ISO moment. */
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
