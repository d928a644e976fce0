import { type Layer, INPUT_SCALE, type SentenceHead } from '#domain/safety/classifier/sentence-head.ts';
import { topics } from '#domain/safety/classifier/classifier.ts';
import { randomFrom } from './random.ts';
import type { TopicLine } from './safety-lines.ts';

const SEED = 20261123;
const HIDDEN = 192;
const ROUNDS = 30;
const BATCH = 64;
/** The share of inputs and of hidden units that sit out a line, so that none relies on another. */
const INPUTS_OUT = 0.1;
const UNITS_OUT = 0.5;
const SPEED = 2e-3;
const DECAY = 0.01;
/** Weights are kept in this many steps on each side of nought. */
const STEPS = 127;

interface Example {
  topic: number;
  inputs: Float32Array;
}

/** Values with their slopes and Adam's running means of both. */
interface Parameter {
  values: Float32Array;
  slopes: Float32Array;
  first: Float32Array;
  second: Float32Array;
  isWeight: boolean;
}

interface Learner {
  hidden: Parameter;
  hiddenBias: Parameter;
  output: Parameter;
  outputBias: Parameter;
  random: () => number;
}

/** Trains the layers over the vectors of these lines; the same lines give the same head. */
export function trainSentenceHead(
  lines: readonly TopicLine[],
  vectors: readonly Float32Array[],
): SentenceHead {
  const random = randomFrom(SEED);
  const examples = lines.map(({ topic }, at) => ({
    topic: topics.indexOf(topic),
    inputs: Float32Array.from(vectors[at] ?? [], (value) => value * INPUT_SCALE),
  }));
  const size = examples[0]?.inputs.length ?? 0;
  const learner: Learner = {
    hidden: drawn(HIDDEN * size, Math.sqrt(2 / size), random),
    hiddenBias: parameter(new Float32Array(HIDDEN), false),
    output: drawn(HIDDEN * topics.length, Math.sqrt(1 / HIDDEN), random),
    outputBias: parameter(new Float32Array(topics.length), false),
    random,
  };
  let steps = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const speed = SPEED * (1 - round / ROUNDS);
    for (const batch of batches(examples, random)) {
      steps += 1;
      for (const example of batch) learn(learner, example);
      for (const one of [learner.hidden, learner.hiddenBias, learner.output, learner.outputBias])
        move(one, batch.length, steps, speed);
    }
  }
  return {
    hidden: quantised(learner.hidden, learner.hiddenBias),
    output: quantised(learner.output, learner.outputBias),
  };
}

/** Adds the slopes of one line. */
function learn(learner: Learner, { topic, inputs }: Example): void {
  const { hidden, hiddenBias, output, outputBias, random } = learner;
  const read = inputs.map((value) => (random() < INPUTS_OUT ? 0 : value / (1 - INPUTS_OUT)));
  const active: [unit: number, value: number][] = [];
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    if (random() < UNITS_OUT) continue;
    const score = (hiddenBias.values[unit] ?? 0) + product(hidden.values, unit * read.length, read);
    if (score > 0) active.push([unit, score / (1 - UNITS_OUT)]);
  }
  const errors = errorsOf(output, outputBias, active, topic);
  for (let at = 0; at < errors.length; at += 1) raise(outputBias, at, errors[at] ?? 0);
  for (const [unit, value] of active) {
    let back = 0;
    for (let at = 0; at < errors.length; at += 1) {
      const place = at * HIDDEN + unit;
      back += (errors[at] ?? 0) * (output.values[place] ?? 0);
      raise(output, place, (errors[at] ?? 0) * value);
    }
    back /= 1 - UNITS_OUT;
    raise(hiddenBias, unit, back);
    const { slopes } = hidden;
    const start = unit * read.length;
    for (let at = 0; at < read.length; at += 1)
      slopes[start + at] = (slopes[start + at] ?? 0) + back * (read[at] ?? 0);
  }
}

function product(values: Float32Array, start: number, inputs: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < inputs.length; at += 1) sum += (values[start + at] ?? 0) * (inputs[at] ?? 0);
  return sum;
}

/** Share minus truth, for each topic. */
function errorsOf(
  output: Parameter,
  bias: Parameter,
  active: readonly [unit: number, value: number][],
  topic: number,
): Float32Array {
  const scores = bias.values.map((start, at) =>
    active.reduce((sum, [unit, value]) => sum + (output.values[at * HIDDEN + unit] ?? 0) * value, start),
  );
  const highest = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - highest));
  const all = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one, at) => one / all - (at === topic ? 1 : 0));
}

function raise({ slopes }: Parameter, at: number, by: number): void {
  slopes[at] = (slopes[at] ?? 0) + by;
}

/** One step of Adam against the slopes of a batch, which begin anew. */
function move(
  { values, slopes, first, second, isWeight }: Parameter,
  lines: number,
  steps: number,
  speed: number,
): void {
  const firstShare = 1 - 0.9 ** steps;
  const secondShare = 1 - 0.999 ** steps;
  const kept = isWeight ? 1 - speed * DECAY : 1;
  for (let at = 0; at < values.length; at += 1) {
    const slope = (slopes[at] ?? 0) / lines;
    const mean = 0.9 * (first[at] ?? 0) + 0.1 * slope;
    const square = 0.999 * (second[at] ?? 0) + 0.001 * slope * slope;
    first[at] = mean;
    second[at] = square;
    const step = mean / firstShare / (Math.sqrt(square / secondShare) + 1e-8);
    values[at] = (values[at] ?? 0) * kept - speed * step;
  }
  slopes.fill(0);
}

/** Roughly normal: the sum of six draws. */
function drawn(size: number, spread: number, random: () => number): Parameter {
  const one = () => Array.from({ length: 6 }, () => random() - 0.5).reduce((sum, draw) => sum + draw, 0);
  return parameter(
    Float32Array.from({ length: size }, () => one() * spread),
    true,
  );
}

function parameter(values: Float32Array, isWeight: boolean): Parameter {
  const empty = () => new Float32Array(values.length);
  return { values, slopes: empty(), first: empty(), second: empty(), isWeight };
}

function* batches(examples: readonly Example[], random: () => number): Generator<Example[]> {
  const order = examples
    .map((example) => ({ example, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ example }) => example);
  for (let start = 0; start < order.length; start += BATCH) yield order.slice(start, start + BATCH);
}

function quantised({ values }: Parameter, bias: Parameter): Layer {
  const scale = values.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEPS;
  return {
    scale,
    bias: Array.from(bias.values, (value) => Math.round(value * 1e5) / 1e5),
    weights: Int8Array.from(values, (weight) => Math.round(weight / scale)),
  };
}
