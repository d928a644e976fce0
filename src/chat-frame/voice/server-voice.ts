import type { SpeechRequest } from '#contract/voice.ts';
import type { ChatClient } from '../chat-client.ts';

/**
 * Plays an answer read by the server's speech service. The audio is decoded here, because a media element would need a
 * source that the page's policy does not allow.
 */
export async function speakWithServer(
  client: ChatClient,
  message: string,
  count: number,
  stopped: AbortSignal,
  onPiece: (piece: number) => void,
): Promise<void> {
  const audio = player();
  const fetchPiece = async (piece: number) => {
    const response = await client.voice('/speech', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message, piece } satisfies SpeechRequest),
      signal: stopped,
    });
    return audio.decodeAudioData(await response.arrayBuffer());
  };
  let next = fetchPiece(0);
  for (let piece = 0; piece < count; piece += 1) {
    const sound = await next;
    if (stopped.aborted) return;
    onPiece(piece);
    if (piece + 1 < count) {
      next = fetchPiece(piece + 1);
      // After a stop, errors are ignored.
      next.catch(() => undefined);
    }
    await play(audio, sound, stopped);
  }
}

let context: AudioContext | undefined;

/** One `AudioContext` for all answers, resumed by the first press, because some browsers block sound without one. */
function player(): AudioContext {
  context ??= new AudioContext();
  void context.resume();
  return context;
}

async function play(audio: AudioContext, sound: AudioBuffer, stopped: AbortSignal): Promise<void> {
  await audio.resume();
  const source = new AudioBufferSourceNode(audio, { buffer: sound });
  source.connect(audio.destination);
  await new Promise<void>((resolve) => {
    source.addEventListener('ended', () => resolve(), { once: true });
    stopped.addEventListener('abort', () => source.stop(), { once: true });
    if (stopped.aborted) resolve();
    else source.start();
  });
}
