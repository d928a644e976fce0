import { DIMENSIONS, type WordVectors } from '#domain/retrieval/word-vectors.ts';
import { topics } from '#domain/safety/classifier/classifier.ts';
import {
  CLAUSE_END,
  type Layer,
  type Network,
  PHRASE_WORDS,
  broughtToLength,
  weightOf,
} from '#domain/safety/classifier/network.ts';
import { withoutIdioms } from '#domain/safety/idioms.ts';
import { normalise } from '#domain/safety/normalise.ts';
import { drawn, move, zeros } from './adam.ts';
import {
  SITTING_OUT,
  type Weights,
  errorsOf,
  forward,
  learnHidden,
  learnOutput,
  learnPhrases,
  strongest,
} from './network-layers.ts';
import { randomFrom } from './random.ts';
import type { TopicLine } from './safety-lines.ts';

const SEED = 20261122;
const HIDDEN = 64;
const PHRASES = 96;
const ROUNDS = 10;
const BATCH = 32;
/** The share of words that are not read, so that no line is known by heart. */
const UNREAD = 0.15;
const FASTEST = 3.2e-3;
const SLOWEST = 2e-4;
const DECAY = 1e-4;
/** A word that stands in fewer lines than this share counts as rare. */
const LEAST_COMMON = 5e-4;
/** Weights are kept in this many steps on each side of nought. */
const STEPS = 127;

interface Word {
  row: number;
  weight: number;
}

interface Example {
  topic: number;
  words: Word[];
}

interface Learner {
  vectors: WordVectors;
  random: () => number;
  hidden: Weights;
  phrases: Weights;
  output: Weights;
}

/**
 * One layer over the lines' meanings and their phrases; the same lines give the same network, bit by bit. `most`: no more
 * batches than that.
 */
export function trainNetwork(
  lines: readonly TopicLine[],
  vectors: WordVectors,
  most = Number.POSITIVE_INFINITY,
): Network {
  const common = commonWords(lines);
  const examples = lines.map(({ topic, text }) => ({
    topic: topics.indexOf(topic),
    words: wordsOf(withoutIdioms(normalise(text)), vectors, common),
  }));
  const learner = newLearner(vectors, randomFrom(SEED));
  const layers = [learner.hidden, learner.phrases, learner.output];
  let steps = 0;
  for (let round = 0; round < ROUNDS && steps < most; round += 1) {
    const speed = SLOWEST + (FASTEST - SLOWEST) * (1 - round / ROUNDS);
    for (const batch of batches(examples, learner.random)) {
      if (steps === most) break;
      for (const example of batch) learn(learner, example);
      steps += 1;
      for (const { weights, bias } of layers) {
        move(weights, batch.length, steps, speed);
        move(bias, batch.length, steps, speed);
      }
    }
  }
  return {
    vectors,
    common,
    hidden: quantised(learner.hidden),
    phrases: quantised(learner.phrases),
    output: quantised(learner.output),
  };
}

function commonWords(lines: readonly TopicLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    for (const word of new Set(withoutIdioms(normalise(text)).split(' ')))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const shares = [...counts].map(([word, count]) => [word, rounded(count / lines.length)] as const);
  return new Map(shares.filter(([word, share]) => /\w/.test(word) && share >= LEAST_COMMON));
}

function wordsOf(plain: string, { rows }: WordVectors, common: ReadonlyMap<string, number>): Word[] {
  return plain.split(' ').flatMap((word) => {
    const row = word === '|' ? CLAUSE_END : rows.get(word);
    return row === undefined ? [] : { row, weight: row === CLAUSE_END ? 0 : weightOf(word, common) };
  });
}

function newLearner(vectors: WordVectors, random: () => number): Learner {
  const layer = (inputs: number, outputs: number, gain: number) => ({
    weights: drawn(outputs * inputs, Math.sqrt(gain / inputs), DECAY, random),
    bias: zeros(outputs),
  });
  return {
    vectors,
    random,
    hidden: layer(DIMENSIONS, HIDDEN, 2),
    phrases: layer(PHRASE_WORDS * DIMENSIONS, PHRASES, 2),
    output: layer(HIDDEN + PHRASES, topics.length, 1),
  };
}

/** Adds the slopes of one line. */
function learn(learner: Learner, { topic, words }: Example): void {
  const { hidden, phrases, output, vectors, random } = learner;
  const read = words.filter(() => random() >= UNREAD);
  const rows = read.map(({ row }) => row);
  const meaning = meaningOf(read, vectors);
  const means = forward(hidden, meaning).map((score) => Math.max(0, score));
  const found = strongest(phrases, rows, vectors);
  const active = Float64Array.from([...means, ...found.map(({ score }) => score)], (score) =>
    random() > SITTING_OUT ? score / (1 - SITTING_OUT) : 0,
  );
  const back = learnOutput(output, active, errorsOf(forward(output, active), topic));
  learnHidden(hidden, meaning, back);
  learnPhrases(phrases, found, rows, back.subarray(HIDDEN), vectors);
}

function meaningOf(words: readonly Word[], { values }: WordVectors): Float64Array {
  const sum = new Float64Array(DIMENSIONS);
  for (const { row, weight } of words) {
    if (row === CLAUSE_END) continue;
    for (let at = 0; at < DIMENSIONS; at += 1) {
      sum[at] = (sum[at] ?? 0) + weight * (values[row * DIMENSIONS + at] ?? 0);
    }
  }
  return broughtToLength(sum);
}

function* batches(examples: readonly Example[], random: () => number): Generator<Example[]> {
  const order = examples
    .map((example) => ({ example, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ example }) => example);
  for (let start = 0; start < order.length; start += BATCH) yield order.slice(start, start + BATCH);
}

function quantised({ weights, bias }: Weights): Layer {
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
