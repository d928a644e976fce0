import { createHash } from 'node:crypto';
import type { WordVectors } from '#domain/retrieval/word-vectors.ts';
import type { TopicLine } from './safety-lines.ts';
import { trainNetwork } from './train-network.ts';

/** Of some two thousand; all of them take minutes, which no test run should. */
const FIRST_STEPS = 20;

/** The mark of these lines and of how the training of a network begins with them: what is stored beside the network. */
export function networkOrigin(lines: readonly TopicLine[], vectors: WordVectors): string {
  const hash = createHash('sha256');
  for (const { topic, text } of lines) hash.update(`${topic}\t${text}\n`);
  const { common, hidden, phrases, output } = trainNetwork(lines, vectors, FIRST_STEPS);
  hash.update(JSON.stringify([...common]));
  for (const { scale, bias, weights } of [hidden, phrases, output]) {
    hash.update(JSON.stringify([scale, bias]));
    hash.update(weights);
  }
  return hash.digest('hex');
}
