import type { ReactionKind } from '#domain/reactions/reaction.ts';
import { askedQuestions } from '#domain/talk/asked-questions.ts';
import type { IntentsRead } from '../intents/read-intents.ts';
import type { LikelyReaction } from '../reactions/find-reactions.ts';
import type { Turn } from '../engine.ts';
import { hasHeardReply, suits } from './reply-from-intents.ts';
import type { Decided } from './decision.ts';

/**
 * From here on a message is a reaction to what was said. Two raters gave replies below it a mean of 1.2 of 4, less than an
 * honest "I don't know" (2.0).
 */
export const SURE_REACTION = 0.6;
/** Better than to guess at a text, and not better than a text that fits. */
export const LIKELY_REACTION = 0.42;
/** "Ok, I'll do that" is either taken in, or a reaction. */
export const ACKNOWLEDGING_REACTION = 0.12;
/** Where nothing else fits, a reply about the matter spoken of is nearer than a general one, if that is still the matter. */
const ON_SUBJECT_FROM = 0.3;

/** The reply written for this reaction to the newest answers; null where none comes near enough. */
export function reactionReply(
  turn: Turn,
  { reactions }: IntentsRead,
  from: number,
  kinds: readonly ReactionKind[] | null = null,
): Decided | null {
  // Who asks wants an answer, and no question about further details.
  const isAsking = askedQuestions(turn.text).length > 0;
  const best = reactions.find(
    ({ reaction, subject }) =>
      (kinds ? kinds.includes(reaction.kind) : !(isAsking && reaction.kind === 'more')) &&
      fits(reaction.reply, subject.id, turn),
  );
  return best && best.likely >= from ? asReply(best) : null;
}

/** Another detail of what is spoken of, where nothing else was found in it. */
export function onSubjectReply(turn: Turn, read: IntentsRead): Decided | null {
  return reactionReply(turn, read, ON_SUBJECT_FROM, ['more']);
}

function fits(reply: string, id: string, turn: Turn): boolean {
  const written = { reply, followUps: [], offers: id };
  return !hasHeardReply(written, turn) && suits(written, turn);
}

function asReply({ reaction, subject, likely }: LikelyReaction): Decided {
  return {
    decision: { kind: 'written-reply', reply: { reply: reaction.reply, followUps: [] } },
    why: `${subject.id} ${reaction.kind} ${likely.toFixed(2)}`,
  };
}
