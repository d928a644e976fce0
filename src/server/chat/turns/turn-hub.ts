import type { TurnEvent } from '#contract/chat.ts';

/** An event with its place in the turn, from 1. */
export interface NumberedEvent {
  seq: number;
  event: TurnEvent;
}

/** A turn that runs, or ended a moment ago, in this process. */
export interface LiveTurn {
  readonly id: string;
  readonly conversation: string;
  readonly events: readonly TurnEvent[];
  readonly isRunning: boolean;
  readonly stopped: AbortSignal;
  publish(event: TurnEvent): void;
  end(): void;
  stop(): void;
  /** Everything after `after`, then what comes, until the turn ends or the reader leaves. */
  follow(after: number, reader: AbortSignal): AsyncIterable<NumberedEvent>;
}

export interface TurnHub {
  open(id: string, conversation: string): LiveTurn;
  find(id: string): LiveTurn | undefined;
  stopConversation(conversation: string): void;
}

// A connection that broke near the end of a turn comes back within this time and misses nothing.
const KEEP_ENDED_MS = 60_000;

export function openTurnHub(now: () => Date): TurnHub {
  const turns = new Map<string, { turn: LiveTurn; endedAt: number | null }>();

  const sweep = () => {
    for (const [id, { endedAt }] of turns) {
      if (endedAt !== null && now().getTime() - endedAt > KEEP_ENDED_MS) turns.delete(id);
    }
  };

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
    stopConversation(conversation) {
      for (const { turn } of turns.values()) if (turn.conversation === conversation) turn.stop();
    },
  };
}

function liveTurn(id: string, conversation: string, ended: () => void): LiveTurn {
  const events: TurnEvent[] = [];
  const stopping = new AbortController();
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
    stopped: stopping.signal,
    publish(event) {
      events.push(event);
      announce();
    },
    end() {
      isRunning = false;
      ended();
      announce();
    },
    stop: () => stopping.abort(),
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
