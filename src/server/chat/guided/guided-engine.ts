import { abductionWords } from '#content/guided/abduction-part.ts';
import { knownAnswer } from '#content/guided/known-questions.ts';
import { reply } from '#content/guided/words.ts';
import { safetyNotes } from '#content/safety-scripts.ts';
import type { Flow } from '#domain/guided/flow.ts';
import type { Run } from '#domain/guided/run.ts';
import type { Note } from '#domain/guided/outcome.ts';
import type { HelpLine } from '#domain/help.ts';
import type { NoteId } from '#domain/safety/script.ts';
import type { AnswerEvent, Engine } from '../engine.ts';
import { abductionLines } from './abduction-beside.ts';
import { type ShortAnswer, shortAnswer } from './short-answer.ts';

interface Said {
  flow: Flow;
  run: Run;
  note: Note;
  save: (run: Run) => Promise<void>;
  /** Answers questions that interrupt the guided conversation. */
  library: Engine;
  /** A safety line before the next question. */
  safetyNote: NoteId | null;
  /** The person has just said that the children may be taken abroad. */
  isOfAbduction?: boolean;
}

/** Sends the next question of a guided conversation all at once. */
export function guidedEngine({ flow, run, note, save, library, safetyNote, isOfAbduction }: Said): Engine {
  return {
    async *answer(turn, signal) {
      // Saved first, so that a client that reads the state after this answer finds its question.
      await save(run);
      yield { type: 'data-engine', data: { engine: 'guided' } };
      const known = knownAnswer(flow, note, turn.text);
      const between =
        note.kind === 'question' && known === null ? await shortAnswer(library, turn, signal) : null;
      const words = reply(flow, run, note);
      const beside = safetyNote && safetyNotes[safetyNote];
      // The question comes last, because the frame shows it above its buttons.
      const comment = between?.text ?? words.note;
      // A phone number to call must come before "I didn't catch that".
      const comments = note.kind === 'misfit' ? [beside?.text, comment] : [comment, beside?.text];
      const isHeard = known === null || note.kind !== 'misfit';
      const blocks = [
        known,
        ...(isHeard ? comments : [beside?.text]),
        isOfAbduction && abductionWords,
        words.question,
      ];
      yield* whole(blocks.filter(Boolean).join('\n\n'));
      yield* citationsOf(between);
      if (beside && safetyNote) yield safety(safetyNote, beside.lines);
      if (isOfAbduction) yield abductionLines();
      if (note.kind === 'child-help') yield safety('note-child', ['emergency', 'child']);
      if (note.kind === 'help-coming' || note.kind === 'not-me')
        yield safety('guided-pause', ['emergency', 'violence']);
      if (note.kind === 'reassured' && note.of === 'self')
        yield safety('guided-pause', ['crisis', 'emergency']);
      if (note.kind === 'paused') yield safety(kindOf(note.pause.lines), note.pause.lines);
    },
  };
}

function* whole(text: string): Generator<AnswerEvent> {
  yield { type: 'text-start', id: 'guided' };
  // PostgreSQL refuses half of a surrogate pair.
  yield { type: 'text-delta', id: 'guided', delta: text.toWellFormed() };
  yield { type: 'text-end', id: 'guided' };
}

function* citationsOf(between: ShortAnswer | null): Generator<AnswerEvent> {
  if (between && between.citations.length > 0)
    yield { type: 'data-citations', data: { items: between.citations } };
}

/** A pause caused by fear applies to the whole conversation: nothing may lead to a meeting or an agreement. */
function kindOf(lines: readonly HelpLine['id'][]): string {
  return lines.includes('violence') ? 'note-violence' : 'guided-pause';
}

function safety(kind: string, lines: readonly HelpLine['id'][]): AnswerEvent {
  return { type: 'data-safety', data: { kind, lines: [...lines] } };
}
