import type { Conversation } from '#contract/chat.ts';
import type { ChatClient } from '../chat-client.ts';
import { isConversation, isGivenFeedback } from '../checks/conversation-check.ts';

export interface OpenedConversation {
  conversation: Conversation;
  /** For each rated answer, by its ID, whether it helped. */
  judged: ReadonlyMap<string, boolean>;
}

export async function openConversation(client: ChatClient, id: string): Promise<OpenedConversation> {
  const [conversation, { given }] = await Promise.all([
    client.read(isConversation, `/conversations/${id}`),
    // A chat also opens without the ratings.
    client.read(isGivenFeedback, `/conversations/${id}/feedback`).catch(() => ({ given: [] })),
  ]);
  return { conversation, judged: new Map(given.map(({ answer, isHelpful }) => [answer, isHelpful])) };
}
