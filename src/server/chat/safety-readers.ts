import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Readers } from '#domain/safety/assess.ts';
import { topics } from '#domain/safety/classifier/classifier.ts';
import { type Layer, type SentenceHead, sharesOfVector } from '#domain/safety/classifier/sentence-head.ts';
import { ENCODED_DIMENSIONS, type Encoder, openEncoder } from './encoder/encoder.ts';
import { inTime } from './encoder/in-time.ts';
import { openClassifier } from './open-classifier.ts';

const file = new URL('../../content/safety-model/sentence-head.json', import.meta.url);
const storedLayer = v.object({ scale: v.number(), bias: v.array(v.number()), weights: v.string() });
const storedHead = v.object({ hidden: storedLayer, output: storedLayer });

/** The timeout of the second classifier. After that, the first classifier and the rules decide. */
const MAX_WAIT_MS = 1500;
/** For tests and measurements, which must not depend on the load of the machine. */
export const UNHURRIED_WAIT_MS = 60_000;

let head: SentenceHead | undefined;

/** Opens both classifiers of the safety gate. */
export function openReaders(encoder: Encoder = openEncoder(), maxWaitMs: number = MAX_WAIT_MS): Readers {
  head ??= readHead();
  const opened = head;
  return {
    classifier: openClassifier(),
    async readSentences(texts) {
      const vectors = await inTime(encoder.encode(texts), maxWaitMs);
      return vectors && vectors.map((vector) => sharesOfVector(vector, opened));
    },
  };
}

function readHead(): SentenceHead {
  const { hidden, output } = v.parse(storedHead, JSON.parse(readFileSync(file, 'utf8')));
  const units = hidden.bias.length;
  return { hidden: layer(hidden, ENCODED_DIMENSIONS * units), output: layer(output, units * topics.length) };
}

function layer({ scale, bias, weights }: v.InferOutput<typeof storedLayer>, size: number): Layer {
  const unpacked = new Int8Array(Buffer.from(weights, 'base64'));
  if (unpacked.length !== size) throw new Error('The safety head has another shape.');
  return { scale, bias, weights: unpacked };
}
