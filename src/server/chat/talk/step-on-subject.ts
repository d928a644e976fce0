import type { Passage } from '#content/passage.ts';
import { asksWhatToDoAboutIt } from '#domain/talk/asks-what-to-do.ts';
import type { Turn } from '../engine.ts';
import { isSuitableAfterChildHarm, isSuitableAfterViolence } from '../library/after-violence.ts';
import { findRecentSubjects } from '../reactions/live-subjects.ts';
import { openReactions } from '../reactions/open-reactions.ts';
import { isAlreadyShown } from './conversation-memory.ts';
import type { Answer, Decided } from './decision.ts';
import { passageById } from './passage-by-id.ts';
import { hasHeardReply, isSuitable } from './reply-from-intents.ts';

/**
 * "So what do I do Friday?" names no subject, so a search finds something else. The steps of the subject that was
 * talked about are the answer: first its text, then the reply written for "how".
 */
export function stepOnSubject(turn: Turn): Decided | null {
  if (turn.turnsDown || turn.history.length === 0 || !asksWhatToDoAboutIt(turn.text)) return null;
  const subjects = findRecentSubjects(turn, openReactions()).map(({ id }) => id);
  return textOf(subjects, turn) ?? howReply(subjects, turn);
}

function textOf(subjects: readonly string[], turn: Turn): Decided | null {
  const passage = subjects.flatMap((id) => passageById(id) ?? []).find((each) => isNew(each, turn));
  if (!passage) return null;
  const candidate = { passage, likely: 1, byItself: 1, others: [], otherStates: [] };
  const answer: Answer = { question: turn.text, candidate, isSure: true, extent: 'short', from: null };
  return { decision: { kind: 'answer', answers: [answer] }, why: `what to do: ${passage.id}` };
}

function isNew(passage: Passage, turn: Turn): boolean {
  return (
    !isAlreadyShown(passage, turn) &&
    !turn.passedOver.includes(passage.id) &&
    (!turn.hasViolence || isSuitableAfterViolence(passage)) &&
    (!turn.hasChildHarm || isSuitableAfterChildHarm(passage))
  );
}

function howReply(subjects: readonly string[], turn: Turn): Decided | null {
  const replies = subjects.flatMap((id) =>
    (openReactions().byId.get(id)?.all ?? [])
      .filter(({ kind }) => kind === 'how')
      .map(({ reply }) => ({ reply, followUps: [], offers: id })),
  );
  const reply = replies.find((each) => !hasHeardReply(each, turn) && isSuitable(each, turn));
  return (
    (reply && { decision: { kind: 'written-reply', reply }, why: `how to do it: ${reply.offers}` }) ?? null
  );
}
