import type { Passage } from '#content/passage.ts';
import type { Library } from './open-library.ts';

/** Cached, because a library and the follow-ups of its passages don't change. */
const known = new WeakMap<Library, Map<Passage, Passage[]>>();

/**
 * Returns the passages that answer the follow-up questions of a passage, which are stored in the way that people type
 * them.
 */
export function nextPassages(passage: Passage, library: Library): Passage[] {
  const ofLibrary = known.get(library) ?? new Map<Passage, Passage[]>();
  known.set(library, ofLibrary);
  const before = ofLibrary.get(passage);
  if (before) return before;
  const next = passage.followUps.flatMap(
    (question) => library.search(passage.advisor, question)[0]?.passage ?? [],
  );
  ofLibrary.set(passage, next);
  return next;
}
