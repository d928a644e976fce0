import { restatedIn } from '#domain/retrieval/complaint.ts';
import { terms } from '#domain/retrieval/terms.ts';
import { meantInstead, turnsDownAnswer } from '#domain/talk/turn-down.ts';
import { writingRequestIn } from '#domain/talk/writing/writing-request.ts';
import type { Turn } from '../engine.ts';
import { lastCited } from './conversation-memory.ts';

/** With fewer telling words, what was asked before says what is meant. */
const ENOUGH = 4;

/** The turn as it is to be read: after "no, I asked about the house" only the house is left, and the last texts are out. */
export function asMeant(turn: Turn): Turn {
  if (turn.history.length === 0) return turn;
  const again = restatedIn(turn.text);
  if (again) return turnedDown(turn, again);
  if (!turnsDownAnswer(turn.text)) return turn;
  const meant = meantInstead(turn.text);
  return meant === null ? turn : turnedDown(turn, meant);
}

function turnedDown(turn: Turn, meant: string): Turn {
  const before = turn.questions[0];
  const isClear = before === undefined || terms(meant).size >= ENOUGH || writingRequestIn(meant) !== null;
  return {
    ...turn,
    text: isClear ? meant : `${meant} ${before}`,
    passedOver: [...turn.passedOver, ...lastCited(turn).map(({ id }) => id)],
    turnsDown: true,
  };
}
