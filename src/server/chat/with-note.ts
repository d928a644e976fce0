import { safetyNotes } from '#content/safety-scripts.ts';
import type { NoteId } from '#domain/safety/script.ts';
import type { AnswerEvent, Engine } from './engine.ts';

/** Adds a safety line after the answer of any engine. Its card marks the conversation. */
export function withNote(engine: Engine, note: NoteId): Engine {
  return {
    async *answer(turn, signal) {
      yield* engine.answer({ ...turn, hasNote: true }, signal);
      if (signal.aborted) return;
      yield* noteEvents(note);
    },
  };
}

export function* noteEvents(note: NoteId): Generator<AnswerEvent> {
  const { text, lines } = safetyNotes[note];
  yield { type: 'text-start', id: 'safety-note' };
  yield { type: 'text-delta', id: 'safety-note', delta: text };
  yield { type: 'text-end', id: 'safety-note' };
  yield { type: 'data-safety', data: { kind: note, lines: [...lines] } };
}
