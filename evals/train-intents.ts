import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  type BucketWeights,
  BUCKETS,
  bucketsOf,
  CENTER_STEPS,
  CENTERS,
  featuresOf,
  NONE,
} from '#domain/intents/intent-model.ts';
import type { Intent } from '#domain/intents/intent.ts';
import { readIntents } from '#server/chat/intents/open-intents.ts';
import { encodeAll } from './encode-all.ts';
import { centersOf } from './example-centers.ts';
import { storeVectors } from './store-vectors.ts';
import { type Example, trainRegression } from './train-regression.ts';

// node evals/train-intents.ts: regenerates src/content/intent-model.json. Run it after changing an example in
// content/intents; takes a few minutes.

const folder = path.join(import.meta.dirname, '../content/intents');
const noneFile = path.join(import.meta.dirname, 'banks/intent-none.txt');
/** Messages from the middle of conversations that are no intent of their own: advisor, tab, line. */
const midTalkFile = path.join(import.meta.dirname, 'banks/intent-mid-talk.tsv');
const file = path.join(import.meta.dirname, '../src/content/intent-model.json');

if (import.meta.main) {
  const lines = intentLines();
  const vectors = await encodeAll(lines.map(({ text }) => text));
  const model = fit(lines.map((each, at) => ({ ...each, vector: vectors[at] ?? new Float32Array() })));
  writeFileSync(file, `${JSON.stringify({ origin: originOf(lines), ...model }, null, 1)}\n`);
  await storeVectors();
}

/** An example with its advisor. Lines without an intent are used for every advisor. */
export interface IntentLine {
  advisor: string;
  id: string;
  text: string;
}

export function intentLines(intents: readonly Intent[] = readIntents(folder)): IntentLine[] {
  const own = intents.flatMap(({ id, examples }) =>
    examples.map((text) => ({ advisor: advisorOf(id), id, text })),
  );
  const other = readFileSync(noneFile, 'utf8').trim().split('\n');
  const advisors = [...new Set(own.map(({ advisor }) => advisor))];
  const midTalk = readFileSync(midTalkFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([advisor = '', text = '']) => ({ advisor, id: NONE, text }));
  return [
    ...own,
    ...advisors.flatMap((advisor) => other.map((text) => ({ advisor, id: NONE, text }))),
    ...midTalk,
  ];
}

function advisorOf(id: string): string {
  return id.split('-')[0] ?? '';
}

/** The hash of these lines and of the training code, stored next to the model. */
export function originOf(lines: readonly IntentLine[]): string {
  const hash = createHash('sha256');
  for (const { advisor, id, text } of lines) hash.update(`${advisor}\t${id}\t${text}\n`);
  for (const code of ['train-regression.ts', 'example-centers.ts'])
    hash.update(readFileSync(path.join(import.meta.dirname, code)));
  return hash.digest('hex');
}

export interface EncodedLine extends IntentLine {
  vector: Float32Array;
}

/** One regression for each advisor, in the format that `src/server/chat/intents/open-intent-model.ts` reads. */
export function fit(lines: readonly EncodedLine[]) {
  const bucketWeights = weighBuckets(lines.map(({ text }) => text));
  const advisors = Object.fromEntries(
    Map.groupBy(lines, ({ advisor }) => advisor)
      .entries()
      .map(([advisor, own]) => [advisor, fitAdvisor(own, bucketWeights)]),
  );
  return { bucketWeights: Array.from(bucketWeights, (value) => Number(value.toFixed(3))), advisors };
}

function fitAdvisor(lines: readonly EncodedLine[], bucketWeights: BucketWeights) {
  const ids = [...new Set(lines.map(({ id }) => id))];
  const places = new Map(ids.map((id, at) => [id, at]));
  const examples: Example[] = lines.map(({ id, text, vector }) => {
    const { meaning, wording } = featuresOf(text, vector, bucketWeights);
    return { dense: meaning, sparse: wording, answer: places.get(id) ?? 0 };
  });
  const { bias, scale, weights } = trainRegression(examples, BUCKETS, ids.length);
  const centers = ids.map((id) => centersFor(id, lines));
  return { ids, bias, scale, weights: packed(weights), centers: packed(Int8Array.from(centers.flat())) };
}

/**
 * Rows of quantized values, always the same number: centers of intents with few examples are repeated, and `NONE` has
 * none.
 */
function centersFor(id: string, lines: readonly EncodedLine[]): number[] {
  const own = lines.flatMap((line) => (line.id === id ? [line.vector] : []));
  const dimensions = own[0]?.length ?? 0;
  if (id === NONE) return Array.from({ length: CENTERS * dimensions }, () => 0);
  const centers = centersOf(own, CENTERS);
  return Array.from(
    { length: CENTERS },
    (_none, at) => centers[at % centers.length] ?? new Float32Array(),
  ).flatMap((center) => Array.from(center, (value) => Math.round(value * CENTER_STEPS)));
}

export function packed(values: Int8Array): string {
  return gzipSync(values, { level: 9 }).toString('base64');
}

export function weighBuckets(texts: readonly string[]): BucketWeights {
  const counts = new Float32Array(BUCKETS);
  for (const text of texts)
    for (const bucket of new Set(bucketsOf(text))) counts[bucket] = (counts[bucket] ?? 0) + 1;
  return counts.map((count) => Math.log(texts.length / Math.max(1, count)));
}
