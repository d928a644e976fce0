import { type AdvisorId, advisorIds } from './advisor.ts';

/** Answers about the product itself, for everybody and on every plan: no advisor, but it talks in the same chat. */
export const SUPPORT = 'support';

/** Whom one can talk to in a chat. */
export const assistantIds = [...advisorIds, SUPPORT] as const;

export type AssistantId = AdvisorId | typeof SUPPORT;

export function isAssistantId(value: unknown): value is AssistantId {
  return typeof value === 'string' && (assistantIds as readonly string[]).includes(value);
}

/** `accessible` are the advisors that the person's plan opens. The same rule stands in `public.can_access_advisor`. */
export function canTalkTo(assistant: AssistantId, accessible: readonly AdvisorId[]): boolean {
  return assistant === SUPPORT || accessible.includes(assistant);
}
