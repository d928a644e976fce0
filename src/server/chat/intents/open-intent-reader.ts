import { type Encoder, openEncoder } from '../encoder/encoder.ts';
import { openIntentModels } from './open-intent-model.ts';
import { openIntents } from './open-intents.ts';
import { type IntentReader, intentReader } from './read-intents.ts';

/** Reads messages with the written replies of this installation. */
export function openIntentReader(encoder: Encoder = openEncoder()): IntentReader {
  return intentReader({ intents: openIntents(), models: openIntentModels(), encoder });
}
