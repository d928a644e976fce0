import type { Conversation } from '#contract/chat.ts';
import type { Database } from '../../database/database.ts';
import { partsOf, statusAfter } from './message-parts.ts';
import type { TurnHub } from './turn-hub.ts';
import { engineOf, readEvents } from './turn-store.ts';

/** Adds the current text of a running answer, and the position to continue from. */
export async function withLiveTurn(
  database: Database,
  hub: TurnHub,
  conversation: Omit<Conversation, 'live'>,
): Promise<Conversation> {
  const running = conversation.messages.find((message) => message.status === 'streaming');
  if (!running) return { ...conversation, live: null };
  const live = hub.find(running.id);
  const events = live
    ? live.events
    : (await readEvents(database, running.id, 0)).map((numbered) => numbered.event);
  // The answer may have ended since the messages were read.
  const status = statusAfter(events.at(-1));
  const soFar = { ...running, status, engine: engineOf(events), parts: partsOf(events) };
  return {
    ...conversation,
    messages: conversation.messages.map((message) => (message === running ? soFar : message)),
    live: status === 'streaming' ? { turn: running.id, after: events.length } : null,
  };
}
