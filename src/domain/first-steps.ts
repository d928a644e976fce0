import type { AdvisorId } from './advisor.ts';
import { stateName } from './retrieval/us-state.ts';

/** The reasons for coming here, in the order of the screen. */
export const reasons = [
  'served',
  'filing',
  'thinking',
  'messages',
  'children',
  'money',
  'hard-time',
  'unsafe',
] as const;
export type Reason = (typeof reasons)[number];

/** The person's answers. Each may be left open. */
export interface FirstAnswers {
  reason: Reason | null;
  hasChildren: boolean | null;
  /** A two-letter code. */
  state: string | null;
}

export const noAnswers: FirstAnswers = { reason: null, hasChildren: null, state: null };

/** A matching advisor: what to ask, and the guided conversation to start, if one fits. */
export interface AdvisorLead {
  advisor: AdvisorId;
  question: string;
  flow: { id: string; title: string; opening: string } | null;
}

/** The first advisor in the person's plan, so that a new user is not sent to a locked one. */
export function openLead(
  leads: readonly AdvisorLead[],
  isOpen: (advisor: AdvisorId) => boolean,
): AdvisorLead | null {
  return leads.find(({ advisor }) => isOpen(advisor)) ?? null;
}

/** The question with the person's answers, as they would say it. */
export function questionWith({ hasChildren, state }: FirstAnswers, question: string): string {
  return [
    ...(state === null ? [] : [`I live in ${stateName(state)}.`]),
    ...(hasChildren === null ? [] : [hasChildren ? 'I have children.' : 'I have no children.']),
    question,
  ].join(' ');
}
