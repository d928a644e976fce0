import { isAdvisorId } from '#domain/advisor.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { assistantName } from './assistant-name.ts';
import { libraryPhrase } from './library/library-phrase.ts';
import { passagesByAdvisor } from './passages.ts';

/** Shown when the library answers instead of the language model, or the model's answer ends early. */
export const modelNotes = {
  unreachable: 'I couldn’t write this one myself just now, so here’s what the library says.',
  usedUp: 'I’ve used up today’s written answers, so here’s what the library says.',
  cutShort: 'I ran out of room there.',
  goOn: 'Go on',
} as const;

const isNot: Readonly<Record<AssistantId, string>> = {
  lena: 'not a person or a therapist',
  emma: 'not a person or a therapist',
  hannah: 'not a person or a lawyer',
  james: 'not a person or a lawyer',
  max: 'not a person, a lawyer or a tax advisor',
  ava: 'not a person or a lawyer',
  support: 'not a person',
};

/** The disclosure of a language model: what it is, that it can be wrong, and where messages are sent. */
export function modelDisclosure(assistant: AssistantId): string {
  const advice = isAdvisorId(assistant) ? ' Nothing here is legal advice.' : '';
  const library = isAdvisorId(assistant) ? libraryPhrase(passagesByAdvisor[assistant]) : 'our own help pages';
  return `${assistantName(assistant)} is an automated guide, ${isNot[assistant]}. A language model writes the answers from ${library} and can be wrong. What you write is sent to that model.${advice}`;
}
