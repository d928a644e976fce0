import { openEncoder } from '../encoder/encoder.ts';
import type { Composed } from '../talk/composed.ts';
import { openWrittenVectors } from '../written-vectors/open-written-vectors.ts';
import { type ReactionReader, textsOf, reactionReader } from './find-reactions.ts';
import { openReactionModel } from './open-reaction-model.ts';
import { openReactions } from './open-reactions.ts';

export function openReactionReader(maxWaitMs: number): ReactionReader {
  return reactionReader({
    shelf: openReactions(),
    model: openReactionModel(),
    encoder: openEncoder(),
    written: openWrittenVectors(),
    maxWaitMs,
  });
}

/**
 * Runs after an answer, so that the next message has to wait only for its own embedding, even if texts aren't stored
 * yet.
 */
export function expectReactions({ paragraphs, cards }: Composed): void {
  const shelf = openReactions();
  const cited = cards.flatMap((card) =>
    card.type === 'data-citations' ? card.data.items.map(({ id }) => id) : [],
  );
  const ids = new Set([...paragraphs.flatMap(shelf.subjectsOf), ...cited]);
  openWrittenVectors().prepare(textsOf([...ids], shelf));
}
