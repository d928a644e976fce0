import type { SafetyLabel, ScriptId } from './script.ts';
import { type Shares, type Topic, topics } from './classifier/classifier.ts';

/** The results of both classifiers for a passage. `meant` is null while the sentence encoder is unavailable. */
export interface Reading {
  spelled: Shares;
  meant: Shares | null;
}

export interface CrisisFinding {
  topic: CrisisTopic;
  /** Thresholds. `sure` applies to each classifier alone, `likely` and `faint` to both combined. */
  certainty: 'sure' | 'likely' | 'faint';
}

export const crisisTopics = [
  'suicide',
  'suicide_other',
  'violence',
  'violence_other',
  'child',
  'harm',
  'own',
] as const satisfies readonly Topic[];
export type CrisisTopic = (typeof crisisTopics)[number];

interface Meaning {
  label: SafetyLabel;
  script: ScriptId;
  /** Thresholds for messages in Spanish. */
  spanish?: ScriptId;
}

export const meanings: Readonly<Record<CrisisTopic, Meaning>> = {
  suicide: { label: 'suicide_risk', script: 'suicide-asked', spanish: 'suicide-spanish' },
  suicide_other: { label: 'suicide_risk', script: 'suicide-other', spanish: 'other-spanish' },
  violence: { label: 'dv_disclosure', script: 'violence-disclosed', spanish: 'violence-spanish' },
  violence_other: { label: 'dv_disclosure', script: 'violence-other', spanish: 'other-spanish' },
  child: { label: 'child_harm', script: 'child-danger', spanish: 'other-spanish' },
  harm: { label: 'harm_others', script: 'harm-others' },
  own: { label: 'dv_perpetrator', script: 'violence-own' },
};

// See evals/README.md for the false-positive rate of each threshold on held-out ordinary text.
/** Thresholds for each classifier alone. */
const SURE = 0.93;
/** Thresholds for text about the present moment. */
const SURE_NOW = 0.75;
/** Thresholds for both classifiers combined. */
const LIKELY = 0.72;
const FAINT = 0.42;
/**
 * Thresholds for the first classifier alone, while the encoder is unavailable. They are higher, and never enough for a
 * script, because there is no second signal.
 */
const LIKELY_ALONE = 0.97;
const FAINT_ALONE = 0.72;

/** Returns the most likely topic of a message from the results of its passages. Null for ordinary text. */
export function combineReadings(readings: readonly Reading[], isNow: boolean): CrisisFinding | null {
  const sure = readings.find((reading) => isSure(reading, isNow ? SURE_NOW : SURE));
  if (sure) return { topic: strongestTopic(together(sure)), certainty: 'sure' };
  const isAlone = readings.some(({ meant }) => meant === null);
  const shares = readings.map(together);
  const [worst] = shares.toSorted((a, b) => crisisShare(b) - crisisShare(a));
  const share = worst ? crisisShare(worst) : 0;
  if (!worst || share < (isAlone ? FAINT_ALONE : FAINT)) return null;
  const isLikely = share >= (isAlone ? LIKELY_ALONE : LIKELY);
  return { topic: strongestTopic(worst), certainty: isLikely ? 'likely' : 'faint' };
}

/** Whether both classifiers find the same crisis. */
function isSure({ spelled, meant }: Reading, least: number): boolean {
  if (!meant) return false;
  const agree = strongestTopic(spelled) === strongestTopic(meant);
  return agree && crisisShare(spelled) >= least && crisisShare(meant) >= least;
}

/** Returns the geometric mean of both classifiers' probabilities, so that neither decides alone. */
function together({ spelled, meant }: Reading): Shares {
  return meant ? geometricMean(spelled, meant) : spelled;
}

export function geometricMean(one: Shares, other: Shares): Shares {
  const roots = topics.map((topic) => Math.sqrt(one[topic] * other[topic]));
  const sum = roots.reduce((all, root) => all + root, 0) || 1;
  return Object.fromEntries(topics.map((topic, at) => [topic, (roots[at] ?? 0) / sum])) as Record<
    Topic,
    number
  >;
}

export function crisisShare(shares: Shares): number {
  return crisisTopics.reduce((sum, topic) => sum + shares[topic], 0);
}

export function strongestTopic(shares: Shares): CrisisTopic {
  return crisisTopics.reduce((best, topic) => (shares[topic] > shares[best] ? topic : best));
}
