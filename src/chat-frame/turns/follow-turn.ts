import type { NewTurn, TurnEvent } from '#contract/chat.ts';
import { ChatFailure } from '../chat-client.ts';
import type { NumberedEvent, TurnClient } from './turn-client.ts';
import { isEndEvent } from './turn-state.ts';

const BACK_OFF_MS = [500, 1000, 2000];
const LOST = new ChatFailure('offline', 'We lost the connection. Try again.');

interface Following {
  client: TurnClient;
  conversationId: string;
  /** Whether Stop was pressed. Before the first event the server may not know the turn. */
  isUnwanted?: () => boolean;
  pause?: (ms: number) => Promise<void>;
}

/** Sends the question and follows the answer to its end. A dropped connection is resumed without a gap. */
export async function* askAndFollow(following: Following, turn: NewTurn): AsyncGenerator<TurnEvent> {
  yield* follow(following, turn.id, 0, following.client.ask(following.conversationId, turn));
}

/** Follows an answer that already runs, from the event after `after`. */
export async function* resumeAndFollow(
  following: Following,
  turn: string,
  after: number,
): AsyncGenerator<TurnEvent> {
  yield* follow(following, turn, after, following.client.resume(following.conversationId, turn, after));
}

async function* follow(
  { client, conversationId, isUnwanted = () => false, pause = wait }: Following,
  turn: string,
  after: number,
  first: AsyncGenerator<NumberedEvent>,
): AsyncGenerator<TurnEvent> {
  let last = after;
  let events = first;
  let failures = 0;
  for (;;) {
    try {
      for await (const { seq, event } of events) {
        if (seq <= last) continue;
        if (last === 0 && isUnwanted()) client.stop(conversationId, turn).catch(() => undefined);
        last = seq;
        failures = 0;
        yield event;
        if (isEndEvent(event)) return;
      }
    } catch (error) {
      // An error response is final. Before the first event the question may not have reached the server.
      if ((error instanceof ChatFailure && error.code !== 'offline') || last === 0) throw error;
    }
    const delay = BACK_OFF_MS[failures];
    if (delay === undefined) throw LOST;
    failures += 1;
    await pause(delay);
    events = client.resume(conversationId, turn, last);
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
