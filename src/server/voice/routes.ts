import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { assistantId } from '#contract/chat.ts';
import { type Transcript, type VoiceServices, speechRequest } from '#contract/voice.ts';
import { MESSAGE_MAX } from '#domain/message.ts';
import { CLIP_BYTES, spokenPieces } from '#domain/voice.ts';
import { mayTalkTo } from '../chat/conversations.ts';
import type { Deps } from '../deps.ts';
import { readBytes, readJson } from '../http/read-json.ts';
import { answerError } from '../http/api-error.ts';
import { type SignedIn, signedInOnly } from '../http/caller.ts';
import { openVoiceLimits } from './voice-limits.ts';
import { voiceError } from './errors.ts';
import { SpeechFailure, speak, transcribe } from './speech-service.ts';
import { readSpokenMessage } from './spoken-message.ts';
import type { VoiceConfig } from './voice-config.ts';

type VoiceDeps = Pick<Deps, 'database' | 'accessTokens' | 'log'>;

const REQUEST_BYTES = 1000;
/** The timeout of a transcription or of one spoken sentence. */
const TIMEOUT_MS = 25_000;
const clipTypes = new Set(['audio/webm', 'audio/mp4', 'audio/ogg', 'audio/wav', 'audio/mpeg']);

/** Mounted at /functions/v1/voice. Neither audio nor text is stored or logged. */
export function voiceRoutes(
  { database, accessTokens, log }: VoiceDeps,
  { listening, speaking }: VoiceConfig,
  timeoutMs = TIMEOUT_MS,
): Hono {
  const limits = openVoiceLimits(database);
  const app = new Hono<SignedIn>();

  app.onError((error, context) => {
    if (error instanceof SpeechFailure) log.warn({ failure: error.kind }, 'a speech service failed');
    return answerError(error instanceof SpeechFailure ? voiceError('voice_failed') : error, context);
  });
  app.use(signedInOnly(accessTokens, voiceError));

  app.get('/', (context) =>
    context.json({
      listens: listening !== undefined,
      speaks: speaking !== undefined,
    } satisfies VoiceServices),
  );

  app.post('/transcriptions', async (context) => {
    if (!listening) throw voiceError('not_found');
    const { claims } = context.var;
    const advisor = v.safeParse(assistantId, context.req.query('advisor'));
    if (!advisor.success) throw voiceError('invalid');
    if (!(await mayTalkTo(database, claims, advisor.output))) throw voiceError('no_access');
    await limits.admitClip(claims.sub);
    const text = await transcribe(listening, await readClip(context), timeoutMs);
    return context.json({ text: text.slice(0, MESSAGE_MAX) } satisfies Transcript);
  });

  app.post('/speech', async (context) => {
    if (!speaking) throw voiceError('not_found');
    const { claims } = context.var;
    const body = await readJson(context.req.raw, REQUEST_BYTES);
    const request = v.safeParse(speechRequest, body.ok ? body.value : undefined);
    if (!request.success) throw voiceError('invalid');
    const { message, piece } = request.output;
    const answer = await readSpokenMessage(database, claims, message);
    const text = answer && spokenPieces(answer.text)[piece];
    if (!text) throw voiceError('not_found');
    if (!answer.hasAccess) throw voiceError('no_access');
    if (answer.isSensitive) throw voiceError('stays_here');
    await limits.admitPiece(claims.sub);
    const { type, bytes } = await speak(speaking, text, timeoutMs);
    return context.body(bytes, 200, { 'Content-Type': type });
  });

  app.all('*', () => {
    throw voiceError('not_found');
  });
  return new Hono().route('/', app);
}

async function readClip({ req }: Context) {
  const type = req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!clipTypes.has(type)) throw voiceError('unsupported');
  const bytes = await readBytes(req.raw, CLIP_BYTES);
  if (!bytes) throw voiceError('too_large');
  if (bytes.length === 0) throw voiceError('invalid');
  return { type, bytes };
}
