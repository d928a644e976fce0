import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { FitWeights } from '#domain/reply-fit/reply-fit.ts';

const file = new URL('../../../content/reply-fit.json', import.meta.url);
const stored = v.object({
  /** The hash of the marks, as evals/train-reply-fit.ts makes it. */
  origin: v.string(),
  weights: v.object({
    intent: v.array(v.number()),
    reaction: v.array(v.number()),
    passage: v.array(v.number()),
    theme: v.array(v.number()),
  }),
});

let opened: FitWeights | undefined;

/** Read once; evals/train-reply-fit.ts makes it. */
export function openFitWeights(): FitWeights {
  opened ??= v.parse(stored, JSON.parse(readFileSync(file, 'utf8'))).weights;
  return opened;
}
