import type { Passage } from '#content/passage.ts';
import type { KnownTurn } from './finding.ts';
import { type Library, leaving } from './open-library.ts';
import { hasSaid } from './said-before.ts';

/** The library without what the conversation has already. */
export function unsaid(library: Library, turn: KnownTurn): Library {
  return without(library, (passage) => hasSaid(passage, turn));
}

export function without(library: Library, isOut: (passage: Passage) => boolean): Library {
  return {
    search: (assistant, question) =>
      leaving(library.search(assistant, question), ({ passage }) => isOut(passage)),
  };
}
