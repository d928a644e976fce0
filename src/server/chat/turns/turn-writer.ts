import type { TurnEvent } from '#contract/chat.ts';
import { type Database, isDatabaseError } from '../../database/database.ts';
import type { LiveTurn } from './turn-hub.ts';
import { type NewEvents, storeEvents } from './turn-store.ts';

const FLUSH_MS = 200;

export interface TurnWriter {
  /** Stores new text of this turn every 200 ms. The returned function stops the writes and waits for the current one. */
  follow(live: LiveTurn): () => Promise<void>;
  /** The new text of all running answers at once. */
  write(): Promise<void>;
}

/**
 * Stores the text of all running answers in one statement: a hundred answers are one write. Only one write runs at a
 * time. A lost write loses no more text than a reload during an answer.
 */
export function openTurnWriter(database: Database): TurnWriter {
  const stored = new Map<LiveTurn, number>();
  let writing = Promise.resolve();
  let isWaiting = false;
  let timer: NodeJS.Timeout | undefined;

  const writeNews = async () => {
    isWaiting = false;
    const news = [...stored].flatMap(([live, after]) => newTextOf(live, after));
    if (news.length === 0) return;
    for (const { live, events, isGoingOn } of await storeAll(database, news)) {
      if (!isGoingOn) live.stop();
      const before = stored.get(live);
      if (before !== undefined) stored.set(live, before + events.length);
    }
  };

  // While a write is in progress, the next one waits and collects all text until then. Otherwise a slow database would
  // queue hundreds of writes, and ending an answer would wait for them.
  const write = () => {
    if (!isWaiting) writing = writing.then(writeNews);
    isWaiting = true;
    return writing;
  };

  return {
    write,
    follow(live) {
      stored.set(live, 0);
      timer ??= setInterval(() => void write(), FLUSH_MS);
      return async () => {
        stored.delete(live);
        if (stored.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
        await writing;
      };
    },
  };
}

interface News {
  live: LiveTurn;
  after: number;
  events: readonly TurnEvent[];
}

function newTextOf(live: LiveTurn, after: number): News[] {
  const events = live.events.slice(after);
  return events.length > 0 ? [{ live, after, events }] : [];
}

type Written = News & { isGoingOn: boolean };

/** The text that was written. Empty while the database is unavailable: the next heartbeat retries with more. */
async function storeAll(database: Database, news: readonly News[]): Promise<Written[]> {
  try {
    const goOn = await storeEvents(database, news.map(asStored));
    return news.map((one) => ({ ...one, isGoingOn: goOn.has(one.live.id) }));
  } catch (error) {
    // Text that the database refuses must not keep the others from being stored.
    if (!isDatabaseError(error) || news.length === 1) return [];
    const each = await Promise.all(news.map((one) => storeAll(database, [one])));
    return each.flat();
  }
}

function asStored({ live, after, events }: News): NewEvents {
  return { turn: live.id, after, events };
}
