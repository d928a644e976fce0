import { safetyNotes } from '#content/safety-scripts.ts';
import type { NoteId } from '#domain/safety/script.ts';
import type { AnswerEvent, Engine } from './engine.ts';

/**
 * Adds a safety line after the answer of any engine. Its card marks the conversation. A line that only the classifiers
 * asked for is dropped if the engine finds no danger.
 */
export function withNote(engine: Engine, { note, isGuess }: { note: NoteId; isGuess: boolean }): Engine {
  return {
    async *answer(turn, signal) {
      const verdict = yield* engine.answer({ ...turn, hasNote: true, isNoteGuess: isGuess }, signal);
      if (signal.aborted || (isGuess && verdict === 'no-danger')) return;
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
