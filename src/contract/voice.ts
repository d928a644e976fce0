import * as v from 'valibot';

/*
 * The server's speech services, if configured. All paths are under /functions/v1/voice
 * and need `Authorization: Bearer <access token>`.
 *
 *   GET   /                            VoiceServices
 *   POST  /transcriptions?advisor=     the audio (audio/webm, mp4, ogg, wav or mpeg) → Transcript
 *   POST  /speech                      SpeechRequest → the audio of a piece of an answer
 *
 * Errors have the form of the chat's (`chatError`): 400 invalid · 401 unauthorized · 403 no_access ·
 * 404 not_found, also without a service · 409 stays_here · 413 too_large · 415 unsupported · 429 rate_limited ·
 * 502 voice_failed.
 */

/** Which of the two services the server has. If one is missing, the browser uses its own. */
export const voiceServices = v.object({ listens: v.boolean(), speaks: v.boolean() });
export type VoiceServices = v.InferOutput<typeof voiceServices>;

export const transcript = v.object({ text: v.string() });
export type Transcript = v.InferOutput<typeof transcript>;

/** A stored answer to the person. `piece` is an index of `spokenPieces` of its text, from 0. */
export const speechRequest = v.strictObject({
  message: v.pipe(v.string(), v.uuid()),
  piece: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)),
});
export type SpeechRequest = v.InferOutput<typeof speechRequest>;
