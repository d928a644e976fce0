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
import { type LiveSubject, liveSubjects } from './live-subjects.ts';
import type { ReactionModel } from './open-reaction-model.ts';
import type { ReactionShelf } from './open-reactions.ts';

export interface LikelyReaction {
  reaction: Reaction;
  /** The answer that it was written for. */
  subject: LiveSubject;
  /** 0 to 1: that it is what the message means. */
  likely: number;
}

/** The reactions to the newest answers, likeliest first. */
export type ReactionReader = (turn: Turn) => Promise<readonly LikelyReaction[]>;

export interface ReactionSources {
  shelf: ReactionShelf;
  model: ReactionModel;
  /** Reads the message. */
  encoder: Encoder;
  /** Reads the examples, and remembers them. */
  exampleEncoder: Encoder;
  maxWaitMs: number;
}

export function reactionReader(sources: ReactionSources): ReactionReader {
  const { shelf, model, encoder, exampleEncoder, maxWaitMs } = sources;
  return async (turn) => {
    const subjects = liveSubjects(turn, shelf);
    if (subjects.length === 0) return [];
    const examples = textsOf(
      subjects.map(({ id }) => id),
      shelf,
    );
    const [message, vectors] = await Promise.all([
      inTime(encoder.encode([turn.text]), maxWaitMs),
      inTime(exampleEncoder.encode(examples), maxWaitMs),
    ]);
    const read = messageRead(turn.text, message?.[0], examples, vectors, model);
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

/** Every text of the reactions to these answers that a message is compared with. */
export function textsOf(ids: readonly string[], shelf: ReactionShelf): string[] {
  return ids.flatMap((id) =>
    (shelf.byId.get(id)?.all ?? []).flatMap(({ examples, reply }) => [...examples, reply]),
  );
}

export function messageRead(
  text: string,
  vector: Float32Array | undefined,
  examples: readonly string[],
  vectors: readonly Float32Array[] | null,
  { bucketWeights, kinds }: Pick<ReactionModel, 'bucketWeights' | 'kinds'>,
): MessageRead {
  const rows = new Map(examples.map((example, at) => [example, vectors?.[at]]));
  const found = vector ? likelihoods(featuresOf(text, vector, bucketWeights), kinds) : [];
  const likely = new Map(found.map(({ id, likely: share }) => [id, share]));
  return {
    text,
    nearnessTo: (example) => cosine(vector, rows.get(example)),
    likelyKind: (kind) => likely.get(kind) ?? 1 / kinds.ids.length,
  };
}

function cosine(one: Float32Array | undefined, other: Float32Array | undefined): number {
  if (!one || !other) return 0;
  return Math.max(
    0,
    one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0),
  );
}
