import type { Passage } from '#content/passage.ts';
import type { KnownTurn } from './finding.ts';
import { type Library, leaving } from './open-library.ts';
import { hasSaid, isAskedAgain } from './said-before.ts';

/** What may answer: whoever asks in the same words wants the same again. */
export function unsaidOrAsked(library: Library, turn: KnownTurn): Library {
  return isAskedAgain(turn) ? library : unsaid(library, turn);
}

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
