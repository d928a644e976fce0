import type { AssistantId } from '#domain/assistant.ts';
import type { Situation } from '#domain/situation/situation.ts';
import { suitsAfterChildHarm, suitsAfterViolence } from './after-violence.ts';
import { fitting } from './fitting.ts';
import { type Hit, type Library, leaving } from './open-library.ts';

export interface SearchedFor {
  /** Violence was mentioned in this conversation. */
  hasViolence: boolean;
  /** A child that may have been hurt was mentioned. */
  hasChildHarm?: boolean;
  situation: Situation;
  /** Passages that the person has asked to leave out, by ID. */
  passedOver: readonly string[];
}

/** Returns the results of an assistant's library for this person, best first. */
export function searchFor(
  library: Library,
  { hasViolence, hasChildHarm = false, situation, passedOver }: SearchedFor,
  assistant: AssistantId,
  question: string,
): readonly Hit[] {
  const all = library.search(assistant, question);
  const hits = leaving(
    all,
    ({ passage }) =>
      passedOver.includes(passage.id) ||
      (hasViolence && !suitsAfterViolence(passage)) ||
      (hasChildHarm && !suitsAfterChildHarm(passage)),
  );
  return fitting(hits, situation);
}
