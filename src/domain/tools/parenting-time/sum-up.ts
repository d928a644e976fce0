import type { Day } from '../day.ts';
import { type Home, homes } from './pattern.ts';
import type { PlannedNight } from './plan-nights.ts';

export interface HomeTotals {
  nights: number;
  /** The percentage of all nights, with one decimal place. */
  share: number;
  /** The longest run of nights that the children spend in the other home. */
  longestAway: number;
}

export interface PlanTotals {
  nights: number;
  homes: Record<Home, HomeTotals>;
  exchanges: number;
  exchangesIn14Days: number;
}

export function totalPlan(nights: readonly PlannedNight[]): PlanTotals {
  const exchanges = nights.filter(({ isExchange }) => isExchange).length;
  const [a, b] = homes.map((home) => totalsFor(home, nights)) as [HomeTotals, HomeTotals];
  return {
    nights: nights.length,
    homes: { A: a, B: b },
    exchanges,
    exchangesIn14Days: tenths((exchanges * 14) / nights.length),
  };
}

function totalsFor(home: Home, nights: readonly PlannedNight[]): HomeTotals {
  const own = nights.filter((night) => night.home === home).length;
  return { nights: own, share: tenths((own * 100) / nights.length), longestAway: longestAway(home, nights) };
}

function longestAway(home: Home, nights: readonly PlannedNight[]): number {
  let longest = 0;
  let run = 0;
  for (const night of nights) {
    run = night.home === home ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

export interface PlanMonth {
  /** The month as `YYYY-MM`. */
  month: string;
  nights: PlannedNight[];
}

/** Groups the nights by month, for a printed calendar. */
export function nightsByMonth(nights: readonly PlannedNight[]): PlanMonth[] {
  const months = Map.groupBy(nights, ({ day }) => monthOf(day));
  return [...months].map(([month, inMonth]) => ({ month, nights: inMonth }));
}

function monthOf(day: Day): string {
  return day.slice(0, 7);
}

function tenths(figure: number): number {
  return Math.round(figure * 10) / 10;
}
