import { DIMENSIONS, type WordVectors } from '#domain/retrieval/word-vectors.ts';
import { topics } from '#domain/safety/classifier/classifier.ts';
import { type Layer, type Network, meaningOf } from '#domain/safety/classifier/network.ts';
import { normalise } from '#domain/safety/normalise.ts';
import { randomFrom } from './random.ts';
import type { TopicLine } from './safety-lines.ts';

const SEED = 20261122;
const HIDDEN = 64;
const ROUNDS = 25;
const BATCH = 32;
/** The share of hidden units that sit out a line, so that none relies on another. */
const SITTING_OUT = 0.3;
const FASTEST = 3.2e-3;
const SLOWEST = 2e-4;
const DECAY = 1e-4;
/** A word that stands in fewer lines than this share counts as rare. */
const LEAST_COMMON = 5e-4;
/** Weights are kept in this many steps on each side of nought. */
const STEPS = 127;

interface Example {
  topic: number;
  meaning: Float64Array;
}

/** What is learnt, with its slopes and their running means (Adam). */
interface Parameter {
  values: Float64Array;
  slopes: Float64Array;
  first: Float64Array;
  second: Float64Array;
  decay: number;
}

interface Learner {
  hidden: { weights: Parameter; bias: Parameter };
  output: { weights: Parameter; bias: Parameter };
}

/** One hidden layer over the lines' meanings; the same lines give the same network, bit by bit. */
export function trainNetwork(lines: readonly TopicLine[], vectors: WordVectors): Network {
  const common = commonWords(lines);
  const examples = lines.map(({ topic, text }) => ({
    topic: topics.indexOf(topic),
    meaning: meaningOf(normalise(text), vectors, common),
  }));
  const random = randomFrom(SEED);
  const learner = newLearner(random);
  let steps = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const speed = SLOWEST + (FASTEST - SLOWEST) * (1 - round / ROUNDS);
    for (const batch of batches(examples, random)) {
      for (const example of batch) learn(learner, example, random);
      steps += 1;
      for (const parameter of parametersOf(learner)) move(parameter, batch.length, steps, speed);
    }
  }
  return { vectors, common, hidden: quantised(learner.hidden), output: quantised(learner.output) };
}

function commonWords(lines: readonly TopicLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    for (const word of new Set(normalise(text).split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const shares = [...counts].map(([word, count]) => [word, rounded(count / lines.length)] as const);
  return new Map(shares.filter(([word, share]) => /\w/.test(word) && share >= LEAST_COMMON));
}

function newLearner(random: () => number): Learner {
  return {
    hidden: { weights: drawn(HIDDEN * DIMENSIONS, Math.sqrt(2 / DIMENSIONS), random), bias: zeros(HIDDEN) },
    output: {
      weights: drawn(topics.length * HIDDEN, Math.sqrt(1 / HIDDEN), random),
      bias: zeros(topics.length),
    },
  };
}

function parametersOf({ hidden, output }: Learner): Parameter[] {
  return [hidden.weights, hidden.bias, output.weights, output.bias];
}

function zeros(size: number): Parameter {
  const empty = () => new Float64Array(size);
  return { values: empty(), slopes: empty(), first: empty(), second: empty(), decay: 0 };
}

/** Roughly normal: the sum of six draws. */
function drawn(size: number, spread: number, random: () => number): Parameter {
  const one = () => Array.from({ length: 6 }, () => random() - 0.5).reduce((sum, draw) => sum + draw, 0);
  return { ...zeros(size), values: Float64Array.from({ length: size }, () => one() * spread), decay: DECAY };
}

/** Adds the slopes of one line. */
function learn({ hidden, output }: Learner, { topic, meaning }: Example, random: () => number): void {
  const active = forward(hidden.weights.values, hidden.bias.values, meaning);
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    const kept = (active[unit] ?? 0) > 0 && random() > SITTING_OUT;
    active[unit] = kept ? (active[unit] ?? 0) / (1 - SITTING_OUT) : 0;
  }
  const errors = errorsOf(forward(output.weights.values, output.bias.values, active), topic);
  const back = new Float64Array(HIDDEN);
  for (let at = 0; at < errors.length; at += 1) {
    const error = errors[at] ?? 0;
    output.bias.slopes[at] = (output.bias.slopes[at] ?? 0) + error;
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      if (active[unit] === 0) continue;
      const place = at * HIDDEN + unit;
      output.weights.slopes[place] = (output.weights.slopes[place] ?? 0) + error * (active[unit] ?? 0);
      back[unit] = (back[unit] ?? 0) + error * (output.weights.values[place] ?? 0);
    }
  }
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    if (active[unit] === 0) continue;
    const error = (back[unit] ?? 0) / (1 - SITTING_OUT);
    hidden.bias.slopes[unit] = (hidden.bias.slopes[unit] ?? 0) + error;
    for (let at = 0; at < DIMENSIONS; at += 1) {
      const place = unit * DIMENSIONS + at;
      hidden.weights.slopes[place] = (hidden.weights.slopes[place] ?? 0) + error * (meaning[at] ?? 0);
    }
  }
}

function forward(weights: Float64Array, bias: Float64Array, inputs: Float64Array): Float64Array {
  return bias.map((start, row) => {
    let sum = start;
    for (let at = 0; at < inputs.length; at += 1)
      sum += (weights[row * inputs.length + at] ?? 0) * (inputs[at] ?? 0);
    return sum;
  });
}

/** Share minus truth, for each topic. */
function errorsOf(scores: Float64Array, topic: number): Float64Array {
  const highest = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - highest));
  const all = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one, at) => one / all - (at === topic ? 1 : 0));
}

function move(parameter: Parameter, lines: number, steps: number, speed: number): void {
  const { values, slopes, first, second, decay } = parameter;
  const firstShare = 1 - 0.9 ** steps;
  const secondShare = 1 - 0.999 ** steps;
  for (let at = 0; at < values.length; at += 1) {
    const slope = (slopes[at] ?? 0) / lines + decay * (values[at] ?? 0);
    first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
    second[at] = 0.999 * (second[at] ?? 0) + 0.001 * slope * slope;
    const root = Math.sqrt((second[at] ?? 0) / secondShare) + 1e-8;
    values[at] = (values[at] ?? 0) - (speed * (first[at] ?? 0)) / firstShare / root;
  }
  slopes.fill(0);
}

function* batches(examples: readonly Example[], random: () => number): Generator<Example[]> {
  const order = examples
    .map((example) => ({ example, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ example }) => example);
  for (let start = 0; start < order.length; start += BATCH) yield order.slice(start, start + BATCH);
}

function quantised({ weights, bias }: Learner['hidden']): Layer {
  const scale = weights.values.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEPS;
  return {
    scale,
    bias: Array.from(bias.values, rounded),
    weights: Int8Array.from(weights.values, (weight) => Math.round(weight / scale)),
  };
}

function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
