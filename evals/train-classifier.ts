import { type Classifier, topics } from '#domain/safety/classifier/classifier.ts';
import { BUCKETS, featuresOf } from '#domain/safety/classifier/features.ts';
import { normalize } from '#domain/safety/normalize.ts';
import { randomFrom } from './random.ts';
import type { TopicLine } from './safety-lines.ts';
import { atLength, varyLines } from './vary-lines.ts';

const SEED = 20261120;
const ROUNDS = 8;
const LEARNING_RATE = 0.5;
const DECAY = 2e-6;
/** Weights are quantized to this many steps on each side of zero. Fewer steps make the file for the page smaller. */
const STEPS = 18;
/** A feature that occurs in fewer lines than this is ignored. */
const MIN_LINES = 2;

interface Example {
  topic: number;
  features: Uint32Array;
  /** The value of one feature, normalized by the length of the text. */
  each: number;
}

/** Trains a softmax regression with AdaGrad. The same lines give exactly the same classifier. */
export function trainClassifier(lines: readonly TopicLine[]): Classifier {
  const random = randomFrom(SEED);
  const examples = examplesOf(
    [...varyLines(lines, random), ...atLength(lines, random)],
    knownFeatures(lines),
  );
  const size = BUCKETS * topics.length;
  const learner = {
    weights: new Float64Array(size),
    squares: new Float64Array(size).fill(1e-2),
    bias: new Float64Array(topics.length),
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const example of shuffled(examples, random)) learn(learner, example);
  }
  return quantize(learner);
}

interface Learner {
  weights: Float64Array;
  squares: Float64Array;
  bias: Float64Array;
}

function learn({ weights, squares, bias }: Learner, { topic, features, each }: Example): void {
  const scores = Float64Array.from(bias);
  for (const bucket of features) {
    const row = bucket * topics.length;
    for (let at = 0; at < topics.length; at += 1) {
      scores[at] = (scores[at] ?? 0) + (weights[row + at] ?? 0) * each;
    }
  }
  const slopes = gradientsOf(scores, topic);
  for (let at = 0; at < topics.length; at += 1) {
    bias[at] = (bias[at] ?? 0) - 0.02 * (slopes[at] ?? 0);
  }
  for (const bucket of features) {
    const row = bucket * topics.length;
    for (let at = 0; at < topics.length; at += 1) {
      const pull = slopes[at] ?? 0;
      // The gradient is zero here. Skipping it makes training three times as fast.
      if (Math.abs(pull) < 1e-3) continue;
      const weight = weights[row + at] ?? 0;
      const slope = pull * each + DECAY * weight;
      const square = (squares[row + at] ?? 0) + slope * slope;
      squares[row + at] = square;
      weights[row + at] = weight - (LEARNING_RATE * slope) / Math.sqrt(square);
    }
  }
}

/** The predicted probability minus the truth, for each topic. */
function gradientsOf(scores: Float64Array, topic: number): Float64Array {
  const highest = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - highest));
  const all = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one, at) => one / all - (at === topic ? 1 : 0));
}

function knownFeatures(lines: readonly TopicLine[]): Uint8Array {
  const counts = new Uint8Array(BUCKETS);
  for (const { text } of lines) {
    for (const bucket of featuresOf(normalize(text)))
      counts[bucket] = Math.min(255, (counts[bucket] ?? 0) + 1);
  }
  return counts;
}

function examplesOf(lines: readonly TopicLine[], counts: Uint8Array): Example[] {
  return lines.map(({ topic, text }) => {
    const all = featuresOf(normalize(text));
    const features = all.filter((bucket) => (counts[bucket] ?? 0) >= MIN_LINES);
    return { topic: topics.indexOf(topic), features, each: 1 / Math.sqrt(Math.max(1, all.length)) };
  });
}

function shuffled(examples: readonly Example[], random: () => number): Example[] {
  return examples
    .map((example) => ({ example, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ example }) => example);
}

function quantize({ weights, bias }: Learner): Classifier {
  const sizes = weights.map(Math.abs).toSorted();
  // A few huge weights would use up the quantization range.
  const scale = (sizes[Math.floor(sizes.length * 0.9995)] ?? 1) / STEPS;
  return {
    scale,
    bias: Array.from(bias, (one) => Math.round(one * 1e4) / 1e4),
    weights: Int8Array.from(weights, (weight) => clamp(Math.round(weight / scale))),
  };
}

function clamp(step: number): number {
  return Math.max(-STEPS, Math.min(STEPS, step));
}
