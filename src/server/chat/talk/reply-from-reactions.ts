import type { ReactionKind } from '#domain/reactions/reaction.ts';
import { findQuestions } from '#domain/talk/asked-questions.ts';
import type { IntentsRead } from '../intents/read-intents.ts';
import type { LikelyReaction } from '../reactions/find-reactions.ts';
import type { Turn } from '../engine.ts';
import { hasHeardReply, isSuitable } from './reply-from-intents.ts';
import type { Decided } from './decision.ts';

/**
 * Minimum score for a message to count as a reaction. Below it, two raters gave replies to longer messages 1.3 of 4 on
 * average.
 */
export const SURE_REACTION = 0.9;
/** "Is that normal" can only be about what was said. */
const FEW_WORDS = 12;
const SURE_OF_FEW_WORDS = 0.4;
/** "Ok, I'll do that" is either an acknowledgment or a reaction. */
export const ACKNOWLEDGING_REACTION = 0.12;

/** The reply written for this reaction to the newest answers; null if none is near enough. */
export function reactionReply(
  turn: Turn,
  { reactions }: IntentsRead,
  from: number,
  kinds: readonly ReactionKind[] | null = null,
): Decided | null {
  // A person who asks a question wants an answer, not a question about further details.
  const isAsking = findQuestions(turn.text).length > 0;
  const best = reactions.find(
    ({ reaction, subject }) =>
      (kinds ? kinds.includes(reaction.kind) : !(isAsking && reaction.kind === 'more')) &&
      fits(reaction.reply, subject.id, turn),
  );
  const isShort = turn.text.trim().split(/\s+/).length <= FEW_WORDS;
  return best && best.likely >= (isShort ? Math.min(from, SURE_OF_FEW_WORDS) : from) ? asReply(best) : null;
}

function fits(reply: string, id: string, turn: Turn): boolean {
  const written = { reply, followUps: [], offers: id };
  return !hasHeardReply(written, turn) && isSuitable(written, turn);
}

function asReply({ reaction, subject, likely }: LikelyReaction): Decided {
  return {
    decision: { kind: 'written-reply', reply: { reply: reaction.reply, followUps: [] } },
    why: `${subject.id} ${reaction.kind} ${likely.toFixed(2)}`,
  };
}
