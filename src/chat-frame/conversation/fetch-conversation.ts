import { OFFLINE } from '../chat-client.ts';

/**
 * What shows messages and what asks for answers. A chat in which nothing was said starts without: it comes as soon as
 * somebody is about to write, or with the conversation that there is.
 */
export function fetchConversation() {
  return import('./conversation.ts').catch(() => {
    throw OFFLINE;
  });
}
