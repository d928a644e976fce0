import type { LegalFacts } from '#domain/legal-facts.ts';
import type { Config } from '../config/config.ts';
import { processorsOf } from './processors.ts';

/** The facts of this installation for the Terms and the Privacy Policy. None is secret. */
export function legalFactsOf(config: Config): LegalFacts {
  const { name, address, email, governingLaw, backupDays } = config.company;
  return { company: { name, address, email }, governingLaw, backupDays, processors: processorsOf(config) };
}
