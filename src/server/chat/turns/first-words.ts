import type { Pause } from '../talk/say.ts';

/** As long as first words may take: held back by that each time, fourteen words a second still outrun a reader. */
const HELD_MS = 400;

/** The first words of everybody go before the further words of anybody. */
export interface FirstWords {
  /** Somebody waits for them while `work` runs. */
  awaited<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The pause, and after it until nobody waits for them, or for 400 ms more. */
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
      if (waiting > 0) await Promise.race([served.promise, pause(HELD_MS, signal)]);
    },
  };
}
