import * as v from 'valibot';

/*
 * The transcript of a conversation, under /functions/v1/chat. `zone` is a name such as America/Chicago.
 *
 *   GET  /conversations/:id/transcript?zone=   Transcript
 *   POST /conversations/:id/transcript/mail    transcriptMail → 204
 */

export const transcript = v.object({
  /** A file name that reveals nothing of the content, because other people may see downloads. */
  fileName: v.string(),
  markdown: v.string(),
  isSensitive: v.boolean(),
  /** The whole email as it would be sent now. Null if copies by email are not allowed. */
  mail: v.nullable(
    v.object({
      to: v.string(),
      subject: v.string(),
      text: v.string(),
      /** The version of exactly this email. A new message changes it. */
      version: v.string(),
    }),
  ),
});
export type Transcript = v.InferOutput<typeof transcript>;

export const transcriptMail = v.strictObject({
  zone: v.string(),
  version: v.string(),
  /** The person has checked the box that also allows emailing a conversation about danger. */
  includesSensitive: v.boolean(),
});
