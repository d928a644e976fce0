import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Layer } from '#domain/safety/classifier/sentence-head.ts';
import { encodeAll } from './encode-all.ts';
import { type TopicLine, trainingLines } from './safety-lines.ts';
import { trainClassifier } from './train-classifier.ts';
import { randomFrom } from './random.ts';
import { trainSentenceHead } from './train-sentence-head.ts';
import { atLength } from './vary-lines.ts';

// node evals/train.ts: retrains both classifiers of the safety gate. Run it after every change in
// evals/banks/safety-lines; takes a few minutes.

const SEED = 20261124;
const folder = new URL('../src/content/safety-model/', import.meta.url);

if (import.meta.main) {
  const lines = trainingLines();
  const { scale, bias, weights } = trainClassifier(lines);
  write('classifier.json', { scale, bias, weights: gzipSync(weights, { level: 9 }).toString('base64') });
  const longer = [...lines, ...atLength(lines, randomFrom(SEED))];
  const { hidden, output } = trainSentenceHead(longer, await encodeAll(longer.map(({ text }) => text)));
  write('sentence-head.json', { origin: originOf(lines), hidden: packed(hidden), output: packed(output) });
}

/** The hash of these lines and of the training code, stored next to the head. */
export function originOf(lines: readonly TopicLine[]): string {
  const hash = createHash('sha256');
  for (const { topic, text } of lines) hash.update(`${topic}\t${text}\n`);
  for (const file of ['train-sentence-head.ts', 'vary-lines.ts'])
    hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest('hex');
}

function packed({ scale, bias, weights }: Layer) {
  return { scale, bias, weights: Buffer.from(weights).toString('base64') };
}

function write(name: string, content: object): void {
  writeFileSync(new URL(name, folder), `${JSON.stringify(content, null, 2)}\n`);
}
