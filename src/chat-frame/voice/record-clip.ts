import { CLIP_SECONDS } from '#domain/voice.ts';
import { type ChatClient, ChatFailure, UNEXPECTED } from '../chat-client.ts';
import type { ClipEvents, SpeechRecognizer } from './speech-recognizer.ts';
import { isTranscript } from './voice-check.ts';

/** Enough for speech. At this rate a minute stays far below the server's limit. */
const BITS_PER_SECOND = 32_000;
const types = ['audio/webm', 'audio/mp4', 'audio/ogg'];

export function canRecord(): boolean {
  return 'MediaRecorder' in window && navigator.mediaDevices !== undefined && recordedType() !== undefined;
}

/** Records audio and transcribes it with the server's speech service. */
export function recorder(client: ChatClient, advisor: string): SpeechRecognizer {
  return (events) => {
    const gone = new AbortController();
    const finished = Promise.withResolvers<void>();
    const isHeard = () => !gone.signal.aborted;
    writeDown(client, advisor, events, { gone: gone.signal, finished: finished.promise }).then(
      (text) => isHeard() && (text ? events.onText(text) : events.onProblem('nothing-heard')),
      (error: unknown) => isHeard() && events.onProblem(problemOf(error)),
    );
    return { finish: () => finished.resolve(), cancel: () => gone.abort() };
  };
}

interface Ending {
  gone: AbortSignal;
  finished: Promise<void>;
}

async function writeDown(client: ChatClient, advisor: string, events: ClipEvents, ending: Ending) {
  const sound = await record(events, ending);
  events.onWriting();
  const response = await client.voice(`/transcriptions?advisor=${advisor}`, {
    method: 'POST',
    body: sound,
    headers: { 'Content-Type': sound.type },
    signal: ending.gone,
  });
  const answer: unknown = await response.json();
  if (!isTranscript(answer)) throw UNEXPECTED;
  return answer.text.trim();
}

async function record({ onListening }: ClipEvents, { gone, finished }: Ending): Promise<Blob> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  try {
    gone.throwIfAborted();
    const pieces: Blob[] = [];
    const media = new MediaRecorder(stream, {
      mimeType: recordedType() ?? '',
      audioBitsPerSecond: BITS_PER_SECOND,
    });
    media.addEventListener('dataavailable', ({ data }) => pieces.push(data));
    const ended = new Promise((resolve) => {
      media.addEventListener('stop', resolve, { once: true });
    });
    const stop = () => media.state !== 'inactive' && media.stop();
    const limit = setTimeout(stop, CLIP_SECONDS * 1000);
    gone.addEventListener('abort', stop, { once: true });
    void finished.then(stop);
    media.start();
    onListening();
    await ended;
    clearTimeout(limit);
    gone.throwIfAborted();
    return new Blob(pieces, { type: media.mimeType.replace(/;.*/, '') });
  } finally {
    // Stopping it also removes the browser's microphone indicator.
    for (const track of stream.getTracks()) track.stop();
  }
}

function recordedType(): string | undefined {
  return types.find((type) => MediaRecorder.isTypeSupported(type));
}

function problemOf(error: unknown): Parameters<ClipEvents['onProblem']>[0] {
  if (error instanceof ChatFailure) return { sentence: error.message };
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'NotReadableError' ? 'no-microphone' : 'failed';
}
