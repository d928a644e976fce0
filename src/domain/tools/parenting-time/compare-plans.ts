import type { PlanTotals } from './sum-up.ts';

/** How the second plan differs from the first. Positive if the second has more nights. */
export interface PlanDifference {
  nightsA: number;
  nightsB: number;
  exchanges: number;
  longestAwayA: number;
  longestAwayB: number;
}

export function comparePlans(first: PlanTotals, second: PlanTotals): PlanDifference {
  return {
    nightsA: second.homes.A.nights - first.homes.A.nights,
    nightsB: second.homes.B.nights - first.homes.B.nights,
    exchanges: second.exchanges - first.exchanges,
    longestAwayA: second.homes.A.longestAway - first.homes.A.longestAway,
    longestAwayB: second.homes.B.longestAway - first.homes.B.longestAway,
  };
}
