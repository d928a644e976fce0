import { randomFrom } from './random.ts';

const SEED = 20261123;
const ROUNDS = 20;
const BATCH = 64;
const SPEED = 0.02;
/** Draws every weight toward nought. */
const DECAY = 1e-4;
/** Weights are kept in this many steps on each side of nought. */
const STEPS = 127;

export interface Example {
  dense: Float32Array;
  sparse: readonly (readonly [bucket: number, value: number])[];
  /** The column that is right. */
  answer: number;
}

interface Learner {
  columns: number;
  weights: Float32Array;
  bias: Float32Array;
  slopes: Float32Array;
  first: Float32Array;
  second: Float32Array;
}

/** A multinomial regression by Adam on small batches; the same examples give the same weights. */
export function trainRegression(
  examples: readonly Example[],
  buckets: number,
  columns: number,
): { bias: number[]; scale: number; weights: Int8Array } {
  const random = randomFrom(SEED);
  const size = ((examples[0]?.dense.length ?? 0) + buckets) * columns;
  const learner: Learner = {
    columns,
    weights: new Float32Array(size),
    bias: new Float32Array(columns),
    slopes: new Float32Array(size),
    first: new Float32Array(size),
    second: new Float32Array(size),
  };
  let steps = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = shuffled(examples, random);
    for (let from = 0; from < order.length; from += BATCH) {
      steps += 1;
      learn(learner, order.slice(from, from + BATCH), SPEED * (1 - round / ROUNDS), steps);
    }
  }
  return packed(learner);
}

function learn(learner: Learner, batch: readonly Example[], speed: number, steps: number): void {
  const { columns, weights, slopes, first, second, bias } = learner;
  slopes.fill(0);
  for (const example of batch) {
    const errors = errorsOf(example, learner);
    for (let at = 0; at < columns; at += 1)
      bias[at] = (bias[at] ?? 0) - (speed * (errors[at] ?? 0)) / batch.length;
    eachInput(example, (row, value) => {
      const start = row * columns;
      const share = value / batch.length;
      for (let at = 0; at < columns; at += 1)
        slopes[start + at] = (slopes[start + at] ?? 0) + share * (errors[at] ?? 0);
    });
  }
  const firstGone = 1 - 0.9 ** steps;
  const secondGone = 1 - 0.999 ** steps;
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at] ?? 0;
    const slope = (slopes[at] ?? 0) + DECAY * weight;
    const mean = 0.9 * (first[at] ?? 0) + 0.1 * slope;
    const spread = 0.999 * (second[at] ?? 0) + 0.001 * slope * slope;
    first[at] = mean;
    second[at] = spread;
    weights[at] = weight - (speed * mean) / firstGone / (Math.sqrt(spread / secondGone) + 1e-8);
  }
}

/** What the shares are too high by. */
function errorsOf(example: Example, { columns, weights, bias }: Learner): Float32Array {
  const scores = Float32Array.from(bias);
  eachInput(example, (row, value) => {
    const start = row * columns;
    for (let at = 0; at < columns; at += 1)
      scores[at] = (scores[at] ?? 0) + value * (weights[start + at] ?? 0);
  });
  let most = -Infinity;
  for (const score of scores) most = Math.max(most, score);
  let all = 0;
  for (let at = 0; at < columns; at += 1) {
    scores[at] = Math.exp((scores[at] ?? 0) - most);
    all += scores[at] ?? 0;
  }
  for (let at = 0; at < columns; at += 1)
    scores[at] = (scores[at] ?? 0) / all - (at === example.answer ? 1 : 0);
  return scores;
}

function eachInput({ dense, sparse }: Example, work: (row: number, value: number) => void): void {
  for (let row = 0; row < dense.length; row += 1) work(row, dense[row] ?? 0);
  for (const [bucket, value] of sparse) work(dense.length + bucket, value);
}

function shuffled(examples: readonly Example[], random: () => number): Example[] {
  const order = [...examples];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [order[at], order[other]];
    if (one && two) [order[at], order[other]] = [two, one];
  }
  return order;
}

function packed({ weights, bias }: Learner) {
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  const scale = most / STEPS || 1;
  return {
    bias: Array.from(bias, (value) => Number(value.toFixed(4))),
    scale,
    weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)),
  };
}
