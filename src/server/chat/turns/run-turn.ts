import type { Logger } from 'pino';
import type { TurnEvent } from '#contract/chat.ts';
import type { Database } from '../../database/database.ts';
import { loggedError } from '../../logging/logged-error.ts';
import type { Engine, Turn } from '../engine.ts';
import { endingOf, partsOf } from './message-parts.ts';
import type { LiveTurn } from './turn-hub.ts';
import { type Ending, engineOf, storeEnding } from './turn-store.ts';
import type { TurnWriter } from './turn-writer.ts';

/** The maximum duration of an answer. An unfinished turn is dead after this time. */
export const TURN_MAX_MS = 120_000;

/** Continues after its request: only Stop, deletion or the time limit end it early. */
export async function runTurn(
  { database, log, writer }: { database: Database; log: Logger; writer: TurnWriter },
  live: LiveTurn,
  engine: Engine,
  turn: Turn,
): Promise<void> {
  const stopWriting = writer.follow(live);
  live.publish({ type: 'start', messageId: turn.id });
  let status = await produce(live, engine, turn, log);
  await stopWriting();
  try {
    const isStored = await storeEnding(database, turn.id, endingFor(status, live.events));
    // Another copy of the server assumed that this one had crashed; the text which that copy stored stays. A stopped
    // turn may be deleted.
    if (!isStored && status !== 'stopped') status = 'interrupted';
  } catch (error) {
    log.error(loggedError(error), 'an answer could not be stored');
    status = 'error';
  }
  // Stored before it is announced, so that an immediate request finds a finished turn.
  live.publish(endingOf(status));
  live.end();
}

type EndStatus = 'done' | 'stopped' | 'interrupted' | 'error';

async function produce(live: LiveTurn, engine: Engine, turn: Turn, log: Logger): Promise<EndStatus> {
  const limit = AbortSignal.timeout(TURN_MAX_MS);
  const signal = AbortSignal.any([live.stopped, limit]);
  let openText: string | null = null;
  const ended = (status: EndStatus): EndStatus => {
    if (openText !== null) live.publish({ type: 'text-end', id: openText });
    return status;
  };
  try {
    for await (const event of engine.answer(turn, signal)) {
      if (signal.aborted) break;
      live.publish(event);
      if (event.type === 'text-start') openText = event.id;
      if (event.type === 'text-end') openText = null;
    }
  } catch (error) {
    if (!signal.aborted) {
      log.error(loggedError(error), 'an engine failed');
      return ended('error');
    }
  }
  if (live.stopped.aborted) return ended(live.stopped.reason === 'interrupted' ? 'interrupted' : 'stopped');
  return ended(limit.aborted ? 'error' : 'done');
}

function endingFor(status: EndStatus, events: readonly TurnEvent[]): Ending {
  return { status, engine: engineOf(events), parts: partsOf(events) };
}
