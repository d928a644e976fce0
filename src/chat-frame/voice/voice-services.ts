import type { VoiceServices } from '#contract/voice.ts';
import type { ChatClient } from '../chat-client.ts';
import { isVoiceServices } from './voice-check.ts';

/** If the request for the server's services fails, they count as missing, because the browser may have its own. */
export async function readVoiceServices(client: ChatClient): Promise<VoiceServices> {
  try {
    const answer: unknown = await (await client.voice('')).json();
    if (isVoiceServices(answer)) return answer;
  } catch {
    // Counts as missing for reading aloud, too.
  }
  return { listens: false, speaks: false };
}
