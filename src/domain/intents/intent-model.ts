/**
 * Where each intent lies among the sentence encoder's vectors: a linear discriminant, made by evals/train-intents.ts. Two
 * intents are far apart where their difference is large beside what people vary in saying the same.
 */
export interface IntentModel {
  /** Of the space in which the intents lie. */
  dimensions: number;
  ids: readonly string[];
  /** The mean of all examples, as the encoder gives them. */
  middle: Float32Array;
  /** The principal axes of all examples: `dimensions` rows of the encoder's length. */
  axes: Float32Array;
  /** The inverse of the covariance within the intents: `dimensions` squared. */
  precision: Float32Array;
  /** A unit direction for each id, in their order: precision times the intent's mean. */
  directions: Float32Array;
}

export interface ScoredIntent {
  id: string;
  /** 1 at most: the cosine between the message and the intent's middle after whitening. */
  score: number;
}

/** Every intent of which `isMeant` is true, best first; `vector` is the encoder's. */
export function scoreIntents(
  vector: Float32Array,
  model: IntentModel,
  isMeant: (id: string) => boolean,
): ScoredIntent[] {
  const { dimensions, ids, middle, axes, precision, directions } = model;
  const shifted = vector.map((value, at) => value - (middle[at] ?? 0));
  const place = Float32Array.from({ length: dimensions }, (_none, axis) =>
    product(shifted, axes, axis * shifted.length),
  );
  const length = Math.sqrt(quadratic(place, precision)) || 1;
  return ids
    .flatMap((id, row) =>
      isMeant(id) ? [{ id, score: product(place, directions, row * dimensions) / length }] : [],
    )
    .toSorted((one, other) => other.score - one.score);
}

export interface LikelyId {
  id: string;
  /** 0 to 1. */
  likely: number;
}

// Fitted on examples left out: evals/README.md has the shares.
const SHARPNESS = 16;
const FROM = 0.3;
const STEEPNESS = 12;

/** How likely each of the scored intents is what was meant: by how well it fits, and by how far it is ahead. */
export function likelihoods(scored: readonly ScoredIntent[]): LikelyId[] {
  const best = scored[0]?.score ?? 0;
  const weights = scored.map(({ score }) => Math.exp(SHARPNESS * (score - best)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return scored.map(({ id, score }, at) => ({
    id,
    likely: ((weights[at] ?? 0) / all) * (1 / (1 + Math.exp(-STEEPNESS * (score - FROM)))),
  }));
}

function quadratic(vector: Float32Array, matrix: Float32Array): number {
  let sum = 0;
  for (const [row, value] of vector.entries()) sum += value * product(vector, matrix, row * vector.length);
  return sum;
}

function product(vector: Float32Array, many: Float32Array, from: number): number {
  let sum = 0;
  for (let at = 0; at < vector.length; at += 1) sum += (vector[at] ?? 0) * (many[from + at] ?? 0);
  return sum;
}
