import { statesByCode } from '#content/states/states-by-code.ts';
import { verifiedFacts } from '#content/states/verified-facts.ts';

/** A state's verified rule on how long someone must have lived there to file. */
export interface ResidencyFact {
  /** The rule as the state's file has it, such as "180 days in the state, 10 in the county". */
  words: string;
  /** The time in the state, in months. Null if the rule doesn't begin with one. */
  months: number | null;
  /** Whether it also asks for time in one county. */
  hasCounty: boolean;
}

const inMonths: Readonly<Record<string, number>> = { day: 1 / 30, week: 7 / 30, month: 1, year: 12 };

/** Null if the rule of the state isn't verified. */
export function residencyFact(state: string): ResidencyFact | null {
  const file = statesByCode.get(state);
  const words = file && verifiedFacts(file).residency?.value;
  if (!words) return null;
  const [, number, unit = ''] = /^(\d+) (day|week|month|year)s?\b/.exec(words) ?? [];
  return {
    words,
    months: number === undefined ? null : Number(number) * (inMonths[unit] ?? 0),
    hasCounty: /\bcounty\b/.test(words),
  };
}
