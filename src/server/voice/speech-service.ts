import * as v from 'valibot';
import type { SpeechService, VoiceConfig } from './voice-config.ts';

/** The reason why a service returned nothing. Only this reason is logged. */
export class SpeechFailure extends Error {
  readonly kind: 'unreachable' | 'refused' | 'unreadable' | 'too-large';

  constructor(kind: SpeechFailure['kind']) {
    super(kind);
    this.kind = kind;
  }
}

export interface Sound {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const TEXT_BYTES = 64_000;
const SOUND_BYTES = 4_000_000;
const transcription = v.object({ text: v.string() });
const soundTypes = new Set([
  'audio/mpeg',
  'audio/mp4',
  'audio/aac',
  'audio/ogg',
  'audio/wav',
  'audio/x-wav',
  'audio/flac',
]);

export async function transcribe(service: SpeechService, sound: Sound, limitMs: number): Promise<string> {
  const form = new FormData();
  form.set('model', service.model);
  form.set('response_format', 'json');
  // Such services recognize the format by the extension.
  form.set('file', new Blob([sound.bytes], { type: sound.type }), `clip.${endingOf(sound.type)}`);
  const { bytes } = await ask(service, '/audio/transcriptions', { body: form }, TEXT_BYTES, limitMs);
  try {
    return v.parse(transcription, JSON.parse(new TextDecoder().decode(bytes))).text.trim();
  } catch {
    throw new SpeechFailure('unreadable');
  }
}

export async function speak(
  service: NonNullable<VoiceConfig['speaking']>,
  text: string,
  limitMs: number,
): Promise<Sound> {
  const { model, voice } = service;
  const body = JSON.stringify({ model, voice, input: text, response_format: 'mp3' });
  const init = { body, headers: { 'Content-Type': 'application/json' } };
  const sound = await ask(service, '/audio/speech', init, SOUND_BYTES, limitMs);
  if (!soundTypes.has(sound.type) || sound.bytes.length === 0) throw new SpeechFailure('unreadable');
  return sound;
}

async function ask(
  { baseUrl, apiKey }: SpeechService,
  path: string,
  { body, headers }: { body: BodyInit; headers?: Record<string, string> },
  maxBytes: number,
  limitMs: number,
): Promise<Sound> {
  try {
    const response = await fetch(baseUrl + path, {
      method: 'POST',
      body,
      headers: { ...headers, ...(apiKey && { Authorization: `Bearer ${apiKey}` }) },
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new SpeechFailure('refused');
    }
    const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    return { type, bytes: await atMost(maxBytes, response) };
  } catch (error) {
    throw error instanceof SpeechFailure ? error : new SpeechFailure('unreachable');
  }
}

async function atMost(maxBytes: number, response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new SpeechFailure('too-large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function endingOf(type: string): string {
  const ending = type.split('/')[1] ?? '';
  return { mpeg: 'mp3', 'x-wav': 'wav' }[ending] ?? ending;
}
