import type { AdvisorId } from '../advisor.ts';

export interface JourneyStep {
  id: number;
  label: string;
  description: string;
  done: boolean;
  reward?: string;
  isStatic?: boolean;
  requiredAdvisor?: AdvisorId;
  hasCustody?: boolean;
}

export const defaultJourneySteps: readonly JourneyStep[] = [
  {
    id: 1,
    label: 'Complete Your Profile',
    description: 'Add your name in Settings so we know what to call you.',
    done: false,
    reward: 'Profile Pioneer Achievement',
    isStatic: true,
  },
  {
    id: 2,
    label: 'Review Resources Tab',
    description: 'Look through the guides and checklists, and pick one to read first.',
    done: false,
    isStatic: true,
  },
  {
    id: 3,
    label: 'Update Upcoming Deadlines',
    description: 'Replace the sample dates with your own court dates and due dates.',
    done: false,
    isStatic: true,
  },
  {
    id: 4,
    label: 'Chat with James',
    description: 'Work on one hard message with James before you send it.',
    done: false,
    reward: 'Communication Master Badge',
    requiredAdvisor: 'james',
  },
  {
    id: 5,
    label: 'Work with Ava',
    description: 'Sketch a parenting schedule that works for your children.',
    done: false,
    reward: 'Parenting Plan Certificate',
    requiredAdvisor: 'ava',
    hasCustody: true,
  },
  {
    id: 6,
    label: 'Consult with Max',
    description: 'List your income, your expenses, and what you own and owe.',
    done: false,
    reward: 'Financial Clarity Badge',
    requiredAdvisor: 'max',
  },
  {
    id: 7,
    label: 'Review with Hannah',
    description: 'Find out which papers you need and which dates matter.',
    done: false,
    reward: 'Legal Navigator Badge',
    requiredAdvisor: 'hannah',
  },
  {
    id: 8,
    label: 'Session with Emma',
    description: 'Prepare for the next tense moment, and decide what you won’t argue about.',
    done: false,
    reward: 'Peacemaker Badge',
    requiredAdvisor: 'emma',
  },
  {
    id: 9,
    label: 'Meet with Lena',
    description: 'Take ten minutes for yourself and learn one way to calm your body.',
    done: false,
    reward: 'Wellbeing Champion Badge',
    requiredAdvisor: 'lena',
  },
];

/** A stored journey in the form of the specification. Anything else counts as absent (null). */
export function parseJourney(value: unknown): JourneyStep[] | null {
  if (!Array.isArray(value)) return null;
  return value.every(isSavedStep) ? value : null;
}

function isSavedStep(value: unknown): value is JourneyStep {
  if (typeof value !== 'object' || value === null) return false;
  const step = value as Record<string, unknown>;
  return (
    typeof step['id'] === 'number' &&
    typeof step['label'] === 'string' &&
    typeof step['description'] === 'string' &&
    typeof step['done'] === 'boolean'
  );
}

/** The current steps with the saved checkmarks of a journey, matched by ID. */
export function applyCheckmarks(saved: readonly Pick<JourneyStep, 'id' | 'done'>[] | null): JourneyStep[] {
  return defaultJourneySteps.map((step) => ({
    ...step,
    done: saved?.some((mark) => mark.id === step.id && mark.done) ?? false,
  }));
}

/** Static steps are always visible. Others are visible while their advisor is on the person's team. */
export function visibleSteps(steps: readonly JourneyStep[], team: readonly AdvisorId[]): JourneyStep[] {
  return steps.filter(
    (step) => step.isStatic || (step.requiredAdvisor && team.includes(step.requiredAdvisor)),
  );
}

/** The dashboard's steps: the first five static ones. */
export function staticSteps(steps: readonly JourneyStep[]): JourneyStep[] {
  return steps.filter((step) => step.isStatic).slice(0, 5);
}

/** The share of completed steps in whole percent, 0 for no steps. */
export function progressPercent(steps: readonly JourneyStep[]): number {
  if (steps.length === 0) return 0;
  return Math.round((100 * steps.filter((step) => step.done).length) / steps.length);
}
