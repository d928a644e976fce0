import type { Pause } from '../../talk/say.ts';
import { type Model, ModelFailure } from './model.ts';

const BACKOFF_MS = 400;
/** A longer wait is not worth a retry, because the library can answer immediately. */
const MAX_WAIT_MS = 5000;

/** Retries once if the failure is probably temporary and nothing has arrived yet. */
export function withOneRetry(model: Model, pause: Pause): Model {
  return {
    async *stream(request, signal) {
      let hasBegun = false;
      try {
        for await (const event of model.stream(request, signal)) {
          hasBegun = true;
          yield event;
        }
        return;
      } catch (error) {
        const wait = hasBegun ? null : waitFor(error);
        if (wait === null) throw error;
        await pause(wait, signal);
      }
      if (!signal.aborted) yield* model.stream(request, signal);
    },
  };
}

function waitFor(error: unknown): number | null {
  if (!(error instanceof ModelFailure) || !error.isPassing) return null;
  const wait = error.retryAfter === undefined ? BACKOFF_MS : error.retryAfter * 1000;
  return wait <= MAX_WAIT_MS ? wait : null;
}
