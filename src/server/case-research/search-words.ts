import type { CaseType } from '#domain/journey/case.ts';
import { courtsOf } from './state-courts.ts';

/** Courts of some states say "alimony", those of others "maintenance". */
const words: Readonly<Record<CaseType, string>> = {
  divorce: '"dissolution of marriage" OR "divorce decree"',
  property: '"marital property" OR "community property" OR "equitable distribution"',
  alimony: 'alimony OR "spousal support" OR "spousal maintenance"',
  custody: '"child custody" OR "parenting time" OR "parental responsibilities"',
  support: '"child support"',
};

/** Uses the service's operators (courtlistener.com/help/search-operators). */
export function searchWords(state: string, subject: CaseType): string {
  return `(${words[subject]}) AND court_id:(${courtsOf(state).join(' OR ')})`;
}
