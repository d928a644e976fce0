import { terms } from '#domain/retrieval/terms.ts';
import { speaksOf } from './find-by-words.ts';
import { findFor } from './find-for.ts';
import type { Finding, KnownTurn } from './finding.ts';
import { answersInFull, inFull } from './in-full.ts';
import type { Library } from './open-library.ts';
import { unsaidOrAsked } from './without.ts';

/** "How do we tell them": what was told before says who they are. */
export function findInFull(library: Library, turn: KnownTurn): Finding | null {
  for (const question of inFull(turn)) {
    const { finding } = findFor(unsaidOrAsked(library, turn), turn, question);
    if (
      finding.kind === 'answer' &&
      answersInFull(finding.passage, question, turn) &&
      (terms(turn.text).size === 0 || speaksOf(finding, turn.text))
    ) {
      return finding;
    }
  }
  return null;
}
