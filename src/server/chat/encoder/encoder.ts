import { type EncoderThread, startEncoderThread } from './encoder-thread.ts';
import { rememberingEncoder } from './remembering-encoder.ts';

/** The length of a vector. */
export const ENCODED_DIMENSIONS = 512;
/** The number of texts that the thread processes in one batch: about 80 milliseconds of work. */
export const BATCH = 16;
/** A message with its sentences has no more texts than this. */
const SHORT_LIST = 8;
/**
 * The safety gate encodes a message, and a moment later the search encodes the same words. The cache has room for a
 * hundred people at the same time, with two kilobytes per text.
 */
const CACHE_SIZE = 1024;
/**
 * The maximum number of waiting texts. More are refused, so that many simultaneous requests cannot make everyone wait
 * for seconds.
 */
const MAX_WAITING = 8192;

/** Turns sentences into unit vectors. Their dot product measures similarity of meaning. */
export interface Encoder {
  /**
   * Returns a vector for each text, in order. Rejects with `EncoderUnavailable` if the thread died, timed out or is
   * overloaded, so the caller needs a fallback.
   */
  encode(texts: readonly string[]): Promise<Float32Array[]>;
}

export class EncoderUnavailable extends Error {
  override name = 'EncoderUnavailable';
}

interface Batch {
  texts: readonly string[];
  /** The text belongs to a long list, which has lower priority than messages. */
  isOfMany: boolean;
  settle: (outcome: Float32Array[] | EncoderUnavailable) => void;
}

let opened: Encoder | undefined;

/** The encoder of this process. Its thread starts with the first text and keeps running. */
export function openEncoder(): Encoder {
  opened ??= rememberingEncoder(createEncoder(startEncoderThread), CACHE_SIZE);
  return opened;
}

export function createEncoder(start: () => EncoderThread): Encoder {
  const waiting: Batch[] = [];
  let thread: EncoderThread | undefined;
  let isWorking = false;

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let batches = next(waiting); batches.length > 0; batches = next(waiting)) {
      thread ??= start();
      try {
        const vectors = await thread.encode(batches.flatMap(({ texts }) => texts));
        let from = 0;
        for (const { texts, settle } of batches) settle(vectors.slice(from, (from += texts.length)));
      } catch {
        // The next batch starts a new thread.
        thread = undefined;
        const outcome = new EncoderUnavailable('The sentence encoder didn’t respond.');
        for (const { settle } of batches) settle(outcome);
      }
    }
    isWorking = false;
  }

  return {
    async encode(texts) {
      const batches = batchesOf(texts);
      const waitingTexts = waiting.reduce((sum, batch) => sum + batch.texts.length, 0);
      if (waitingTexts + texts.length > MAX_WAITING)
        throw new EncoderUnavailable('The sentence encoder is overloaded.');
      const answers = batches.map(
        (batch) =>
          new Promise<Float32Array[]>((resolve, reject) => {
            const settle = (outcome: Float32Array[] | EncoderUnavailable): void =>
              outcome instanceof EncoderUnavailable ? reject(outcome) : resolve(outcome);
            waiting.push({ texts: batch, isOfMany: texts.length > SHORT_LIST, settle });
          }),
      );
      const all = Promise.all(answers);
      void work();
      return (await all).flat();
    },
  };
}

/**
 * A message does not wait for a list of hundreds. Waiting messages are sent together, because a batch takes the thread
 * less time than single texts.
 */
function next(waiting: Batch[]): Batch[] {
  const taken: Batch[] = [];
  let room = BATCH;
  for (const batch of waiting.filter(({ isOfMany }) => !isOfMany)) {
    room -= batch.texts.length;
    if (room < 0) break;
    taken.push(batch);
  }
  if (taken.length === 0) taken.push(...waiting.slice(0, 1));
  for (const batch of taken) waiting.splice(waiting.indexOf(batch), 1);
  return taken;
}

function batchesOf(texts: readonly string[]): (readonly string[])[] {
  return Array.from({ length: Math.ceil(texts.length / BATCH) }, (_, index) =>
    texts.slice(index * BATCH, (index + 1) * BATCH),
  );
}
