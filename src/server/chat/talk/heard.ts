import type { Situation } from '#domain/situation/situation.ts';
import { situationIn } from '#domain/situation/situation.ts';
import { stateNamed } from '#domain/retrieval/us-state.ts';
import { type AskedQuestion, askedQuestions } from '#domain/talk/asked-questions.ts';
import { type SpeechAct, speechActOf } from '#domain/talk/speech-act.ts';
import { type WritingRequest, writingRequestIn } from '#domain/talk/writing/writing-request.ts';
import type { Turn } from '../engine.ts';
import type { Feeling, ListeningBank, Subject } from './listening-bank.ts';

/** What a message says, before anything is looked up. */
export interface Heard {
  act: SpeechAct;
  /** What it asks, in order; empty for a message that only tells something. */
  questions: readonly AskedQuestion[];
  writing: WritingRequest | null;
  /** Most spoken of first. */
  feelings: readonly Feeling[];
  subjects: readonly Subject[];
  /** Two-letter code: named now, or earlier in this conversation. */
  state: string | null;
  situation: Situation;
}

export function hear(turn: Turn, bank: ListeningBank): Heard {
  const messages = [turn.text, ...turn.questions];
  return {
    act: speechActOf(turn.text),
    questions: askedQuestions(turn.text),
    writing: writingRequestIn(turn.text),
    feelings: bank.feelingsIn(turn.text),
    subjects: bank.subjectsIn(turn.text),
    state: messages.map(stateIn).find((state) => state !== null) ?? null,
    situation: situationIn(messages),
  };
}

const corrected = /\b(?:i )?(?:meant?|mean to say)\b(.*)/i;

/** "Sorry, I meant Ohio, my sister is in Iowa" names Ohio. */
function stateIn(message: string): string | null {
  const after = corrected.exec(message)?.[1]?.split(/[.!?]/)[0];
  return (after && stateNamed(after)) || stateNamed(message);
}
