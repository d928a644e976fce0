import { useState } from 'react';
import type { Fact } from './facts.ts';
import { clockText, dayText } from './written-day.ts';

/** The person's answer to a fact. */
export interface Check {
  standing: 'confirmed' | 'corrected' | 'dismissed';
  value?: string;
  day?: string;
  time?: string | null;
}

export type Checks = Readonly<Record<string, Check>>;

export function useChecks() {
  const [checks, setChecks] = useState<Checks>({});
  return {
    checks,
    set: (id: string, check: Check | null) =>
      setChecks((before) => {
        const { [id]: _former, ...others } = before;
        return check ? { ...others, [id]: check } : others;
      }),
  };
}

/** The fact as the person has edited it. Null if it is not on the paper. */
export function checkedFact(fact: Fact, check: Check | undefined): Fact | null {
  if (check?.standing === 'dismissed') return null;
  if (check?.standing !== 'corrected') return fact;
  if (fact.date && check.day) {
    const time = check.time ?? null;
    const value = time ? `${dayText(check.day)}, at ${clockText(time)}` : dayText(check.day);
    return { ...fact, value, doubts: [], date: { ...fact.date, day: check.day, time } };
  }
  return { ...fact, value: check.value ?? fact.value, doubts: [] };
}
