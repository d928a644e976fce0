import type { Conversation } from '#contract/chat.ts';
import type { ChatClient } from '../chat-client.ts';
import { isConversation, isGivenFeedback } from '../checks/conversation-check.ts';

export interface OpenedConversation {
  conversation: Conversation;
  /** Of each judged answer, by its id, whether it helped. */
  judged: ReadonlyMap<string, boolean>;
}

export async function openConversation(client: ChatClient, id: string): Promise<OpenedConversation> {
  const [conversation, { given }] = await Promise.all([
    client.read(isConversation, `/conversations/${id}`),
    // A chat opens without them, too.
    client.read(isGivenFeedback, `/conversations/${id}/feedback`).catch(() => ({ given: [] })),
  ]);
  return { conversation, judged: new Map(given.map(({ answer, isHelpful }) => [answer, isHelpful])) };
}
