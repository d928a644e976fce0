import * as v from 'valibot';
import type { LegalFacts } from '#domain/legal-facts.ts';

/* GET /legal.json → LegalFacts: the facts of this installation for the Terms and the Privacy Policy. Public. */

export const legalFacts: v.GenericSchema<unknown, LegalFacts> = v.object({
  company: v.object({ name: v.string(), address: v.string(), email: v.string() }),
  governingLaw: v.string(),
  backupDays: v.number(),
  processors: v.array(v.object({ name: v.string(), purpose: v.string() })),
});
