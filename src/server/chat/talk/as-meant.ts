import { extractRestatedQuestion } from '#domain/retrieval/complaint.ts';
import { terms } from '#domain/retrieval/terms.ts';
import {
  correctsAnswer,
  deniesStatement,
  findIntendedMeaning,
  rejectsAnswer,
} from '#domain/talk/turn-down.ts';
import { writingRequestIn } from '#domain/talk/writing/writing-request.ts';
import type { Turn } from '../engine.ts';
import { lastAnswer, lastCited } from './conversation-memory.ts';
import { decideOnDraft } from './on-draft.ts';
import { findRejectedAnswers } from './turned-down.ts';

/** A message with fewer distinctive words needs the previous question for context. */
const CLEAR_TOPIC_WORDS = 4;

/**
 * Returns the turn as it should be interpreted: after "no, I asked about the house", only the house remains, and the
 * last passages are excluded.
 */
export function withIntendedQuestion(turn: Turn): Turn {
  if (turn.history.length === 0 || decideOnDraft(turn) !== null) return turn;
  const again = extractRestatedQuestion(turn.text);
  if (again) return turnedDown(turn, again);
  const answer = lastAnswer(turn)?.text ?? '';
  const isDenied = deniesStatement(turn.text, answer) || correctsAnswer(turn.text, answer);
  const meant = isDenied || rejectsAnswer(turn.text) ? findIntendedMeaning(turn.text) : null;
  return meant === null ? withoutTurnedDown(turn) : turnedDown(turn, meant);
}

function turnedDown(turn: Turn, meant: string): Turn {
  const before = turn.questions[0];
  const isClear =
    before === undefined || terms(meant).size >= CLEAR_TOPIC_WORDS || writingRequestIn(meant) !== null;
  return {
    ...withoutTurnedDown(turn),
    text: isClear ? meant : `${meant} ${before}`,
    passedOver: [...turn.passedOver, ...citedIn(turn), ...lastCited(turn).map(({ id }) => id)],
    turnsDown: true,
  };
}

/** Excludes passages that missed once, so that they are not shown again in later turns. */
function withoutTurnedDown(turn: Turn): Turn {
  return { ...turn, passedOver: [...turn.passedOver, ...citedIn(turn)] };
}

function citedIn(turn: Turn): string[] {
  return findRejectedAnswers(turn).flatMap(({ passages = [] }) => passages);
}
