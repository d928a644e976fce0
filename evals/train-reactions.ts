import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BucketWeights, BUCKETS, type KindModel, featuresOf } from '#domain/intents/intent-model.ts';
import { type Reaction, type Reactions, reactionKinds } from '#domain/reactions/reaction.ts';
import {
  type ReactionWeights,
  signNames,
  signsOf,
  subjectNearness,
} from '#domain/reactions/score-reaction.ts';
import { messageRead } from '#server/chat/reactions/find-reactions.ts';
import { readAllReactions } from '#server/chat/reactions/open-reactions.ts';
import { encodeAll } from './encode-all.ts';
import { randomFrom } from './random.ts';
import { packed, weighBuckets } from './train-intents.ts';
import { trainRegression } from './train-regression.ts';

// node evals/train-reactions.ts: makes src/content/reaction-model.json anew, after changes in content/reactions: some
// minutes.

const folder = path.join(import.meta.dirname, '../content/reactions');
const file = path.join(import.meta.dirname, '../src/content/reaction-model.json');

const ENOUGH = 200;
/** So many of the examples are enough. */
const TRIED = 0.3;
/** Where the answer reacted to stands: the newest one, the one before, or not among those that are looked at. */
const NEWEST = 0.5;
const BEFORE = 0.65;
const ROUNDS = 600;
const SPEED = 0.3;

if (import.meta.main) {
  const all = learnedFrom(readAllReactions(folder));
  const texts = [...new Set(all.flatMap(textsOf))];
  const vectors = await encodeAll(texts);
  const encoded = new Map(texts.map((text, at) => [text, vectors[at] ?? new Float32Array()]));
  const { kinds, bucketWeights } = fitKinds(all, encoded);
  const stored = {
    origin: reactionsOrigin(all),
    bucketWeights: Array.from(bucketWeights, (value) => Number(value.toFixed(3))),
    kinds: { ...kinds, weights: packed(kinds.weights) },
    signs: fitSigns(all, encoded),
  };
  writeFileSync(file, `${JSON.stringify(stored, null, 1)}\n`);
}

/** How someone reacts is learned from some: more of them tell nothing new, and take an hour. */
export function learnedFrom(all: readonly Reactions[]): Reactions[] {
  const step = Math.max(1, Math.floor(all.length / ENOUGH));
  return all.filter((_each, at) => at % step === 0);
}

type Encoded = ReadonlyMap<string, Float32Array>;

function textsOf({ all }: Reactions): string[] {
  return all.flatMap(({ examples, reply }) => [...examples, reply]);
}

/** The mark of the examples and of how they are fitted: it lies beside the model. */
export function reactionsOrigin(all: readonly Reactions[]): string {
  const hash = createHash('sha256');
  for (const { id, all: reactions } of all)
    for (const { kind, examples } of reactions) hash.update(`${id}\t${kind}\t${examples.join('\t')}\n`);
  for (const code of ['train-regression.ts', 'train-reactions.ts'])
    hash.update(readFileSync(path.join(import.meta.dirname, code)));
  return hash.digest('hex');
}

/** Which kind of reaction a message is, whatever it is about. */
export function fitKinds(
  all: readonly Reactions[],
  encoded: Encoded,
): { kinds: KindModel; bucketWeights: BucketWeights } {
  const lines = all.flatMap(({ all: reactions }) =>
    reactions.flatMap(({ kind, examples }) => examples.map((text) => ({ kind, text }))),
  );
  const bucketWeights = weighBuckets(lines.map(({ text }) => text));
  const examples = lines.map(({ kind, text }) => {
    const { meaning, wording } = featuresOf(text, vectorOf(text, encoded), bucketWeights);
    return { dense: meaning, sparse: wording, answer: reactionKinds.indexOf(kind) };
  });
  const fitted = trainRegression(examples, BUCKETS, reactionKinds.length);
  return { kinds: { ids: [...reactionKinds], ...fitted }, bucketWeights };
}

function vectorOf(text: string, encoded: Encoded): Float32Array {
  return encoded.get(text) ?? new Float32Array();
}

/** A message beside what it may be, and which of these it is: none where the answer it reacts to is not among them. */
interface Choice {
  candidates: readonly (readonly number[])[];
  meant: readonly boolean[];
}

/**
 * How telling each sign is. The kinds come from a model of the other half of the texts, and a message's own example is
 * left out: what is known by heart tells nothing about new words.
 */
export function fitSigns(all: readonly Reactions[], encoded: Encoded): ReactionWeights {
  const halves = [0, 1].map((half) => all.filter((_each, at) => at % 2 === half));
  const choices = halves.flatMap((half, at) => {
    const model = fitKinds(halves[1 - at] ?? [], encoded);
    return choicesOf(half, encoded, model, randomFrom(at + 1));
  });
  return weighSigns(choices);
}

