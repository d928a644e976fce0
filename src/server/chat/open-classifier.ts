import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { type Classifier, topics } from '#domain/safety/classifier/classifier.ts';
import { BUCKETS } from '#domain/safety/classifier/features.ts';

const file = new URL('../../content/safety-model/classifier.json', import.meta.url);

/** As `evals/train.ts` writes it; `weights` are packed with gzip and base64. */
const stored = v.object({
  scale: v.number(),
  bias: v.pipe(v.array(v.number()), v.length(topics.length)),
  weights: v.string(),
});

/** Reads the trained classifier; about ten milliseconds. */
export function openClassifier(): Classifier {
  const { scale, bias, weights } = v.parse(stored, JSON.parse(readFileSync(file, 'utf8')));
  const unpacked = new Int8Array(gunzipSync(Buffer.from(weights, 'base64')));
  if (unpacked.length !== BUCKETS * topics.length)
    throw new Error('The safety classifier has another shape.');
  return { scale, bias, weights: unpacked };
}
