import { type AskedQuestion, findQuestions } from '#domain/talk/asked-questions.ts';
import { type SpeechAct, speechActOf } from '#domain/talk/speech-act.ts';
import { type KnownFacts, collectFacts } from '#domain/talk/understood.ts';
import { type WritingRequest, writingRequestIn } from '#domain/talk/writing/writing-request.ts';
import type { Turn } from '../engine.ts';
import type { Feeling, ListeningBank, Subject } from './listening-bank.ts';

/** The interpretation of a message before any search, with the facts known about the person. */
export interface Interpretation extends KnownFacts {
  act: SpeechAct;
  /** The questions in the message, in order. Empty if it contains only statements. */
  questions: readonly AskedQuestion[];
  writing: WritingRequest | null;
  /** Sorted by score, highest first. */
  feelings: readonly Feeling[];
  subjects: readonly Subject[];
}

export function interpret(turn: Turn, bank: ListeningBank): Interpretation {
  return {
    act: speechActOf(turn.text),
    questions: findQuestions(turn.text),
    writing: writingRequestIn(turn.text),
    feelings: bank.feelingsIn(turn.text),
    subjects: bank.subjectsIn(turn.text),
    ...collectFacts(
      [turn.text, ...turn.questions],
      turn.amendments ?? {},
      turn.today,
      [turn.today, ...(turn.questionDays ?? [])],
      turn.shared,
    ),
  };
}
