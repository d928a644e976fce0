import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { trainingLines } from './safety-lines.ts';
import type { Layer } from '#domain/safety/classifier/network.ts';
import { openWordVectors } from '#server/chat/library/open-word-vectors.ts';
import { networkOrigin } from './network-origin.ts';
import { trainClassifier } from './train-classifier.ts';
import { trainNetwork } from './train-network.ts';

// node evals/train.ts: writes the safety classifier anew, to be done after every change of evals/safety-lines.

const folder = new URL('../src/content/safety-model/', import.meta.url);
const lines = trainingLines();
const { scale, bias, weights } = trainClassifier(lines);
write('classifier.json', { scale, bias, weights: gzipSync(weights, { level: 9 }).toString('base64') });
const vectors = openWordVectors();
const { common, hidden, phrases, output } = trainNetwork(lines, vectors);
write('network.json', {
  origin: networkOrigin(lines, vectors),
  common: Object.fromEntries(common),
  hidden: packed(hidden),
  phrases: packed(phrases),
  output: packed(output),
});

function packed({ scale, bias, weights }: Layer) {
  return { scale, bias, weights: Buffer.from(weights).toString('base64') };
}

function write(name: string, content: object): void {
  writeFileSync(new URL(name, folder), `${JSON.stringify(content, null, 2)}\n`);
}
