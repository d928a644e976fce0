import { type Encoder, openEncoder } from '../encoder/encoder.ts';
import { rememberingEncoder } from '../encoder/remembering-encoder.ts';
import type { Composed } from '../talk/composed.ts';
import { type ReactionReader, textsOf, reactionReader } from './find-reactions.ts';
import { openReactionModel } from './open-reaction-model.ts';
import { openReactions } from './open-reactions.ts';

/** Of reactions; two kilobytes each, and some forty to an answer. */
const EXAMPLES_KEPT = 8192;

let exampleEncoder: Encoder | undefined;

export function openReactionReader(maxWaitMs: number): ReactionReader {
  return reactionReader({
    shelf: openReactions(),
    model: openReactionModel(),
    encoder: openEncoder(),
    exampleEncoder: openExampleEncoder(),
    maxWaitMs,
  });
}

/** Reads behind an answer what may be said to it: the next message then waits for nothing but its own words. */
export function expectReactions({ paragraphs, cards }: Composed): void {
  const shelf = openReactions();
  const cited = cards.flatMap((card) =>
    card.type === 'data-citations' ? card.data.items.map(({ id }) => id) : [],
  );
  const texts = textsOf([...new Set([...paragraphs.flatMap(shelf.subjectsOf), ...cited])], shelf);
  // What can't be read now is read when it is needed.
  openExampleEncoder()
    .encode(texts)
    .catch(() => undefined);
}

function openExampleEncoder(): Encoder {
  return (exampleEncoder ??= rememberingEncoder(openEncoder(), EXAMPLES_KEPT));
}
