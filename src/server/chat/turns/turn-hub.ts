import type { TurnEvent } from '#contract/chat.ts';

/** An event with its position in the turn, from 1. */
export interface NumberedEvent {
  seq: number;
  event: TurnEvent;
}

/** A turn that is running in this process, or ended a moment ago. */
export interface LiveTurn {
  readonly id: string;
  readonly conversation: string;
  readonly events: readonly TurnEvent[];
  readonly isRunning: boolean;
  readonly ended: Promise<void>;
  /** The reason is the status that the answer ends with. */
  readonly stopped: AbortSignal;
  publish(event: TurnEvent): void;
  end(): void;
  /** `interrupted`: not stopped by a person. */
  stop(as?: 'stopped' | 'interrupted'): void;
  /** Yields everything after `after`, then new events, until the turn ends or the client disconnects. */
  follow(after: number, reader: AbortSignal): AsyncIterable<NumberedEvent>;
}

export interface TurnHub {
  open(id: string, conversation: string): LiveTurn;
  find(id: string): LiveTurn | undefined;
  running(): LiveTurn[];
  /** Waits for the running answers. After `timeoutMs` (ms) the remaining ones are cut off and keep their text. */
  drain(timeoutMs: number): Promise<void>;
  stopConversation(conversation: string): void;
}

// A connection that broke near the end of a turn can resume within this time without losing text.
const ENDED_RETENTION_MS = 60_000;

export function openTurnHub(now: () => Date): TurnHub {
  const turns = new Map<string, { turn: LiveTurn; endedAt: number | null }>();

  const sweep = () => {
    const kept = now().getTime() - ENDED_RETENTION_MS;
    for (const [id, { endedAt }] of turns) {
      if (endedAt !== null && endedAt < kept) turns.delete(id);
    }
  };

  const running = () => [...turns.values()].map(({ turn }) => turn).filter((turn) => turn.isRunning);

  return {
    open(id, conversation) {
      sweep();
      const entry: { turn: LiveTurn; endedAt: number | null } = {
        turn: liveTurn(id, conversation, () => {
          entry.endedAt = now().getTime();
        }),
        endedAt: null,
      };
      turns.set(id, entry);
      return entry.turn;
    },
    find: (id) => turns.get(id)?.turn,
    running,
    async drain(timeoutMs) {
      const limit = setTimeout(() => {
        for (const turn of running()) turn.stop('interrupted');
      }, timeoutMs);
      for (let [turn] = running(); turn; [turn] = running()) await turn.ended;
      clearTimeout(limit);
    },
    stopConversation(conversation) {
      for (const { turn } of turns.values()) if (turn.conversation === conversation) turn.stop();
    },
  };
}

function liveTurn(id: string, conversation: string, ended: () => void): LiveTurn {
  const events: TurnEvent[] = [];
  const stopping = new AbortController();
  const ending = Promise.withResolvers<void>();
  let isRunning = true;
  let changed = Promise.withResolvers<void>();

  const announce = () => {
    changed.resolve();
    changed = Promise.withResolvers();
  };

  return {
    id,
    conversation,
    events,
    get isRunning() {
      return isRunning;
    },
    ended: ending.promise,
    stopped: stopping.signal,
    publish(event) {
      events.push(event);
      announce();
    },
    end() {
      isRunning = false;
      ended();
      announce();
      ending.resolve();
    },
    stop: (as = 'stopped') => stopping.abort(as),
    async *follow(after, reader) {
      const left = new Promise<void>((resolve) => {
        reader.addEventListener('abort', () => resolve(), { once: true });
      });
      let seq = after;
      while (!reader.aborted) {
        const event = events[seq];
        if (event) {
          seq += 1;
          yield { seq, event };
        } else if (isRunning) {
          await Promise.race([changed.promise, left]);
        } else {
          return;
        }
      }
    },
  };
}
