import { advisorProfiles } from '#content/advisors.ts';
import type { JourneyStep } from '#domain/journey/journey.ts';

export interface StepPlace {
  path: string;
  /** The link's label. */
  label: string;
}

const places: Readonly<Record<number, StepPlace>> = {
  1: { path: '/settings?tab=account', label: 'Open Settings' },
  2: { path: '/resources', label: 'Open Resources' },
  3: { path: '/', label: 'Open your deadlines' },
};

/** The place where a step is done. A step with an advisor is done in the chat. */
export function placeOfStep({ id, requiredAdvisor }: JourneyStep): StepPlace | undefined {
  if (!requiredAdvisor) return places[id];
  const { name, path } = advisorProfiles[requiredAdvisor];
  return { path, label: `Talk to ${name}` };
}
