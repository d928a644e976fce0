import { words } from '../retrieval/terms.ts';

/** Words, pairs of words and runs of letters fall into so many buckets. */
export const BUCKETS = 2048;
/** The encoder's unit vector and the words count about alike at these lengths. */
const VECTOR_LENGTH = 6;
const WORDS_LENGTH = 4;
const RUN = 4;

/** A message as the model reads it: what it means, and which words it has. */
export interface Features {
  meaning: Float32Array;
  /** Bucket and value. */
  wording: readonly (readonly [bucket: number, value: number])[];
}

/** How much a bucket tells: few examples fill it. */
export type BucketWeights = Float32Array;

/** A multinomial regression over features. */
export interface KindModel {
  /** In the order of the columns. */
  ids: readonly string[];
  bias: readonly number[];
  /** Whole steps of `scale`: for each input a row with a number for each id. */
  weights: Int8Array;
  scale: number;
}

/** One advisor's intents, `NONE` among them, made by evals/train-intents.ts. */
export interface IntentModel extends KindModel {
  /** For each id `CENTERS` unit vectors, in steps of 1 / `CENTER_STEPS`: what its examples mean. */
  centers: Int8Array;
}

export const CENTERS = 8;
export const CENTER_STEPS = 127;

/** Stands for what is none of the advisor's intents. */
export const NONE = 'none';

export interface LikelyId {
  id: string;
  /** 0 to 1; all together come to 1, with `NONE` among them. */
  likely: number;
}

export function featuresOf(text: string, vector: Float32Array, bucketWeights: BucketWeights): Features {
  const counts = new Map<number, number>();
  for (const bucket of bucketsOf(text))
    counts.set(bucket, (counts.get(bucket) ?? 0) + (bucketWeights[bucket] ?? 0));
  const length = Math.hypot(...counts.values()) || 1;
  return {
    meaning: vector.map((value) => value * VECTOR_LENGTH),
    wording: [...counts].map(([bucket, value]) => [bucket, (value * WORDS_LENGTH) / length] as const),
  };
}

/** The buckets of a text, one for each word, pair and run, in order. */
export function bucketsOf(text: string): number[] {
  const found = words(text);
  const pairs = found.slice(1).map((word, at) => `b:${found[at] ?? ''}_${word}`);
  const runs = found.flatMap((word) => {
    const framed = `^${word}$`;
    return Array.from({ length: Math.max(0, framed.length - RUN + 1) }, (_none, at) =>
      framed.slice(at, at + RUN),
    );
  });
  return [...found.map((word) => `w:${word}`), ...pairs, ...runs.map((run) => `c:${run}`)].map(
    (feature) => hash(feature) % BUCKETS,
  );
}

/** Every id of the model, likeliest first. */
export function likelihoods({ meaning, wording }: Features, model: KindModel): LikelyId[] {
  const count = model.ids.length;
  const scores = Float64Array.from(model.bias);
  const add = (input: number, value: number) => {
    for (let at = 0; at < count; at += 1)
      scores[at] = (scores[at] ?? 0) + value * model.scale * (model.weights[input * count + at] ?? 0);
  };
  for (const [at, value] of meaning.entries()) add(at, value);
  for (const [bucket, value] of wording) add(meaning.length + bucket, value);
  const shares = softmax(scores);
  return model.ids
    .map((id, at) => ({ id, likely: shares[at] ?? 0 }))
    .toSorted((one, other) => other.likely - one.likely);
}

/** How near a message's vector comes to the examples of an intent: a cosine. */
export function nearnessTo(id: string, vector: Float32Array, { ids, centers }: IntentModel): number {
  const from = ids.indexOf(id) * CENTERS;
  if (from < 0) return 0;
  const products = Array.from({ length: CENTERS }, (_none, at) => {
    const start = (from + at) * vector.length;
    return (
      vector.reduce((sum, value, place) => sum + value * (centers[start + place] ?? 0), 0) / CENTER_STEPS
    );
  });
  return Math.max(...products);
}

function softmax(scores: Float64Array): Float64Array {
  const most = scores.reduce((best, score) => Math.max(best, score), -Infinity);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/** FNV-1a of the UTF-16 units. */
function hash(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16777619) >>> 0;
  return value;
}
