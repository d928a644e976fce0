import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { assistantId } from '#contract/chat.ts';
import { type Transcript, type VoiceServices, speechRequest } from '#contract/voice.ts';
import { MESSAGE_MAX } from '#domain/message.ts';
import { CLIP_BYTES, spokenPieces } from '#domain/voice.ts';
import { type VerifiedClaims, bearerToken } from '../auth/access-token.ts';
import { mayTalkTo } from '../chat/conversations.ts';
import type { Deps } from '../deps.ts';
import { readBytes, readJson } from '../http.ts';
import { sharedCounters } from '../rate-counter.ts';
import { VoiceRefusal } from './refusal.ts';
import { SpeechFailure, speak, transcribe } from './speech-service.ts';
import { readSpokenMessage } from './spoken-message.ts';
import type { VoiceConfig } from './voice-config.ts';
import { voiceLimit } from './voice-limit.ts';

type VoiceDeps = Pick<Deps, 'database' | 'accessTokens' | 'log'>;
interface SignedIn {
  Variables: { claims: VerifiedClaims };
}

const REQUEST_BYTES = 1000;
/** Nobody waits longer for a word. */
const PATIENCE_MS = 25_000;
const clipTypes = new Set(['audio/webm', 'audio/mp4', 'audio/ogg', 'audio/wav', 'audio/mpeg']);

/** Stands under /functions/v1/voice. Neither sound nor text is stored or logged. */
export function voiceRoutes(
  { database, accessTokens, log }: VoiceDeps,
  { listening, speaking }: VoiceConfig,
  patienceMs = PATIENCE_MS,
): Hono {
  const admit = voiceLimit(sharedCounters(database));
  const app = new Hono<SignedIn>();

  app.onError((error, context) => {
    if (error instanceof SpeechFailure) log.warn({ failure: error.kind }, 'a speech service failed');
    const refusal = error instanceof SpeechFailure ? new VoiceRefusal('voice_failed') : error;
    if (!(refusal instanceof VoiceRefusal)) throw error;
    if (refusal.retryAfter !== undefined) context.header('Retry-After', String(refusal.retryAfter));
    return context.json({ error: { code: refusal.code, message: refusal.message } }, refusal.status);
  });
  app.use(async (context, next) => {
    const token = bearerToken(context.req.header('Authorization'));
    const claims = token && (await accessTokens.verify(token));
    if (!claims) throw new VoiceRefusal('unauthorized');
    context.set('claims', claims);
    context.header('Cache-Control', 'no-store');
    await next();
  });

  app.get('/', (context) =>
    context.json({
      listens: listening !== undefined,
      speaks: speaking !== undefined,
    } satisfies VoiceServices),
  );

  app.post('/transcriptions', async (context) => {
    if (!listening) throw new VoiceRefusal('not_found');
    const { claims } = context.var;
    const advisor = v.safeParse(assistantId, context.req.query('advisor'));
    if (!advisor.success) throw new VoiceRefusal('invalid');
    if (!(await mayTalkTo(database, claims, advisor.output))) throw new VoiceRefusal('no_access');
    await admit('clips', claims.sub);
    const text = await transcribe(listening, await readClip(context), patienceMs);
    return context.json({ text: text.slice(0, MESSAGE_MAX) } satisfies Transcript);
  });

  app.post('/speech', async (context) => {
    if (!speaking) throw new VoiceRefusal('not_found');
    const { claims } = context.var;
    const body = await readJson(context.req.raw, REQUEST_BYTES);
    const request = v.safeParse(speechRequest, body.ok ? body.value : undefined);
    if (!request.success) throw new VoiceRefusal('invalid');
    const { message, piece } = request.output;
    const answer = await readSpokenMessage(database, claims, message);
    const text = answer && spokenPieces(answer.text)[piece];
    if (!text) throw new VoiceRefusal('not_found');
    if (!answer.hasAccess) throw new VoiceRefusal('no_access');
    if (answer.isSensitive) throw new VoiceRefusal('stays_here');
    await admit('pieces', claims.sub);
    const { type, bytes } = await speak(speaking, text, patienceMs);
    return context.body(bytes, 200, { 'Content-Type': type });
  });

  app.all('*', () => {
    throw new VoiceRefusal('not_found');
  });
  return new Hono().route('/', app);
}

async function readClip({ req }: Context) {
  const type = req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!clipTypes.has(type)) throw new VoiceRefusal('unsupported');
  const bytes = await readBytes(req.raw, CLIP_BYTES);
  if (!bytes) throw new VoiceRefusal('too_large');
  if (bytes.length === 0) throw new VoiceRefusal('invalid');
  return { type, bytes };
}
