import * as v from 'valibot';

/*
 * A conversation to take along, under /functions/v1/chat. `zone` is a name such as America/Chicago.
 *
 *   GET  /conversations/:id/transcript?zone=   Transcript
 *   POST /conversations/:id/transcript/mail    transcriptMail → 204
 */

export const transcript = v.object({
  /** Says nothing of what is in it: downloads are seen by others. */
  fileName: v.string(),
  markdown: v.string(),
  isSensitive: v.boolean(),
  /** The whole mail, as it would be sent now; null as long as copies may not be mailed. */
  mail: v.nullable(
    v.object({
      to: v.string(),
      subject: v.string(),
      text: v.string(),
      /** Of exactly this mail; another message in between makes it another one. */
      version: v.string(),
    }),
  ),
});
export type Transcript = v.InferOutput<typeof transcript>;

export const transcriptMail = v.strictObject({
  zone: v.string(),
  version: v.string(),
  /** The person has ticked that a conversation about danger may go out by mail as well. */
  includesSensitive: v.boolean(),
});
