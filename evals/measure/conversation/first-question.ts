import { type IntentsRead, noIntents } from '#server/chat/intents/read-intents.ts';
import { advisorIds } from '#domain/advisor.ts';
import type { AssistantId } from '#domain/assistant.ts';
import type { Turn } from '#server/chat/engine.ts';
import type { Library } from '#server/chat/library/open-library.ts';
import type { Decision } from '#server/chat/talk/decision.ts';
import { openListeningBank } from '#server/chat/talk/listening-bank.ts';
import { decideTurn } from '#server/chat/talk/talk-engine.ts';

/** The first turn of a conversation, by a person with access to all advisors. */
export function firstQuestion(advisor: AssistantId, text: string): Turn {
  return {
    id: '',
    person: '',
    advisor,
    text,
    today: '2026-11-23',
    position: 0,
    questions: [],
    history: [],
    accessible: advisorIds,
    hasViolence: false,
    isSensitive: false,
    boundary: null,
    passedOver: [],
  };
}

/** The decision in a new conversation, which determines what the person sees. */
export function firstDecision(
  library: Library,
  advisor: AssistantId,
  text: string,
  read: IntentsRead = noIntents,
): Decision {
  return decideTurn(firstQuestion(advisor, text), { library, bank: openListeningBank(), read }).decision;
}

/** The passages that a decision quotes, best first. */
export function answerPassages(decision: Decision): string[] {
  if (decision.kind === 'answer') return decision.answers.map(({ candidate }) => candidate.passage.id);
  return decision.kind === 'listen' && decision.offer ? [decision.offer.candidate.passage.id] : [];
}

/** The quoted passages, and the one that a written reply links to. */
export function passagesNear(decision: Decision): string[] {
  const offered = decision.kind === 'written-reply' ? decision.reply.offers : undefined;
  return [...answerPassages(decision), ...(offered ? [offered] : [])];
}
