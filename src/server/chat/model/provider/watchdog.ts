import { ModelFailure } from './model.ts';

export interface TimeLimits {
  /** The timeout for the first text or tool call of the answer, and again after each tool. */
  firstMs: number;
  /** The timeout between two pieces. */
  stallMs: number;
}

/**
 * Rejects with `timed-out` if nothing arrives for too long. The SDK's own timeout for the first piece starts after the
 * response's headers, so it would never fire for a server that queues requests or loads a model.
 */
export async function* withWatchdog<Part>(
  parts: AsyncIterable<Part>,
  weigh: (part: Part) => 'begins' | 'goes-on' | 'says-nothing',
  { firstMs, stallMs }: TimeLimits,
): AsyncGenerator<Part> {
  const iterator = parts[Symbol.asyncIterator]();
  const expired = Promise.withResolvers<never>();
  // The promise may reject while nothing awaits it.
  expired.promise.catch(() => undefined);
  const startTimer = (ms: number) => setTimeout(() => expired.reject(new ModelFailure('timed-out')), ms);
  let timer = startTimer(firstMs);
  try {
    for (;;) {
      const next = iterator.next();
      next.catch(() => undefined);
      const { done, value } = await Promise.race([next, expired.promise]);
      if (done) return;
      const weight = weigh(value);
      if (weight !== 'says-nothing') {
        clearTimeout(timer);
        timer = startTimer(weight === 'begins' ? firstMs : stallMs);
      }
      yield value;
    }
  } finally {
    clearTimeout(timer);
  }
}
