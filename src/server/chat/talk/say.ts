import type { AnswerEvent } from '../engine.ts';
import type { Composed } from './composed.ts';

/** Waits between two pieces of an answer; may reject when `signal` aborts. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>;

/** The pause between two pieces: fast enough to read along, slow enough to resemble reading aloud. */
const CHUNK_INTERVAL_MS = 28;
const pieces = /(?:\S+\s*){1,6}/g;

/** Streams a composed turn: the text a few words at a time, then its cards. */
export async function* streamTurn(
  { paragraphs, cards }: Composed,
  pause: Pause,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  yield { type: 'data-engine', data: { engine: 'library' } };
  yield { type: 'text-start', id: 'answer' };
  for (const [index, delta] of (paragraphs.join('\n\n').match(pieces) ?? []).entries()) {
    if (index > 0) await pause(CHUNK_INTERVAL_MS, signal);
    if (signal.aborted) return;
    yield { type: 'text-delta', id: 'answer', delta };
  }
  yield { type: 'text-end', id: 'answer' };
  yield* cards;
}
