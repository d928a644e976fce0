import { passagesByAdvisor } from '#content/passages.ts';
import { SUPPORT } from '#domain/assistant.ts';
import { findQuestions } from '#domain/talk/asked-questions.ts';
import type { Turn } from '../engine.ts';
import { isAlreadyShown } from './conversation-memory.ts';
import type { Answer, Decided } from './decision.ts';

const asksAboutVisit =
  /\b(?:keep|send|make|let|take|give|hand|bring|go|going|visit\w*|weekend|exchange|pick ?up|drop ?off|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

/** Answers that a court has to decide soon whether the child goes on the next visit. */
export function decideVisitAfterHarm(turn: Turn): Decided | null {
  const isAsked = findQuestions(turn.text).length > 0 && asksAboutVisit.test(turn.text);
  if (!turn.hasChildHarm || !isAsked || turn.advisor === SUPPORT) return null;
  const passage = passagesByAdvisor.ava.find(({ id }) => id === 'ava-emergency-custody');
  if (!passage || isAlreadyShown(passage, turn)) return null;
  const candidate = { passage, likely: 1, byItself: 1, others: [], otherStates: [] };
  const from = turn.advisor === 'ava' ? null : 'ava';
  const answer: Answer = { question: turn.text, candidate, isSure: true, extent: 'short', from };
  return {
    decision: { kind: 'answer', answers: [answer] },
    why: 'a child may be hurt, and a visit is coming up',
  };
}
