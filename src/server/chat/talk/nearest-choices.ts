import type { Passage } from '#content/passage.ts';
import type { AssistantId } from '#domain/assistant.ts';
import type { ReactionKind } from '#domain/reactions/reaction.ts';
import { replyLabel } from '#domain/reactions/reply-label.ts';
import type { Turn } from '../engine.ts';
import type { IntentsRead } from '../intents/read-intents.ts';
import type { Decided } from './decision.ts';
import { hasHeardReply, isSuitable } from './reply-from-intents.ts';
import { isCalm } from './suggested-replies.ts';

const CHOICES = 3;
const OF_A_KIND = 2;
const REACTION_THRESHOLD = 0.06;
/** Minimum score for treating a message as a question about the last answer. */
const REACTION_FIRST_THRESHOLD = 0.25;
const INTENT_THRESHOLD = 0.12;
const NEAR_THRESHOLD = 0.55;

type Source = 'reactions' | 'intents' | 'passages';
const forFeelings: readonly Source[] = ['intents', 'reactions', 'passages'];
const forFacts: readonly Source[] = ['passages', 'reactions', 'intents'];
const reactionsFirst: readonly Source[] = ['reactions', 'passages', 'intents'];
/** The kind that each advisor covers most comes first. */
const order: Readonly<Record<AssistantId, readonly Source[]>> = {
  lena: forFeelings,
  emma: forFeelings,
  james: forFeelings,
  ava: forFeelings,
  hannah: forFacts,
  max: forFacts,
  support: ['passages'],
};

/**
 * Nothing fits with certainty, so the nearest choices are offered as buttons. A wrong guess costs more than a choice.
 */
export function decideNearest(
  turn: Turn,
  read: IntentsRead,
  passages: readonly Passage[],
  why: string,
): Decided {
  const found = {
    reactions: fromReactions(turn, read),
    intents: fromIntents(turn, read),
    passages: passages.map(({ title }) => title),
  };
  const isReactionLikely = (read.reactions[0]?.likely ?? 0) >= REACTION_FIRST_THRESHOLD;
  const ordered = isReactionLikely ? reactionsFirst : order[turn.advisor];
  const sources = ordered.map((source) => found[source].slice(0, OF_A_KIND));
  const inTurn = Array.from({ length: OF_A_KIND }, (_, at) =>
    sources.flatMap((labels) => labels[at] ?? []),
  ).flat();
  const choices = [...new Set(inTurn)].filter(isCalm).slice(0, CHOICES);
  return { decision: { kind: 'nearest', choices }, why };
}

/** Reactions that ask for something. The others contain details of another person's case. */
const asking = new Set<ReactionKind>(['ask', 'how', 'words', 'normal', 'why', 'refused', 'cannot']);

function fromReactions(turn: Turn, { reactions }: IntentsRead): string[] {
  return reactions
    .filter(
      ({ reaction, subject, likely }) =>
        likely >= REACTION_THRESHOLD &&
        asking.has(reaction.kind) &&
        !hasHeardReply(reaction, turn) &&
        isSuitable({ offers: subject.id }, turn),
    )
    .flatMap(({ reaction }) => replyLabel(reaction.examples) ?? []);
}

function fromIntents(turn: Turn, { found }: IntentsRead): string[] {
  return found
    .filter(
      ({ intent, likely, near }) =>
        likely >= INTENT_THRESHOLD &&
        near >= NEAR_THRESHOLD &&
        !hasHeardReply(intent, turn) &&
        isSuitable(intent, turn),
    )
    .map(({ intent }) => intent.title);
}
