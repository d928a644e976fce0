import * as v from 'valibot';
import { type Entitlement, effectiveTier } from '../billing/access.ts';

export const caseTypes = ['divorce', 'property', 'alimony', 'custody', 'support'] as const;
export type CaseType = (typeof caseTypes)[number];

const courtCase = v.strictObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  caseName: v.string(),
  docketNumber: v.string(),
  court: v.string(),
  dateDecided: v.pipe(v.string(), v.isoDate()),
  jurisdiction: v.string(),
  caseType: v.picklist(caseTypes),
  summary: v.string(),
  url: v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
  relevancyScore: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  isSample: v.boolean(),
});

/**
 * A summary of a court decision. `dateDecided` is a date (YYYY-MM-DD), `relevancyScore` a whole percentage, and `url`
 * the URL of the decision. Null if there is none, as for every sample.
 */
export type CourtCase = Readonly<v.InferOutput<typeof courtCase>>;

const savedList = v.array(courtCase);

export function canReadCases(entitlement: Entitlement, now: Date): boolean {
  return effectiveTier(entitlement, now) === 'unlimited';
}

/** Parses the stored cases. Anything else counts as no saved cases. */
export function parseSavedCases(kept: string | null): readonly CourtCase[] {
  try {
    const parsed = v.safeParse(savedList, JSON.parse(kept ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

export function isSavedCase(saved: readonly CourtCase[], id: string): boolean {
  return saved.some((each) => each.id === id);
}

/** Adds the case, or removes a saved one. */
export function toggleSavedCase(saved: readonly CourtCase[], chosen: CourtCase): readonly CourtCase[] {
  return isSavedCase(saved, chosen.id) ? saved.filter(({ id }) => id !== chosen.id) : [...saved, chosen];
}
