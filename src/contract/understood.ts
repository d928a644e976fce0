import * as v from 'valibot';
import { factKeys } from '#domain/talk/understood.ts';

/*
 * What an advisor has understood of someone, under /functions/v1/chat. With `?day=` (the date by the person's own calendar)
 * each of these counts "yesterday" from that day.
 *
 *   GET    /conversations/:id/understood         UnderstoodFacts: what the next answer goes by
 *   PUT    /conversations/:id/understood/state   CorrectedState → UnderstoodFacts
 *   DELETE /conversations/:id/understood/:key    UnderstoodFacts: this one is forgotten
 *
 * Both changes hold for everything said so far: a later message may tell the fact again.
 */

export const factKey = v.picklist(factKeys);

export const understoodFacts = v.object({
  items: v.array(v.object({ key: factKey, label: v.string(), value: v.string() })),
});
export type UnderstoodFacts = v.InferOutput<typeof understoodFacts>;

/** A two-letter code. */
export const correctedState = v.strictObject({ value: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) });

export const dayQuery = v.optional(v.pipe(v.string(), v.isoDate()));
