import { assistantName } from '#content/assistant-name.ts';
import { type AssistantId, SUPPORT } from '#domain/assistant.ts';

export function titleOf({ advisor, title }: { advisor: AssistantId; title: string }): string {
  return title || `Conversation with ${assistantName(advisor)}`;
}

/** The path of the chat with this advisor. */
export function chatPath(advisor: AssistantId): string {
  return advisor === SUPPORT ? '/help' : `/${advisor}`;
}

export function dayOf(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
}
