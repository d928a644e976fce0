import * as v from 'valibot';
import type { FollowUp, WrittenReply } from '#domain/intents/intent.ts';

export const line = v.pipe(v.string(), v.trim(), v.minLength(1));
export const replyFields = {
  reply: v.pipe(line, v.minLength(12)),
  question: v.exactOptional(v.pipe(line, v.endsWith('?'))),
  offers: v.exactOptional(line),
};
export const followUp: v.GenericSchema<unknown, FollowUp> = v.strictObject({
  ...replyFields,
  examples: v.pipe(v.array(line), v.minLength(1)),
  followUps: v.optional(
    v.lazy(() => v.array(followUp)),
    [],
  ),
  otherwise: v.exactOptional(v.lazy(() => otherwise)),
});
export const otherwise: v.GenericSchema<unknown, WrittenReply> = v.strictObject({
  ...replyFields,
  followUps: v.optional(v.array(followUp), []),
  otherwise: v.exactOptional(v.lazy(() => otherwise)),
});
/** A reply with its possible follow-ups. */
export const writtenReply: v.GenericSchema<unknown, WrittenReply> = v.strictObject({
  ...replyFields,
  followUps: v.optional(v.array(followUp), []),
  otherwise: v.exactOptional(v.lazy(() => otherwise)),
});
