import type { Engine } from '../engine.ts';

/** Saved before the answer, so that a client that reads the state after it finds the change. */
export function savingFirst(engine: Engine, save: () => Promise<void>): Engine {
  return {
    async *answer(turn, signal) {
      await save();
      return yield* engine.answer(turn, signal);
    },
  };
}
