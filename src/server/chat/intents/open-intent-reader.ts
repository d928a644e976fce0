import { type Encoder, openEncoder } from '../encoder/encoder.ts';
import { openReactions } from '../reactions/open-reactions.ts';
import { openWrittenVectors, writtenVectorsOver } from '../written-vectors/open-written-vectors.ts';
import { openReactionReader } from '../reactions/open-reaction-reader.ts';
import { findPressedReaction } from '../reactions/pressed-reaction.ts';
import { openIntentModels } from './open-intent-model.ts';
import { openIntents } from './open-intents.ts';
import { type IntentReader, intentReader } from './read-intents.ts';

/** The timeout for the encoder. Exact matches are found without it. */
const MAX_WAIT_MS = 600;

/**
 * Matches messages to the written replies of this installation. A caller that passes an encoder is running a
 * measurement, so nothing is prepared.
 */
export function openIntentReader(encoder?: Encoder, maxWaitMs: number = MAX_WAIT_MS): IntentReader {
  return intentReader({
    intents: openIntents(),
    models: openIntentModels(),
    encoder: encoder ?? openEncoder(),
    written: encoder ? writtenVectorsOver(encoder) : openWrittenVectors(),
    readReactions: openReactionReader(maxWaitMs),
    readPressed: (turn) => findPressedReaction(turn, openReactions()),
    maxWaitMs,
    preparesNext: encoder === undefined,
  });
}
