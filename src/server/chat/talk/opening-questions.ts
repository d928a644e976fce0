import { helpOpeners } from '#content/help-base.ts';
import { promptsByAdvisor } from '#content/prompts.ts';
import { type AssistantId, SUPPORT } from '#domain/assistant.ts';

const OPENING_QUESTIONS = 3;

/** Questions to begin a conversation with. */
export function openingQuestions(assistant: AssistantId): string[] {
  if (assistant === SUPPORT) return [...helpOpeners];
  return promptsByAdvisor[assistant].slice(0, OPENING_QUESTIONS).map(({ text }) => text);
}
