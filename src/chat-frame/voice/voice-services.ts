import type { VoiceServices } from '#contract/voice.ts';
import type { ChatClient } from '../chat-client.ts';
import { isVoiceServices } from './voice-check.ts';

/** If the server's services are unknown, they count as missing: the browser may have its own. */
export async function readVoiceServices(client: ChatClient): Promise<VoiceServices> {
  try {
    const answer: unknown = await (await client.voice('')).json();
    if (isVoiceServices(answer)) return answer;
  } catch {
    // The same for reading aloud.
  }
  return { listens: false, speaks: false };
}
