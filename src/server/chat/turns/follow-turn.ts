import { setTimeout as wait } from 'node:timers/promises';
import type { VerifiedClaims } from '../../auth/access-token.ts';
import type { Database } from '../../database.ts';
import { eventsOf } from './message-parts.ts';
import { type StoredAnswer, readAnswer } from './turn-context.ts';
import type { NumberedEvent, TurnHub } from './turn-hub.ts';
import { readEvents } from './turn-store.ts';

const TAIL_MS = 250;

export interface Followed {
  claims: VerifiedClaims;
  conversation: string;
  turn: string;
  after: number;
}

/**
 * A turn's events after `after`: from this process while it knows the turn, else from what is stored.
 * An answer that ended longer ago is said again whole: numbered on, and `start` tells the reader to begin anew.
 */
export async function* followTurn(
  { database, hub }: { database: Database; hub: TurnHub },
  { claims, conversation, turn, after }: Followed,
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
    for (const numbered of await readEvents(database, turn, seq)) {
      seq = numbered.seq;
      yield numbered;
    }
    await wait(TAIL_MS, undefined, { signal: reader }).catch(() => undefined);
    known = await readAnswer(database, claims, conversation, turn);
  }
  if (!known || reader.aborted) return;
  for (const event of eventsOf({ id: turn, ...known })) {
    seq += 1;
    yield { seq, event };
  }
}
