import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { type Classifier, topics } from '#domain/safety/classifier/classifier.ts';
import { BUCKETS } from '#domain/safety/classifier/features.ts';

const folder = new URL('../../content/safety-model/', import.meta.url);

/** The format that `evals/train.ts` writes; `weights` are packed with gzip and base64. */
const stored = v.object({
  scale: v.number(),
  bias: v.pipe(v.array(v.number()), v.length(topics.length)),
  weights: v.string(),
});

let opened: Classifier | undefined;

/** The trained classifier of n-grams and words, loaded once. */
export function openClassifier(): Classifier {
  opened ??= readClassifier();
  return opened;
}

function readClassifier(): Classifier {
  const { scale, bias, weights } = v.parse(
    stored,
    JSON.parse(readFileSync(new URL('classifier.json', folder), 'utf8')),
  );
  const unpacked = new Int8Array(gunzipSync(Buffer.from(weights, 'base64')));
  if (unpacked.length !== BUCKETS * topics.length)
    throw new Error('The safety classifier has another shape.');
  return { scale, bias, weights: unpacked };
}
