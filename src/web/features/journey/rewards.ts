import type { JourneyStep } from '#domain/journey/journey.ts';

export interface Reward {
  stepId: number;
  /** The name without the kind, such as `Peacemaker`. */
  name: string;
  kind: 'Achievement' | 'Badge' | 'Certificate';
  isEarned: boolean;
  /** The step that earns the reward. */
  stepLabel: string;
}

const named = /^(?<name>.+) (?<kind>Achievement|Badge|Certificate)$/;

/** The rewards of the shown steps, earned or future, in the order of the steps. */
export function rewardsOf(steps: readonly JourneyStep[]): Reward[] {
  return steps.flatMap((step) => {
    const parts = named.exec(step.reward ?? '')?.groups;
    if (!parts?.['name']) return [];
    return [
      {
        stepId: step.id,
        name: parts['name'],
        kind: kindOf(parts['kind']),
        isEarned: step.done,
        stepLabel: step.label,
      },
    ];
  });
}

function kindOf(word: string | undefined): Reward['kind'] {
  return word === 'Achievement' || word === 'Certificate' ? word : 'Badge';
}
