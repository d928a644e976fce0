import type { Engine } from '../chat/engine.ts';
import type { Metrics } from './metrics.ts';

/** The engine, with its answers counted and the time to their first words measured. */
export function watchedEngine(engine: Engine, metrics: Metrics): Engine {
  return {
    async *answer(turn, signal) {
      const firstText = metrics.firstText.startTimer();
      let hasText = false;
      let ending = 'failed';
      try {
        for await (const event of engine.answer(turn, signal)) {
          if (!hasText && event.type === 'text-delta') {
            hasText = true;
            firstText();
          }
          yield event;
        }
        ending = 'done';
      } finally {
        metrics.turns.inc({ ending: signal.aborted ? 'stopped' : ending });
      }
    },
  };
}
