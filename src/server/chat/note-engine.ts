import type { Engine } from './engine.ts';

/** Says what a tool worked out, at once and whole. */
export function noteEngine(text: string): Engine {
  return {
    async *answer() {
      yield { type: 'data-engine', data: { engine: 'tool' } };
      yield { type: 'text-start', id: 'note' };
      // A half of a surrogate pair is no text for PostgreSQL.
      yield { type: 'text-delta', id: 'note', delta: text.toWellFormed() };
      yield { type: 'text-end', id: 'note' };
    },
  };
}
