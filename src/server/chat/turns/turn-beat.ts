import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { loggedError } from '../../logging/logged-error.ts';
import type { TurnHub } from './turn-hub.ts';
import { renewLeases } from './turn-store.ts';

const HEARTBEAT_MS = 1000;

export interface TurnBeat {
  /** Sends heartbeats while answers run. */
  start(): void;
  /** One statement covers all running turns. */
  beat(): Promise<void>;
}

/**
 * Tells the other copies of the server that this one is alive. Learns which answers were stopped or deleted there, even
 * if they have no new text. An embedded database has no other copies.
 */
export function openTurnBeat(database: Database, hub: TurnHub, log: Logger): TurnBeat {
  let timer: NodeJS.Timeout | undefined;

  const beat = async () => {
    const turns = hub.running();
    if (turns.length === 0) {
      clearInterval(timer);
      timer = undefined;
      return;
    }
    try {
      const goOn = await renewLeases(
        database,
        turns.map(({ id }) => id),
      );
      for (const turn of turns) if (!goOn.has(turn.id)) turn.stop();
    } catch (error) {
      // Heartbeats are sent well before other copies would assume a crash.
      log.warn(loggedError(error), 'a sign of life was not written');
    }
  };

  return {
    beat,
    start() {
      if (database.isShared) timer ??= setInterval(() => void beat(), HEARTBEAT_MS).unref();
    },
  };
}
