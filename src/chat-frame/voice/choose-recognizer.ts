import type { ChatClient } from '../chat-client.ts';
import type { SpeechRecognizer } from './speech-recognizer.ts';
import { isOnDevice, recognitionMaker, recognizer } from './recognition.ts';
import { canRecord, recorder } from './record-clip.ts';
import { readVoiceServices } from './voice-services.ts';
import type { VoiceProvider } from './voice-words.ts';

/**
 * The server's service if configured, otherwise this device, otherwise the browser's service. Null if none is available.
 */
export async function chooseRecognizer(
  client: ChatClient,
  advisor: string,
): Promise<{ way: VoiceProvider; listen: SpeechRecognizer } | null> {
  const { listens } = await readVoiceServices(client);
  if (listens && canRecord()) return { way: 'server', listen: recorder(client, advisor) };
  const maker = recognitionMaker();
  if (!maker) return null;
  const isLocal = await isOnDevice(maker);
  return { way: isLocal ? 'device' : 'browser', listen: recognizer(maker, isLocal) };
}
