import type { Source } from '../passage.ts';
import type { FactName, StateFile } from './state-file.ts';

export interface VerifiedFact {
  value: string;
  source: Source;
}

/** The only access to a state's facts for texts that are shown. It returns only the verified ones. */
export function verifiedFacts({ facts }: StateFile): Partial<Record<FactName, VerifiedFact>> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) => {
      if (fact.status !== 'verified') return [];
      const { title, publisher, url, checked, read_as: readAs } = fact.source;
      return [
        [
          name,
          { value: fact.value, source: { title, publisher, url, checked, ...(readAs ? { readAs } : {}) } },
        ],
      ];
    }),
  );
}
