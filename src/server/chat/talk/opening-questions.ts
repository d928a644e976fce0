import { flowsOf } from '#content/guided/flows.ts';
import { helpOpeners } from '#content/help-base.ts';
import { promptsByAdvisor } from '#content/prompts.ts';
import { type AssistantId, SUPPORT } from '#domain/assistant.ts';

const OPENING_QUESTIONS = 3;

/** Questions to begin a conversation with. */
export function openingQuestions(assistant: AssistantId): string[] {
  if (assistant === SUPPORT) return [...helpOpeners];
  return promptsByAdvisor[assistant].slice(0, OPENING_QUESTIONS).map(({ text }) => text);
}

const WAYS = 4;

/** What to press when someone doesn't know where to start: guided conversations first. */
export function waysToStart(assistant: AssistantId): string[] {
  return [...flowsOf(assistant).map(({ opening }) => opening), ...openingQuestions(assistant)].slice(0, WAYS);
}
