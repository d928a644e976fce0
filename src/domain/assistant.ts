import { type AdvisorId, advisorIds } from './advisor.ts';

/**
 * Answers questions about the product, for everybody and in every plan. It is not an advisor, but uses the same chat.
 */
export const SUPPORT = 'support';

/** The chat partners. */
export const assistantIds = [...advisorIds, SUPPORT] as const;

export type AssistantId = AdvisorId | typeof SUPPORT;

export function isAssistantId(value: unknown): value is AssistantId {
  return typeof value === 'string' && (assistantIds as readonly string[]).includes(value);
}

/** `accessible` are the advisors of the person's plan. `public.can_access_advisor` has the same rule. */
export function canTalkTo(assistant: AssistantId, accessible: readonly AdvisorId[]): boolean {
  return assistant === SUPPORT || accessible.includes(assistant);
}
