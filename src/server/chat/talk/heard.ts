import { type AskedQuestion, askedQuestions } from '#domain/talk/asked-questions.ts';
import { type SpeechAct, speechActOf } from '#domain/talk/speech-act.ts';
import { type Understood, understood } from '#domain/talk/understood.ts';
import { type WritingRequest, writingRequestIn } from '#domain/talk/writing/writing-request.ts';
import type { Turn } from '../engine.ts';
import type { Feeling, ListeningBank, Subject } from './listening-bank.ts';

/** What a message says, before anything is looked up, with what is known of the person from this conversation. */
export interface Heard extends Understood {
  act: SpeechAct;
  /** What it asks, in order; empty for a message that only tells something. */
  questions: readonly AskedQuestion[];
  writing: WritingRequest | null;
  /** Most spoken of first. */
  feelings: readonly Feeling[];
  subjects: readonly Subject[];
}

export function hear(turn: Turn, bank: ListeningBank): Heard {
  return {
    act: speechActOf(turn.text),
    questions: askedQuestions(turn.text),
    writing: writingRequestIn(turn.text),
    feelings: bank.feelingsIn(turn.text),
    subjects: bank.subjectsIn(turn.text),
    ...understood([turn.text, ...turn.questions], turn.amendments ?? {}, turn.today, [
      turn.today,
      ...(turn.questionDays ?? []),
    ]),
  };
}
