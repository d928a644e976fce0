import type { AssistantId } from '#domain/assistant.ts';
import { suitsAfterViolence } from './after-violence.ts';
import type { KnownTurn } from './finding.ts';
import { fitting } from './fitting.ts';
import { type Hit, type Library, leaving } from './open-library.ts';

/** What an assistant's library has for this person, best first. */
export function searchFor(
  library: Library,
  turn: KnownTurn,
  assistant: AssistantId,
  question: string,
): readonly Hit[] {
  const all = library.search(assistant, question);
  const hits = turn.hasViolence ? leaving(all, ({ passage }) => !suitsAfterViolence(passage)) : all;
  return fitting(hits, turn.situation);
}
