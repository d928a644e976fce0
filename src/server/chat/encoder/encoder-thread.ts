import { Worker } from 'node:worker_threads';

/** A first answer waits for the model to open, a quarter of a second on an idle machine. */
const MAX_WAIT_MS = 10_000;

/** Takes one list at a time. After a rejection it is over. */
export interface EncoderThread {
  encode(texts: readonly string[]): Promise<Float32Array[]>;
}

export function startEncoderThread(
  script: URL = new URL('./encoder-worker.ts', import.meta.url),
  maxWaitMs: number = MAX_WAIT_MS,
): EncoderThread {
  // It inherits neither flags nor the environment: there is nothing in them that it needs.
  const worker = new Worker(script, { env: {}, execArgv: ['--disable-warning=ExperimentalWarning'] });
  // An idle encoder keeps no process alive.
  worker.unref();
  return {
    async encode(texts) {
      worker.ref();
      try {
        return await answerOf(worker, texts, maxWaitMs);
      } catch (error) {
        void worker.terminate();
        throw error;
      } finally {
        worker.unref();
      }
    },
  };
}

function answerOf(worker: Worker, texts: readonly string[], maxWaitMs: number): Promise<Float32Array[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Float32Array[]>();
  const died = (): void => reject(new Error('The encoder thread ended.'));
  const timer = setTimeout(() => reject(new Error('The encoder thread took too long.')), maxWaitMs);
  worker.once('message', resolve).once('error', reject).once('exit', died);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(texts);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', reject).off('exit', died);
  });
}
