import type { AssistantId } from '#domain/assistant.ts';

/** In memory alone: an address or the browser's history would keep what someone asked. */
let handedOver: { to: AssistantId; question: string } | null = null;

/** Keeps a question for the advisor whose page opens next. */
export function handOver(to: AssistantId, question: string): void {
  handedOver = { to, question };
}

/** The question that was handed to this advisor; it is given out once. */
export function takeHandedOver(to: AssistantId | undefined): string | null {
  if (!handedOver || handedOver.to !== to) return null;
  const { question } = handedOver;
  handedOver = null;
  return question;
}
