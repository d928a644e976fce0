import { readFileSync } from 'node:fs';
import { DIMENSIONS, type WordVectors } from '#domain/retrieval/word-vectors.ts';

const folder = new URL('../../../content/word-vectors/', import.meta.url);
let opened: WordVectors | undefined;

/** Read once, in about twenty milliseconds. */
export function openWordVectors(): WordVectors {
  opened ??= wordVectors(
    readFileSync(new URL('words.txt', folder), 'utf8'),
    new Int8Array(readFileSync(new URL('vectors.bin', folder))),
  );
  return opened;
}

/** `list` has one word per line, in the order of the rows. */
export function wordVectors(list: string, values: Int8Array): WordVectors {
  const words = list.trimEnd().split('\n');
  if (values.length !== words.length * DIMENSIONS) throw new Error('The word vectors have another shape.');
  return { rows: new Map(words.map((word, row) => [word, row])), values };
}
