import * as v from 'valibot';
import { stateChoices } from '#domain/retrieval/us-state.ts';
import { type Amendment, type Amendments, type FactKey, factKeys } from '#domain/talk/understood.ts';

const stored = v.object({ value: v.nullable(v.string()), after: v.number() });

/** The stored form: `after` is the position of the newest message at that time. */
export const storedAmendments = v.partial(v.object(v.entriesFromList(factKeys, stored)));
export type StoredAmendments = v.InferOutput<typeof storedAmendments>;

/** `positions` are those of the person's messages, newest first. */
export function amendmentsOf(kept: StoredAmendments, positions: readonly number[]): Amendments {
  const amendments: Partial<Record<FactKey, Amendment>> = {};
  for (const key of factKeys) {
    const amendment = kept[key];
    if (!amendment) continue;
    const later = positions.filter((position) => position > amendment.after).length;
    amendments[key] = { value: isState(amendment.value) ? amendment.value : null, later };
  }
  return amendments;
}

export function isState(code: string | null): boolean {
  return stateChoices.some(([known]) => known === code);
}
