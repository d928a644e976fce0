/** What a plan can be: `npm run dev -- --as past-due` signs somebody in who has it. */
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

// Known to everybody who reads this: local mode answers only to this machine.
export const planPassword = 'level-lighthouse-5';
