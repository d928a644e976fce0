import * as v from 'valibot';

/*
 * GET /legal.json → LegalFacts: what the Terms and the Privacy Policy say of this installation. Open to everyone.
 */

export const legalFacts = v.object({
  company: v.object({ name: v.string(), address: v.string(), email: v.string() }),
  /** Whose law holds, as it stands behind "the laws of". */
  governingLaw: v.string(),
  /** After so many days a backup is deleted; 0: none are made. */
  backupDays: v.number(),
  /** Who gets something of a person, by name, and what for: a sentence. */
  processors: v.array(v.object({ name: v.string(), purpose: v.string() })),
});
export type LegalFacts = v.InferOutput<typeof legalFacts>;
