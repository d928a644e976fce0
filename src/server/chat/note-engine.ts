import type { Engine } from './engine.ts';

/** Sends the result of a tool as a whole. */
export function noteEngine(text: string): Engine {
  return {
    async *answer() {
      yield { type: 'data-engine', data: { engine: 'tool' } };
      yield { type: 'text-start', id: 'note' };
      // PostgreSQL refuses half of a surrogate pair.
      yield { type: 'text-delta', id: 'note', delta: text.toWellFormed() };
      yield { type: 'text-end', id: 'note' };
    },
  };
}
