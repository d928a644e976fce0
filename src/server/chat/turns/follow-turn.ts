import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { eventsOf } from './message-parts.ts';
import type { StoredAnswer } from './turn-context.ts';
import type { NumberedEvent, TurnHub } from './turn-hub.ts';
import { interruptTurns, readStanding } from './turn-store.ts';

// How often another copy stores new text. Polled instead of notified: notifications need a separate connection and a
// lock over all commits, and don't work through a connection pooler.
const POLL_INTERVAL_MS = 250;
const LONG_AGO = new Date(0);

export interface FollowedTurn {
  turn: string;
  after: number;
}

/**
 * The events of a turn that follow `after`: from this process if it runs the turn, otherwise from the database. A turn
 * whose copy of the server has crashed is ended here. An answer that ended earlier is sent as a whole, numbered from
 * there, and `start` tells the client to start over.
 */
export async function* followTurn(
  { database, hub }: { database: Database; hub: TurnHub },
  { turn, after }: FollowedTurn,
  answer: StoredAnswer,
  reader: AbortSignal,
): AsyncGenerator<NumberedEvent> {
  const live = hub.find(turn);
  if (live) {
    yield* live.follow(Math.min(after, live.events.length), reader);
    return;
  }
  let known: StoredAnswer | null = answer;
  let seq = after;
  while (known?.status === 'streaming' && !reader.aborted) {
    const standing = await readStanding(database, turn, seq);
    known = standing;
    for (const numbered of standing?.events ?? []) {
      seq = numbered.seq;
      yield numbered;
    }
    if (standing?.isLeft) await interruptTurns(database, LONG_AGO);
    else if (standing?.status === 'streaming')
      await wait(POLL_INTERVAL_MS, undefined, { signal: reader }).catch(() => undefined);
  }
  if (!known || reader.aborted) return;
  for (const event of eventsOf({ id: turn, ...known })) {
    seq += 1;
    yield { seq, event };
  }
}
