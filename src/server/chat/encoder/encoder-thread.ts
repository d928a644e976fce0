import { Worker } from 'node:worker_threads';

/** The first answer waits until the model is loaded, which takes a quarter of a second on an idle machine. */
const MAX_WAIT_MS = 10_000;

/** Processes one list at a time. After a rejection the thread can't be used any more. */
export interface EncoderThread {
  encode(texts: readonly string[]): Promise<Float32Array[]>;
}

export function startEncoderThread(
  script: URL = new URL('./encoder-worker.ts', import.meta.url),
  maxWaitMs: number = MAX_WAIT_MS,
): EncoderThread {
  // The thread inherits neither flags nor the environment, because it needs nothing from them.
  const worker = new Worker(script, { env: {}, execArgv: ['--disable-warning=ExperimentalWarning'] });
  // An idle encoder does not keep the process alive.
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
