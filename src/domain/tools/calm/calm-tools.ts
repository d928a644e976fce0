import * as v from 'valibot';
import { choiceField } from '../field.ts';
import { type ToolSource, defineTool } from '../tool.ts';
import { type BreathId, type BreathPhase, breathIds, breathingSteps } from './breathing.ts';
import { type GroundingStep, groundingSteps } from './grounding.ts';

export interface CalmWords {
  grounding: Readonly<Record<GroundingStep['id'], string>>;
  breaths: Readonly<Record<BreathId, { name: string; how: string }>>;
  phases: Readonly<Record<BreathPhase, string>>;
  /** Advice on when to stop the exercise. */
  care: string;
  sources: readonly ToolSource[];
}

export function groundingTool({ grounding, care, sources }: CalmWords) {
  return defineTool({
    name: 'ground_with_senses',
    advisor: 'lena',
    description: 'Guides a person who is overwhelmed or panicking through the five senses, step by step.',
    input: v.object({}),
    answer: () => ({
      steps: groundingSteps().map((step) => ({ ...step, say: grounding[step.id] })),
      care,
      sources,
    }),
  });
}

export function breathingTool({ breaths, phases, care, sources }: CalmWords) {
  return defineTool({
    name: 'pace_breathing',
    advisor: 'lena',
    description: 'Paces slow breathing for one to ten minutes: box, long exhale, or even.',
    input: v.object({
      breath: choiceField(breathIds),
      minutes: v.pipe(
        v.number('Enter a number of minutes.'),
        v.minValue(0.5, 'Enter 0.5 minutes or more.'),
        v.maxValue(10, 'Enter 10 minutes or less.'),
      ),
    }),
    answer: ({ breath, minutes }) => {
      const steps = breathingSteps(breath, minutes);
      const last = steps.at(-1);
      return {
        ...breaths[breath],
        steps: steps.map((step) => ({ ...step, say: phases[step.id] })),
        seconds: last ? last.at + last.seconds : 0,
        care,
        sources,
      };
    },
  });
}
