import { safetyNotes } from '#content/safety-scripts.ts';
import type { NoteId } from '#domain/safety/script.ts';
import type { Engine } from './engine.ts';

/** Says one line of safety after the answer of any engine; its card is what the conversation remembers it by. */
export function withNote(engine: Engine, note: NoteId): Engine {
  const { text, lines } = safetyNotes[note];
  return {
    async *answer(turn, signal) {
      yield* engine.answer(turn, signal);
      if (signal.aborted) return;
      yield { type: 'text-start', id: 'safety-note' };
      yield { type: 'text-delta', id: 'safety-note', delta: text };
      yield { type: 'text-end', id: 'safety-note' };
      yield { type: 'data-safety', data: { kind: note, lines: [...lines] } };
    },
  };
}
