import { advisorProfiles } from '#content/advisors.ts';
import { type AssistantId, SUPPORT, canTalkTo } from '#domain/assistant.ts';
import type { Turn } from '../engine.ts';
import type { Elsewhere } from './finding.ts';

/**
 * Whose field a question is, and how to get there. Of guides whom the plan does not open no more than that is said: what
 * their library has would be held out to somebody who cannot have it.
 */
export function pointer(
  elsewhere: Elsewhere | null,
  { accessible }: Pick<Turn, 'accessible'>,
): string | null {
  if (!elsewhere) return null;
  const { assistants, isSure } = elsewhere;
  const [first] = assistants;
  if (first === SUPPORT) return 'This is about the app. Ask the same in the Support Chat, under Help.';
  const open = assistants.filter((assistant) => canTalkTo(assistant, accessible));
  const names = (open.length > 0 ? open : [first]).map(nameOf);
  const fields = names.map((name) => `${name}'s`).join(' or ');
  const field = isSure ? `That is ${fields} field.` : `I may be wrong, but this sounds like ${fields} field.`;
  return open.length > 0
    ? `${field} Ask the same in the chat with ${names.join(' or with ')}.`
    : `${field} Your plan does not include ${names.join(' or ')}.`;
}

function nameOf(assistant: AssistantId): string {
  return assistant === SUPPORT ? 'the Support Chat' : advisorProfiles[assistant].name;
}
