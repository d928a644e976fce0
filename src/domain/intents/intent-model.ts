import { words } from '../retrieval/terms.ts';

/** Number of buckets into which words, word pairs and character n-grams are hashed. */
export const BUCKETS = 2048;
/** At these lengths the encoder's unit vector and the words have about the same influence. */
const VECTOR_LENGTH = 6;
const WORDS_LENGTH = 4;
const RUN = 4;

/** The model's input for a message: its embedding and its words. */
export interface Features {
  meaning: Float32Array;
  /** Bucket and value. */
  wording: readonly (readonly [bucket: number, value: number])[];
}

/** The weight of each bucket. It is higher for buckets that occur in few examples. */
export type BucketWeights = Float32Array;

/** A multinomial regression over features. */
export interface KindModel {
  /** IDs in the order of the columns. */
  ids: readonly string[];
  bias: readonly number[];
  /** Integer multiples of `scale`: for each input a row with a number for each ID. */
  weights: Int8Array;
  scale: number;
}

/** One advisor's intents including `NONE`, made by evals/train-intents.ts. */
export interface IntentModel extends KindModel {
  /** `CENTERS` unit vectors for each ID, in steps of 1 / `CENTER_STEPS`: the embeddings of its examples. */
  centers: Int8Array;
}

export const CENTERS = 8;
export const CENTER_STEPS = 127;

/** Represents messages that match none of the advisor's intents. */
export const NONE = 'none';

export interface LikelyId {
  id: string;
  /** The probability, 0 to 1. All of them including `NONE` add up to 1. */
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

/** The buckets of a text in order, one for each word, word pair and n-gram. */
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

/** Every ID of the model, likeliest first. */
export function likelihoods({ meaning, wording }: Features, model: KindModel): LikelyId[] {
  const scores = Float64Array.from(model.bias);
  for (let at = 0; at < meaning.length; at += 1)
    addRow(scores, model.weights, at, (meaning[at] ?? 0) * model.scale);
  for (const [bucket, value] of wording)
    addRow(scores, model.weights, meaning.length + bucket, value * model.scale);
  const shares = softmax(scores);
  return model.ids
    .map((id, at) => ({ id, likely: shares[at] ?? 0 }))
    .toSorted((one, other) => other.likely - one.likely);
}

/** A plain loop over plain numbers, because it runs eighty thousand times per sentence. */
function addRow(scores: Float64Array, weights: Int8Array, row: number, value: number): void {
  const start = row * scores.length;
  for (let at = 0; at < scores.length; at += 1)
    scores[at] = (scores[at] ?? 0) + value * (weights[start + at] ?? 0);
}

/** The cosine similarity of a message's vector to the examples of an intent. */
export function nearnessTo(id: string, vector: Float32Array, { ids, centers }: IntentModel): number {
  const from = ids.indexOf(id) * CENTERS;
  if (from < 0) return 0;
  const products = Array.from({ length: CENTERS }, (_none, at) => {
    const start = (from + at) * vector.length;
    let sum = 0;
    for (let place = 0; place < vector.length; place += 1)
      sum += (vector[place] ?? 0) * (centers[start + place] ?? 0);
    return sum / CENTER_STEPS;
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
