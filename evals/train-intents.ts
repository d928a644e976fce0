import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BucketWeights, BUCKETS, bucketsOf, featuresOf, NONE } from '#domain/intents/intent-model.ts';
import type { Intent } from '#domain/intents/intent.ts';
import { readIntents } from '#server/chat/intents/open-intents.ts';
import { encodeAll } from './encode-all.ts';
import { type Example, trainRegression } from './train-regression.ts';

// node evals/train-intents.ts: makes src/content/intent-model.json anew, after every change of an example in
// content/intents: some minutes.

const folder = path.join(import.meta.dirname, '../content/intents');
const noneFile = path.join(import.meta.dirname, 'intent-none.txt');
const file = path.join(import.meta.dirname, '../src/content/intent-model.json');

if (import.meta.main) {
  const lines = intentLines();
  const vectors = await encodeAll(lines.map(({ text }) => text));
  const model = fit(lines.map((each, at) => ({ ...each, vector: vectors[at] ?? new Float32Array() })));
  writeFileSync(file, `${JSON.stringify({ origin: originOf(lines), ...model }, null, 1)}\n`);
}

/** An example, and the advisor to whom it is said; what is none of anybody's is said to each of them. */
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
  return [...own, ...advisors.flatMap((advisor) => other.map((text) => ({ advisor, id: NONE, text })))];
}

function advisorOf(id: string): string {
  return id.split('-')[0] ?? '';
}

/** The mark of these lines and of how they are fitted: it lies beside the model. */
export function originOf(lines: readonly IntentLine[]): string {
  const hash = createHash('sha256');
  for (const { advisor, id, text } of lines) hash.update(`${advisor}\t${id}\t${text}\n`);
  hash.update(readFileSync(path.join(import.meta.dirname, 'train-regression.ts')));
  return hash.digest('hex');
}

export interface EncodedLine extends IntentLine {
  vector: Float32Array;
}

/** A regression for each advisor, as `src/server/chat/intents/open-intent-model.ts` reads it. */
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
  return { ids, bias, scale, weights: gzipSync(weights, { level: 9 }).toString('base64') };
}

function weighBuckets(texts: readonly string[]): BucketWeights {
  const counts = new Float32Array(BUCKETS);
  for (const text of texts)
    for (const bucket of new Set(bucketsOf(text))) counts[bucket] = (counts[bucket] ?? 0) + 1;
  return counts.map((count) => Math.log(texts.length / Math.max(1, count)));
}
