import * as v from 'valibot';
import { factKeys } from '#domain/talk/understood.ts';

/*
 * The facts that an advisor has understood, under /functions/v1/chat. With `?day=` (the person's own date) each of these counts
 * "yesterday" from that date.
 *
 *   GET    /conversations/:id/understood         UnderstoodFacts: the facts for the next answer
 *   PUT    /conversations/:id/understood/state   CorrectedState → UnderstoodFacts
 *   DELETE /conversations/:id/understood/:key    UnderstoodFacts: removes this one
 *
 * Both changes apply to everything said so far: a later message may set the fact again.
 */

export const factKey = v.picklist(factKeys);

export const understoodFacts = v.object({
  items: v.array(v.object({ key: factKey, label: v.string(), value: v.string() })),
});
export type UnderstoodFacts = v.InferOutput<typeof understoodFacts>;

/** A two-letter code. */
export const correctedState = v.strictObject({ value: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) });

export const dayQuery = v.optional(v.pipe(v.string(), v.isoDate()));
