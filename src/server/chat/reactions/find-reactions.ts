import { featuresOf, likelihoods } from '#domain/intents/intent-model.ts';
import type { Reaction } from '#domain/reactions/reaction.ts';
import {
  type MessageRead,
  likelihoodsOf,
  signsOf,
  subjectNearness,
} from '#domain/reactions/score-reaction.ts';
import type { Encoder } from '../encoder/encoder.ts';
import { inTime } from '../encoder/in-time.ts';
import type { Turn } from '../engine.ts';
import { reactionTexts } from '../written-vectors/written-texts.ts';
import type { WrittenNearness, WrittenVectors } from '../written-vectors/written-vectors.ts';
import { type LiveSubject, findRecentSubjects } from './live-subjects.ts';
import type { ReactionModel } from './open-reaction-model.ts';
import type { ReactionShelf } from './open-reactions.ts';

export interface LikelyReaction {
  reaction: Reaction;
  /** The answer for which the reaction was written. */
  subject: LiveSubject;
  /** The probability that the message means this reaction, 0 to 1. */
  likely: number;
}

/** Returns the reactions to the newest answers, likeliest first. */
export type ReactionReader = (turn: Turn) => Promise<readonly LikelyReaction[]>;

export interface ReactionSources {
  shelf: ReactionShelf;
  model: ReactionModel;
  encoder: Encoder;
  written: WrittenVectors;
  maxWaitMs: number;
}

export function reactionReader(sources: ReactionSources): ReactionReader {
  const { shelf, model, encoder, written, maxWaitMs } = sources;
  return async (turn) => {
    const subjects = findRecentSubjects(turn, shelf);
    if (subjects.length === 0) return [];
    const examples = textsOf(
      subjects.map(({ id }) => id),
      shelf,
    );
    const [message, compare] = await Promise.all([
      inTime(encoder.encode([turn.text]), maxWaitMs),
      written.open(examples, maxWaitMs),
    ]);
    const vector = message?.[0];
    const read = messageReadBy(turn.text, vector, vector ? compare(vector) : () => 0, model);
    const candidates = subjects.flatMap((subject) => {
      const place = { ago: subject.ago, subjectNear: subjectNearness(read, textsOf([subject.id], shelf)) };
      return (shelf.byId.get(subject.id)?.all ?? []).map((reaction) => ({ reaction, subject, place }));
    });
    const likely = likelihoodsOf(
      candidates.map(({ reaction, place }) => signsOf(read, reaction, place)),
      model.signs,
    );
    return candidates
      .map(({ reaction, subject }, at) => ({ reaction, subject, likely: likely[at] ?? 0 }))
      .toSorted((one, other) => other.likely - one.likely);
  };
}

/** Returns every text of the reactions to these answers, for comparison with a message. */
export function textsOf(ids: readonly string[], shelf: ReactionShelf): string[] {
  return ids.flatMap((id) => {
    const reactions = shelf.byId.get(id);
    return reactions ? reactionTexts(reactions) : [];
  });
}

/** Compares the vectors directly, as evals/train-reactions.ts does. */
export function messageRead(
  text: string,
  vector: Float32Array | undefined,
  examples: readonly string[],
  vectors: readonly Float32Array[] | null,
  model: KindSource,
): MessageRead {
  const rows = new Map(examples.map((example, at) => [example, vectors?.[at]]));
  return messageReadBy(text, vector, (example) => cosine(vector, rows.get(example)), model);
}

type KindSource = Pick<ReactionModel, 'bucketWeights' | 'kinds'>;

function messageReadBy(
  text: string,
  vector: Float32Array | undefined,
  nearnessTo: WrittenNearness,
  { bucketWeights, kinds }: KindSource,
): MessageRead {
  const found = vector ? likelihoods(featuresOf(text, vector, bucketWeights), kinds) : [];
  const likely = new Map(found.map(({ id, likely: share }) => [id, share]));
  return { text, nearnessTo, likelyKind: (kind) => likely.get(kind) ?? 1 / kinds.ids.length };
}

function cosine(one: Float32Array | undefined, other: Float32Array | undefined): number {
  if (!one || !other) return 0;
  return Math.max(
    0,
    one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0),
  );
}
