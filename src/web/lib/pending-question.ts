import type { AssistantId } from '#domain/assistant.ts';

/** Kept only in memory: the URL or the browser's history would reveal the question. */
let pending: { to: AssistantId; question: string } | null = null;

/** Stores a question for the advisor whose page opens next. */
export function setPendingQuestion(to: AssistantId, question: string): void {
  pending = { to, question };
}

/** Returns the question stored for this advisor once. */
export function takePendingQuestion(to: AssistantId | undefined): string | null {
  if (!pending || pending.to !== to) return null;
  const { question } = pending;
  pending = null;
  return question;
}
