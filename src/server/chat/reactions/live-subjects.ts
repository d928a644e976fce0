import type { Turn } from '../engine.ts';
import type { ReactionShelf } from './open-reactions.ts';

/** An answer of this conversation that may be reacted to. */
export interface LiveSubject {
  id: string;
  /** How many answers ago it was spoken of: 0 is the newest one. */
  ago: number;
}

const ANSWERS_BACK = 3;
const SUBJECTS_AT_MOST = 4;

/** What the newest answers were about, the newest first. An answer that was turned down is not gone on with. */
export function liveSubjects(turn: Turn, shelf: ReactionShelf): LiveSubject[] {
  const found = new Map<string, LiveSubject>();
  const answers = turn.history.filter(({ role }) => role === 'assistant').slice(0, ANSWERS_BACK);
  for (const [ago, { text, passages = [] }] of answers.entries()) {
    if (ago === 0 && turn.turnsDown) continue;
    const named = [...text.split('\n\n').flatMap(shelf.subjectsOf), ...passages];
    for (const id of named) if (shelf.byId.has(id) && !found.has(id)) found.set(id, { id, ago });
  }
  return [...found.values()].slice(0, SUBJECTS_AT_MOST);
}
