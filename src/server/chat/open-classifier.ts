import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { type Classifier, topics } from '#domain/safety/classifier/classifier.ts';
import { BUCKETS } from '#domain/safety/classifier/features.ts';
import type { Layer, Network } from '#domain/safety/classifier/network.ts';
import { openWordVectors } from './library/open-word-vectors.ts';

const folder = new URL('../../content/safety-model/', import.meta.url);

/** As `evals/train.ts` writes it; `weights` are packed with gzip and base64. */
const stored = v.object({
  scale: v.number(),
  bias: v.pipe(v.array(v.number()), v.length(topics.length)),
  weights: v.string(),
});

const storedLayer = v.object({ scale: v.number(), bias: v.array(v.number()), weights: v.string() });
const storedNetwork = v.object({
  common: v.record(v.string(), v.number()),
  hidden: storedLayer,
  phrases: storedLayer,
  output: storedLayer,
});

let opened: Classifier | undefined;

/** The trained classifier with its second reader, read once; about thirty milliseconds. */
export function openClassifier(): Classifier {
  opened ??= { ...openSpelling(), network: openNetwork() };
  return opened;
}

function openNetwork(): Network {
  const { common, hidden, phrases, output } = v.parse(storedNetwork, read('network.json'));
  return {
    vectors: openWordVectors(),
    common: new Map(Object.entries(common)),
    hidden: openLayer(hidden),
    phrases: openLayer(phrases),
    output: openLayer(output),
  };
}

function openLayer({ scale, bias, weights }: v.InferOutput<typeof storedLayer>): Layer {
  return { scale, bias, weights: new Int8Array(Buffer.from(weights, 'base64')) };
}

/** The part that reads letters and words alone; the browser has no other. */
function openSpelling(): Classifier {
  const { scale, bias, weights } = v.parse(stored, read('classifier.json'));
  const unpacked = new Int8Array(gunzipSync(Buffer.from(weights, 'base64')));
  if (unpacked.length !== BUCKETS * topics.length)
    throw new Error('The safety classifier has another shape.');
  return { scale, bias, weights: unpacked };
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
}
