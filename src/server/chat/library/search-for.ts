import type { AssistantId } from '#domain/assistant.ts';
import { suitsAfterViolence } from './after-violence.ts';
import type { KnownTurn } from './finding.ts';
import { fitting } from './fitting.ts';
import type { Hit, Library } from './open-library.ts';

/** What an assistant's library has for this person, best first. */
export function searchFor(
  library: Library,
  turn: KnownTurn,
  assistant: AssistantId,
  question: string,
): readonly Hit[] {
  const hits = fitting(library.search(assistant, question), turn.situation);
  return turn.hasViolence ? hits.filter(({ passage }) => suitsAfterViolence(passage)) : hits;
}
