import { type AdvisorId, advisorIds } from '#domain/advisor.ts';
import { type KnownTurn, knownTurn } from '#server/chat/library/finding.ts';

/** What opens a conversation, by somebody to whom all guides are open. */
export function firstQuestion(advisor: AdvisorId, text: string): KnownTurn {
  return knownTurn({
    id: '',
    person: '',
    advisor,
    text,
    position: 0,
    questions: [],
    history: [],
    accessible: advisorIds,
    hasViolence: false,
    isSensitive: false,
    boundary: null,
    passedOver: [],
  });
}
