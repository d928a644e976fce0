import { type AssistantId, SUPPORT } from '#domain/assistant.ts';
import { advisorProfiles } from './advisors.ts';

export function assistantName(assistant: AssistantId): string {
  return assistant === SUPPORT ? 'Support' : advisorProfiles[assistant].name;
}
