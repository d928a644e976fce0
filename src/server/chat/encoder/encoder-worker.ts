import { parentPort } from 'node:worker_threads';
import { openSentenceModel } from './sentence-model.ts';

/** Long texts are cut, because the first words of a sentence carry its meaning. */
const MAX_CHARACTERS = 1000;

const model = openSentenceModel();

parentPort?.on('message', (texts: readonly string[]) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(model(texts.map(readable)));
});

/** The model has no vector for an empty text. */
function readable(text: string): string {
  const cut = text.slice(0, MAX_CHARACTERS).toWellFormed().trim();
  return cut === '' ? '.' : cut;
}
