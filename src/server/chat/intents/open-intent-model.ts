import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { BUCKETS, CENTERS, type BucketWeights, type IntentModel } from '#domain/intents/intent-model.ts';
import { ENCODED_DIMENSIONS } from '../encoder/encoder.ts';

const file = new URL('../../../content/intent-model.json', import.meta.url);
const stored = v.object({
  /** The hash of the examples, as `originOf` in evals/train-intents.ts makes it. */
  origin: v.string(),
  bucketWeights: v.array(v.number()),
  advisors: v.record(
    v.string(),
    v.object({
      ids: v.array(v.string()),
      bias: v.array(v.number()),
      scale: v.number(),
      weights: v.string(),
      centers: v.string(),
    }),
  ),
});

export interface IntentModels {
  bucketWeights: BucketWeights;
  byAdvisor: ReadonlyMap<string, IntentModel>;
}

let opened: IntentModels | undefined;

/** Read once; evals/train-intents.ts makes it. */
export function openIntentModels(): IntentModels {
  opened ??= modelsOf(v.parse(stored, JSON.parse(readFileSync(file, 'utf8'))));
  return opened;
}

export function modelsOf({
  bucketWeights,
  advisors,
}: Omit<v.InferOutput<typeof stored>, 'origin'>): IntentModels {
  return {
    bucketWeights: Float32Array.from(bucketWeights),
    byAdvisor: new Map(
      Object.entries(advisors).map(([advisor, { ids, bias, scale, weights, centers }]) => [
        advisor,
        {
          ids,
          bias,
          scale,
          weights: unpacked(weights, (ENCODED_DIMENSIONS + BUCKETS) * ids.length),
          centers: unpacked(centers, ENCODED_DIMENSIONS * CENTERS * ids.length),
        },
      ]),
    ),
  };
}

function unpacked(packed: string, length: number): Int8Array {
  const values = new Int8Array(gunzipSync(Buffer.from(packed, 'base64')));
  if (values.length !== length) throw new Error('The intent model has another shape.');
  return values;
}
