import type { VoiceServices } from '#contract/voice.ts';
import type { ChatClient } from '../chat-client.ts';
import { isVoiceServices } from './voice-check.ts';

/** A server that cannot say what it has is used as one that has nothing: the browser may still help itself. */
export async function readVoiceServices(client: ChatClient): Promise<VoiceServices> {
  try {
    const answer: unknown = await (await client.voice('')).json();
    if (isVoiceServices(answer)) return answer;
  } catch {
    // See above.
  }
  return { listens: false, speaks: false };
}
