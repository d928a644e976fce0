import { readFileSync } from 'node:fs';
import { type Encoder, openEncoder } from '../encoder/encoder.ts';
import { type VectorFile, openVectorFile, readAxes } from './vector-file.ts';
import { type WrittenVectors, writtenVectors } from './written-vectors.ts';

const folder = new URL('../../../content/written-vectors/', import.meta.url);
/** Made by `npm run content`, which adds what is new and leaves out what is gone. */
export const axesFile = new URL('axes.bin', folder);
export const vectorsFile = new URL('vectors.bin', folder);

let stored: VectorFile | undefined;
let opened: WrittenVectors | undefined;

/** Of this process; the file is read once. */
export function openWrittenVectors(): WrittenVectors {
  return (opened ??= writtenVectorsOver(openEncoder()));
}

/** What isn't stored is encoded by `encoder`. */
export function writtenVectorsOver(encoder: Encoder): WrittenVectors {
  stored ??= openVectorFile(readAxes(readFileSync(axesFile)), readFileSync(vectorsFile));
  return writtenVectors(stored, encoder);
}
