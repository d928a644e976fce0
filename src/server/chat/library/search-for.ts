import type { AssistantId } from '#domain/assistant.ts';
import type { Situation } from '#domain/situation/situation.ts';
import { isSuitableAfterChildHarm, isSuitableAfterViolence } from './after-violence.ts';
import { fitting } from './fitting.ts';
import { type Hit, type Library, withoutHits } from './open-library.ts';

export interface SearchContext {
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
  { hasViolence, hasChildHarm = false, situation, passedOver }: SearchContext,
  assistant: AssistantId,
  question: string,
): readonly Hit[] {
  const all = library.search(assistant, question);
  const hits = withoutHits(
    all,
    ({ passage }) =>
      passedOver.includes(passage.id) ||
      (hasViolence && !isSuitableAfterViolence(passage)) ||
      (hasChildHarm && !isSuitableAfterChildHarm(passage)),
  );
  return fitting(hits, situation);
}
