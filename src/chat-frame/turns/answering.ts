import type { NewTurn } from '#contract/chat.ts';
import type { ChatClient } from '../chat-client.ts';
import type { Change } from '../conversation/conversation-state.ts';
import { askAndFollow, resumeAndFollow } from './follow-turn.ts';
import { openTurnClient } from './turn-client.ts';
import { applyTurnEvent } from './turn-state.ts';

interface Asking {
  client: ChatClient;
  conversationId: string;
  isUnwanted: () => boolean;
}

/** Yields the states of the chat while a question is answered. */
export async function* ask({ client, ...asking }: Asking, turn: NewTurn): AsyncGenerator<Change> {
  for await (const event of askAndFollow({ client: openTurnClient(client), ...asking }, turn)) {
    yield (state) => applyTurnEvent(state, turn.id, event);
  }
}

/** Like `ask`, for an answer that already runs, from the event after `after`. */
export async function* resume(
  { client, conversationId }: Pick<Asking, 'client' | 'conversationId'>,
  turn: string,
  after: number,
): AsyncGenerator<Change> {
  const following = { client: openTurnClient(client), conversationId };
  for await (const event of resumeAndFollow(following, turn, after)) {
    yield (state) => applyTurnEvent(state, turn, event);
  }
}
