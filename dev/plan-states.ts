/** The states of a plan: `npm run dev -- --as past-due` signs in a person in that state. */
export const planStates = [
  'trial',
  'trial-over',
  'starter',
  'core',
  'unlimited',
  'past-due',
  'canceling',
  'canceled',
  'pausing',
  'paused',
] as const;
export type PlanState = (typeof planStates)[number];

export function isPlanState(word: string | undefined): word is PlanState {
  return (planStates as readonly (string | undefined)[]).includes(word);
}

export function planPerson(state: PlanState): string {
  return `${state}@evenkeel.test`;
}

// Public in the source: local mode is only reachable from this machine.
export const planPassword = 'level-lighthouse-5';
