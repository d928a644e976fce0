import { type Encoder, openEncoder } from '../encoder/encoder.ts';
import { openReactions } from '../reactions/open-reactions.ts';
import { openReactionReader } from '../reactions/open-reaction-reader.ts';
import { pressedReaction } from '../reactions/pressed-reaction.ts';
import { openIntentModels } from './open-intent-model.ts';
import { openIntents } from './open-intents.ts';
import { type IntentReader, intentReader } from './read-intents.ts';

/** Nobody waits longer for the encoder: matches word for word are found without it. */
const MAX_WAIT_MS = 600;

/** Reads messages with the written replies of this installation. Who gives an encoder measures, and prepares nothing. */
export function openIntentReader(encoder?: Encoder, maxWaitMs: number = MAX_WAIT_MS): IntentReader {
  return intentReader({
    intents: openIntents(),
    models: openIntentModels(),
    encoder: encoder ?? openEncoder(),
    readReactions: openReactionReader(maxWaitMs),
    readPressed: (turn) => pressedReaction(turn, openReactions()),
    maxWaitMs,
    preparesNext: encoder === undefined,
  });
}
