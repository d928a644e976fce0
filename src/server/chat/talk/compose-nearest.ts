import { alternativeLine, talkWords, whoKnows } from '#content/talk-words.ts';
import type { Turn } from '../engine.ts';
import { type Composed, suggestionsCard } from './composed.ts';
import { hasUsedText, firstUnused } from './conversation-memory.ts';
import type { Decision } from './decision.ts';
import type { Interpretation } from './heard.ts';

/** Offers the closest titles as buttons. If there are none, names who can help. */
export function composeNearest(
  { choices }: Extract<Decision, { kind: 'nearest' }>,
  turn: Turn,
  { questions }: Interpretation,
): Composed {
  const isAsked = questions.length > 0;
  // A single button under "which of these" is not a choice, and a statement didn't ask for one.
  if (choices.length === 0 || (!isAsked && choices.length === 1))
    return { paragraphs: [isAsked ? boundary(turn) : firstUnused(talkWords.goOn, turn)], cards: [] };
  const lead = firstUnused(isAsked ? talkWords.nearestToQuestion : talkWords.nearestToTelling, turn);
  return {
    paragraphs: [lead, ...(isAsked ? otherHelp(turn) : [])],
    cards: suggestionsCard([...choices, talkWords.somethingElse]),
  };
}

/** Shown once in a conversation. */
function otherHelp(turn: Turn): string[] {
  const line = whoKnows[turn.advisor];
  return line === null || hasUsedText(turn, line) ? [] : [line];
}

function boundary(turn: Turn): string {
  const words = alternativeLine[turn.advisor].find((each) => !hasUsedText(turn, each));
  return words ?? firstUnused(talkWords.unansweredAgain, turn);
}
