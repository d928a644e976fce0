import type { JourneyStep } from '#domain/journey/journey.ts';

export interface Reward {
  stepId: number;
  /** Without its kind, e.g. `Peacemaker`. */
  name: string;
  kind: 'Achievement' | 'Badge' | 'Certificate';
  isEarned: boolean;
  /** What has to be done for it. */
  stepLabel: string;
}

const named = /^(?<name>.+) (?<kind>Achievement|Badge|Certificate)$/;

/** What the shown steps bring, earned or to come, in the order of the steps. */
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
