import { featuresOf } from './features.ts';

/** The topic of a message. `none` is ordinary; `…_other` means that another person is in danger. */
export const topics = [
  'none',
  'suicide',
  'suicide_other',
  'violence',
  'violence_other',
  'child',
  'harm',
  'own',
  'harass',
  'track',
  'hide',
  'alienate',
  'false_report',
  'injection',
  'human',
  'lawyer',
  'therapist',
  'private',
] as const;
export type Topic = (typeof topics)[number];

/** Multiclass logistic regression: `weights` has a row of `topics.length` for each bucket, in units of `scale`. */
export interface Classifier {
  scale: number;
  bias: readonly number[];
  weights: Int8Array;
}

export type Shares = Readonly<Record<Topic, number>>;

/** The probability of each topic, from 0 to 1, adding up to 1. Takes a normalized text. */
export function sharesOf(plain: string, classifier: Classifier): Shares {
  return softmax(scoresOf(plain, classifier));
}

function scoresOf(plain: string, { bias, scale, weights }: Classifier): number[] {
  const features = featuresOf(plain);
  const sums = new Float64Array(topics.length);
  for (const bucket of features) {
    const row = bucket * topics.length;
    for (let topic = 0; topic < topics.length; topic += 1) {
      sums[topic] = (sums[topic] ?? 0) + (weights[row + topic] ?? 0);
    }
  }
  const each = scale / Math.sqrt(Math.max(1, features.length));
  return topics.map((_topic, index) => (bias[index] ?? 0) + (sums[index] ?? 0) * each);
}

/** Softmax: converts scores to probabilities that add up to 1. */
export function softmax(scores: Iterable<number>): Shares {
  const each = [...scores];
  const highest = Math.max(...each);
  const raised = each.map((score) => Math.exp(score - highest));
  const all = raised.reduce((sum, one) => sum + one, 0);
  const share = (topic: Topic) => (raised[topics.indexOf(topic)] ?? 0) / all;
  return {
    none: share('none'),
    suicide: share('suicide'),
    suicide_other: share('suicide_other'),
    violence: share('violence'),
    violence_other: share('violence_other'),
    child: share('child'),
    harm: share('harm'),
    own: share('own'),
    harass: share('harass'),
    track: share('track'),
    hide: share('hide'),
    alienate: share('alienate'),
    false_report: share('false_report'),
    injection: share('injection'),
    human: share('human'),
    lawyer: share('lawyer'),
    therapist: share('therapist'),
    private: share('private'),
  };
}
