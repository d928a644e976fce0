import { OFFLINE } from '../chat-client.ts';

/**
 * Shows messages and requests answers. An empty chat starts without it: it is loaded when a person is about to write,
 * or with an existing conversation.
 */
export function fetchConversation() {
  return import('./conversation.ts').catch(() => {
    throw OFFLINE;
  });
}
