import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { BUCKETS, type BucketWeights, type KindModel } from '#domain/intents/intent-model.ts';
import type { ReactionWeights } from '#domain/reactions/score-reaction.ts';
import { ENCODED_DIMENSIONS } from '../encoder/encoder.ts';

const file = new URL('../../../content/reaction-model.json', import.meta.url);
const stored = v.object({
  /** The mark of the examples, as evals/train-reactions.ts makes it. */
  origin: v.string(),
  bucketWeights: v.array(v.number()),
  kinds: v.object({
    ids: v.array(v.string()),
    bias: v.array(v.number()),
    scale: v.number(),
    weights: v.string(),
  }),
  signs: v.object({
    bias: v.number(),
    nearest: v.number(),
    sharedWords: v.number(),
    reply: v.number(),
    kind: v.number(),
    isAsk: v.number(),
    subject: v.number(),
    ago: v.number(),
  }),
});

export interface ReactionModel {
  bucketWeights: BucketWeights;
  kinds: KindModel;
  signs: ReactionWeights;
}

let opened: ReactionModel | undefined;

/** Read once; evals/train-reactions.ts makes it. */
export function openReactionModel(): ReactionModel {
  opened ??= modelOf(v.parse(stored, JSON.parse(readFileSync(file, 'utf8'))));
  return opened;
}

function modelOf({
  bucketWeights,
  kinds,
  signs,
}: Omit<v.InferOutput<typeof stored>, 'origin'>): ReactionModel {
  const weights = new Int8Array(gunzipSync(Buffer.from(kinds.weights, 'base64')));
  if (weights.length !== (ENCODED_DIMENSIONS + BUCKETS) * kinds.ids.length)
    throw new Error('The reaction model has another shape.');
  return { bucketWeights: Float32Array.from(bucketWeights), kinds: { ...kinds, weights }, signs };
}
