import type { AdvisorInfo, ChatError, ConversationSummary } from '#contract/chat.ts';
import { list, oneOf, shape, text } from './shape.ts';

export const summary = { id: text, advisor: text, title: text, updatedAt: text };

export function isConversationList(value: unknown): value is { conversations: ConversationSummary[] } {
  return shape({ conversations: list(shape(summary)) })(value);
}

export function isCreated(value: unknown): value is { id: string } {
  return shape({ id: text })(value);
}

export function isAdvisorInfo(value: unknown): value is AdvisorInfo {
  return shape({
    advisor: text,
    name: text,
    engine: oneOf('library', 'model'),
    disclosure: text,
    suggestions: list(text),
    openings: list(text),
  })(value);
}

export function isChatError(value: unknown): value is ChatError {
  return shape({ error: shape({ code: text, message: text }) })(value);
}
