import * as v from 'valibot';
import { factKeys } from '#domain/talk/understood.ts';

/*
 * The facts that an advisor has understood, under /functions/v1/chat. With `?day=` (the person's own date) each of these counts
 * "yesterday" from that date.
 *
 *   GET    /conversations/:id/understood           UnderstoodFacts: the facts for the next answer
 *   PUT    /conversations/:id/understood/state     CorrectedState → UnderstoodFacts
 *   DELETE /conversations/:id/understood/:key      UnderstoodFacts: removes this one
 *   PUT    /conversations/:id/understood/sharing   ShareFacts → UnderstoodFacts: shares what was told here
 *   DELETE /conversations/:id/understood/sharing   UnderstoodFacts: stops sharing what this advisor was told
 *
 * The first two changes apply to everything said so far: a later message may set the fact again. They also apply to
 * facts that were shared from this conversation.
 */

export const factKey = v.picklist(factKeys);

/**
 * `none`: nothing was told here. `private`: an ephemeral chat, which shares nothing. `changed`: the facts changed after
 * they were shared. `other-chat`: shared from another conversation with this advisor.
 */
export const sharingStates = ['none', 'private', 'off', 'on', 'changed', 'other-chat'] as const;

export const understoodFacts = v.object({
  items: v.array(
    v.object({
      key: factKey,
      label: v.string(),
      value: v.string(),
      /** The name of the advisor who was told. Absent if it was told or corrected here. */
      from: v.optional(v.string()),
    }),
  ),
  sharing: v.picklist(sharingStates),
  /** Danger was mentioned in this conversation, so sharing takes `includesSensitive`. */
  isSensitive: v.boolean(),
});
export type UnderstoodFacts = v.InferOutput<typeof understoodFacts>;

export const shareFacts = v.strictObject({ includesSensitive: v.boolean() });

/** A two-letter code. */
export const correctedState = v.strictObject({ value: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) });

export const dayQuery = v.optional(v.pipe(v.string(), v.isoDate()));
