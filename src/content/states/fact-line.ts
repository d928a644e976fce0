import type { StateFact } from '#domain/talk/state-facts-asked.ts';
import type { StateFile } from './state-file.ts';
import { stateLines } from './state-lines.ts';
import { verifiedFacts } from './verified-facts.ts';

const numbers = {
  residency: {
    label: 'How long you must have lived in {state} to file',
    unknown: 'how long you need to live there first',
  },
  waitingPeriod: { label: 'The waiting period in {state}', unknown: 'the waiting period' },
  filingFee: { label: 'The filing fee in {state}', unknown: 'the filing fee' },
} as const;

/** Whether each of these facts was verified for the state. Property and support always are. */
export function isVerified(state: StateFile, asked: readonly StateFact[]): boolean {
  const verified = verifiedFacts(state);
  return asked.every((fact) => verified[fact] !== undefined);
}

/** One sentence for each verified fact, and one that lists the others and who can answer them. */
export function factLines(state: StateFile, asked: readonly StateFact[]): string[] {
  const lines = stateLines(state);
  const verified = verifiedFacts(state);
  const unknown: string[] = [];
  const known = asked.flatMap((fact) => {
    if (fact === 'property') return [lines.property];
    if (fact === 'supportModel')
      return [`In ${state.name}: ${lines.support} The state's own calculator can give you an estimate.`];
    if (fact === 'parentingClass') return [lines.parentClass];
    const found = verified[fact];
    if (found) return [`${numbers[fact].label.replace('{state}', state.name)}: **${found.value}**.`];
    unknown.push(numbers[fact].unknown);
    return [];
  });
  if (unknown.length === 0) return known;
  return [
    ...known,
    `I don't have a verified answer for ${unknown.join(' or ')} in ${state.name}, so I won't guess. The court clerk can tell you in one call, or you can look on the court's own self-help pages.`,
  ];
}
