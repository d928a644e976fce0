import type { Pause } from '../talk/say.ts';

/** The maximum delay caused by first words of others. Even so, fourteen words a second are faster than people read. */
const MAX_DELAY_MS = 400;

/** The first words of any answer are sent before the further words of all others. */
export interface FirstWords {
  /** Registers a waiting answer while `work` runs. */
  awaited<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Pauses, then waits until no first words are pending, at most 400 ms more. */
  before(pause: Pause): Pause;
}

export function openFirstWords(): FirstWords {
  let waiting = 0;
  let served = Promise.withResolvers<void>();
  return {
    async awaited(work) {
      waiting += 1;
      try {
        return await work();
      } finally {
        waiting -= 1;
        if (waiting === 0) {
          served.resolve();
          served = Promise.withResolvers();
        }
      }
    },
    before: (pause) => async (ms, signal) => {
      await pause(ms, signal);
      if (waiting > 0) await Promise.race([served.promise, pause(MAX_DELAY_MS, signal)]);
    },
  };
}
