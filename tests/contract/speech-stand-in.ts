import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { VoiceConfig } from '#server/voice/voice-config.ts';
import { listenLocally } from './local-server.ts';

export interface SpeechStandIn extends AsyncDisposable {
  baseUrl: string;
  voice: Required<VoiceConfig>;
  /** The requests, oldest first: the fields of a form or a JSON body, with the type and size of a file. */
  asked: { path: string; authorization: string; fields: Record<string, unknown> }[];
  /** The transcription of the next recordings. */
  hears(text: string): void;
  /** Makes all requests fail in this way from now on. `silent` never responds. */
  goesWrong(how: Fault | null): void;
}

type Fault = 'silent' | 'refuses' | 'redirects' | 'babbles' | 'floods';

/**
 * A speech service with OpenAI's API on loopback: it returns the given transcription, and speaks every text as a beep.
 */
export async function startSpeechStandIn(): Promise<SpeechStandIn> {
  const asked: SpeechStandIn['asked'] = [];
  let heard = 'I need to sleep.';
  let fault: Fault | null = null;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url: path = '', headers } = request;
    asked.push({
      path,
      authorization: headers.authorization ?? '',
      fields: await fieldsOf(await buffer(request), headers['content-type'] ?? ''),
    });
    if (fault === 'silent') return;
    if (fault === 'refuses') response.writeHead(500).end('{"error":{"message":"a secret of theirs"}}');
    else if (fault === 'redirects') response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();
    else if (fault === 'babbles') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hm</p>');
    else if (fault === 'floods')
      response.writeHead(200, { 'content-type': 'audio/wav' }).end(Buffer.alloc(6_000_000));
    else if (path.endsWith('/transcriptions'))
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text: heard }));
    else response.writeHead(200, { 'content-type': 'audio/wav' }).end(beep());
  };
  const server = createServer((request, response) => void answer(request, response));
  const { origin, close } = await listenLocally(server);
  const baseUrl = `${origin}/v1`;

  return {
    baseUrl,
    voice: {
      listening: { baseUrl, model: 'listener', apiKey: 'test-key' },
      speaking: { baseUrl, model: 'reader', voice: 'calm', apiKey: 'test-key' },
    },
    asked,
    hears(text) {
      heard = text;
    },
    goesWrong(how) {
      fault = how;
    },
    [Symbol.asyncDispose]: close,
  };
}

async function fieldsOf(body: Buffer, type: string): Promise<Record<string, unknown>> {
  if (type.startsWith('application/json')) return JSON.parse(body.toString());
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : { name: value.name, type: value.type, size: value.size },
    ]),
  );
}

const RATE = 8000;
const SECONDS = 0.3;

/** Audio that a browser can decode: mono, 16 bits. */
function beep(): Buffer {
  const samples = Math.round(RATE * SECONDS);
  const wave = Buffer.alloc(44 + samples * 2);
  wave.write('RIFF', 0);
  wave.writeUInt32LE(36 + samples * 2, 4);
  wave.write('WAVEfmt ', 8);
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(1, 22);
  wave.writeUInt32LE(RATE, 24);
  wave.writeUInt32LE(RATE * 2, 28);
  wave.writeUInt16LE(2, 32);
  wave.writeUInt16LE(16, 34);
  wave.write('data', 36);
  wave.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1) {
    wave.writeInt16LE(Math.round(8000 * Math.sin((at / RATE) * 440 * 2 * Math.PI)), 44 + at * 2);
  }
  return wave;
}
