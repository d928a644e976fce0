import { type CalmStep, withStartTimes } from './grounding.ts';

export const breathIds = ['box', 'long-out', 'even'] as const;
export type BreathId = (typeof breathIds)[number];

export type BreathPhase = 'in' | 'hold' | 'out' | 'rest';
export type BreathStep = CalmStep<BreathPhase>;

/** Seconds of each part of a breath; `rest` is the pause with empty lungs. */
const breaths: Readonly<Record<BreathId, readonly { id: BreathPhase; seconds: number }[]>> = {
  box: [
    { id: 'in', seconds: 4 },
    { id: 'hold', seconds: 4 },
    { id: 'out', seconds: 4 },
    { id: 'rest', seconds: 4 },
  ],
  'long-out': [
    { id: 'in', seconds: 4 },
    { id: 'out', seconds: 6 },
  ],
  even: [
    { id: 'in', seconds: 5 },
    { id: 'out', seconds: 5 },
  ],
};

const MAX_MINUTES = 10;

/** As many whole breaths as fit into the minutes, at least one. */
export function breathingSteps(breath: BreathId, minutes: number): BreathStep[] {
  const phases = breaths[breath];
  const seconds = phases.reduce((sum, phase) => sum + phase.seconds, 0);
  const rounds = Math.max(1, Math.floor((Math.min(minutes, MAX_MINUTES) * 60) / seconds));
  return withStartTimes(Array.from({ length: rounds }, () => phases).flat());
}
