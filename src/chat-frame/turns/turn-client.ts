import type { NewTurn, TurnEvent } from '#contract/chat.ts';
import { type ChatClient, json } from '../chat-client.ts';
import { isTurnEvent } from '../checks/event-check.ts';
import { readEvents } from './event-stream.ts';
import { localDay } from '../local-day.ts';

export interface NumberedEvent {
  seq: number;
  event: TurnEvent;
}

export interface TurnClient {
  ask(conversationId: string, turn: NewTurn): AsyncGenerator<NumberedEvent>;
  resume(conversationId: string, turn: string, after: number): AsyncGenerator<NumberedEvent>;
  stop(conversationId: string, turn: string): Promise<void>;
}

export function openTurnClient(client: ChatClient): TurnClient {
  return {
    ask: async function* ask(conversationId, turn) {
      const body = json('POST', { ...turn, day: localDay() });
      yield* eventsOf(await client.request(`/conversations/${conversationId}/turns`, body));
    },
    resume: async function* resume(conversationId, turn, after) {
      yield* eventsOf(
        await client.request(`/conversations/${conversationId}/turns/${turn}/stream?after=${after}`),
      );
    },
    stop: (conversationId, turn) => client.stop(conversationId, turn),
  };
}

async function* eventsOf(response: Response): AsyncGenerator<NumberedEvent> {
  if (!response.body) return;
  for await (const { id, data } of readEvents(response.body)) {
    const event: unknown = JSON.parse(data);
    // A newer server may send events that this frame does not know. They are skipped.
    if (id !== null && isTurnEvent(event)) yield { seq: Number(id), event };
  }
}