type KindsFitted = ReturnType<typeof fitKinds>;

function choicesOf(
  half: readonly Reactions[],
  encoded: Encoded,
  model: KindsFitted,
  random: () => number,
): Choice[] {
  const any = (own: Reactions) => half[Math.floor(random() * half.length)] ?? own;
  return half.flatMap((own) =>
    own.all.flatMap((meant) =>
      meant.examples.flatMap((text) => {
        if (random() > TRIED) return [];
        const place = random();
        const live =
          place < NEWEST ? [own, any(own)] : place < BEFORE ? [any(own), own] : [any(own), any(own)];
        return choiceOf(text, meant, live, encoded, model);
      }),
    ),
  );
}

function choiceOf(
  text: string,
  meant: Reaction,
  live: readonly Reactions[],
  encoded: Encoded,
  model: KindsFitted,
): Choice {
  const compared = live.flatMap(textsOf);
  const vectors = compared.map((each) => vectorOf(each, encoded));
  const message = messageRead(text, vectorOf(text, encoded), compared, vectors, model);
  const candidates = live.flatMap((subject, ago) => {
    const others = textsOf(subject).filter((each) => each !== text);
    const place = { ago, subjectNear: subjectNearness(message, others) };
    return subject.all.flatMap((reaction) => {
      // One less for each: otherwise what is meant would be known by having fewest.
      const [, ...rest] = reaction.examples;
      const examples = reaction === meant ? reaction.examples.filter((example) => example !== text) : rest;
      return examples.length === 0
        ? []
        : [{ reaction, signs: signsOf(message, { ...reaction, examples }, place) }];
    });
  });
  // Both replies to another detail of the same fit.
  const isMeant = (reaction: Reaction) =>
    reaction === meant ||
    (meant.kind === 'more' &&
      reaction.kind === 'more' &&
      live.some(({ all }) => all.includes(meant) && all.includes(reaction)));
  return {
    candidates: candidates.map(({ signs }) => signNames.map((name) => signs[name])),
    meant: candidates.map(({ reaction }) => isMeant(reaction)),
  };
}

/** A choice among candidates or none of them, by gradient descent on signs of mean 0 and spread 1. */
function weighSigns(choices: readonly Choice[]): ReactionWeights {
  const all = choices.flatMap(({ candidates }) => candidates);
  const scales = signNames.map((name, at) =>
    scaleOf(
      name,
      all.map((signs) => signs[at] ?? 0),
    ),
  );
  const scaled = choices.map(({ candidates, meant }) => ({
    meant,
    candidates: candidates.map((signs) =>
      signs.map((value, at) => (value - (scales[at]?.middle ?? 0)) / (scales[at]?.spread ?? 1)),
    ),
  }));
  const weights = signNames.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = signNames.map(() => 0);
    for (const choice of scaled) addSlopes(choice, weights, slopes);
    for (const [at, slope] of slopes.entries())
      weights[at] = (weights[at] ?? 0) + (SPEED * slope) / scaled.length;
  }
  const raw = weights.map((weight, at) => weight / (scales[at]?.spread ?? 1));
  const moved = raw.reduce((sum, weight, at) => sum + weight * (scales[at]?.middle ?? 0), 0);
  const [bias = 0, ...others] = raw;
  const [nearest = 0, words = 0, reply = 0, kind = 0, isAsk = 0, subject = 0, ago = 0] = others.map(rounded);
  return { bias: rounded(bias - moved), nearest, sharedWords: words, reply, kind, isAsk, subject, ago };
}

function scaleOf(name: (typeof signNames)[number], values: readonly number[]) {
  if (name === 'bias') return { middle: 0, spread: 1 };
  const middle = mean(values);
  return { middle, spread: Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) || 1 };
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}

/** Where the likelihood of what is meant grows fastest. */
function addSlopes({ candidates, meant }: Choice, weights: readonly number[], slopes: number[]): void {
  const odds = candidates.map((signs) =>
    Math.exp(signs.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)),
  );
  const all = odds.reduce((sum, each) => sum + each, 1);
  const ofMeant = odds.reduce((sum, each, at) => sum + (meant[at] ? each : 0), 0);
  for (const [at, signs] of candidates.entries()) {
    const share = (odds[at] ?? 0) / all;
    const due = meant[at] ? (odds[at] ?? 0) / ofMeant : 0;
    for (const [place, value] of signs.entries())
      slopes[place] = (slopes[place] ?? 0) + (due - share) * value;
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
