import type { HistoryMessage, Turn } from '../engine.ts';
import { findRejectedAnswers } from '../talk/turned-down.ts';
import type { ReactionShelf } from './open-reactions.ts';

/** An answer of this conversation that a message may react to. */
export interface LiveSubject {
  id: string;
  /** How many answers ago the subject came up; 0 is the newest answer. */
  ago: number;
}

const MAX_ANSWERS_BACK = 3;
const MAX_SUBJECTS = 4;

/** Returns the subjects of the newest answers, newest first, without rejected ones. */
export function findRecentSubjects(turn: Turn, shelf: ReactionShelf): LiveSubject[] {
  const found = new Map<string, LiveSubject>();
  const turnedDown = new Set(findRejectedAnswers(turn).flatMap((said) => subjectsNamed(said, shelf)));
  const answers = turn.history.filter(({ role }) => role === 'assistant').slice(0, MAX_ANSWERS_BACK);
  for (const [ago, said] of answers.entries())
    for (const id of subjectsNamed(said, shelf))
      if (!turnedDown.has(id) && !found.has(id)) found.set(id, { id, ago });
  return [...found.values()].slice(0, MAX_SUBJECTS);
}

function subjectsNamed({ text, passages = [] }: HistoryMessage, shelf: ReactionShelf): string[] {
  const named = [...text.split('\n\n').flatMap((paragraph) => shelf.subjectsOf(paragraph)), ...passages];
  return named.filter((id) => shelf.byId.has(id));
}
