import { stateNamed } from '#domain/retrieval/us-state.ts';
import { asksWhatNext } from '#domain/situation/what-next.ts';
import { isAnswerToStage } from './ask-back.ts';
import type { Finding, KnownTurn } from './finding.ts';
import { nextSteps } from './next-step.ts';

/** "What now?" asked of somebody whose stage is known. */
export function stepFor(turn: KnownTurn): Finding | null {
  if (turn.situation.stage === null) return null;
  return asksWhatNext(turn.text) || isAnswerToStage(turn) ? stepOf(turn) : null;
}

export function stepOf(turn: KnownTurn): Finding | null {
  const { situation, text, questions, passedOver } = turn;
  const passage = nextSteps(turn, { ...situation, children: null }).find(
    (step) => !passedOver.includes(step.id),
  );
  if (!passage) return null;
  const state = [text, ...questions].map(stateNamed).find((named) => named !== null) ?? null;
  return { kind: 'answer', passage, alternatives: [], state, otherStates: [] };
}
