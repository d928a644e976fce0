import { ANSWER_FROM } from '#domain/retrieval/coverage.ts';
import type { Hit } from './open-library.ts';

/** How many of the best results are considered, and shown if none is certain. */
const CLOSEST_SHOWN = 3;

/**
 * If the question names a state, that state's passage is preferred to the general one, provided that it covers the
 * question.
 */
export function ofState(named: readonly Hit[], state: string, unnamed: readonly Hit[]): Hit | undefined {
  const own = named
    .slice(0, CLOSEST_SHOWN)
    .find(({ passage, coverage }) => passage.state === state && coverage >= ANSWER_FROM);
  if (own?.score === Infinity) return own;
  // Each state's text contains its name, so the rest of the question decides between them.
  const general = generalPassageOf(unnamed);
  if (!general || general.coverage < ANSWER_FROM) return own;
  const exact = unnamed.find(
    ({ passage }) => passage.state === state && passage.exactFor?.includes(general.passage.id),
  );
  return exact ? { ...general, passage: exact.passage } : own;
}

/**
 * Returns the best passage that applies to every state. If a state's text covers the question better, returns the
 * general passage that it specializes, because fifty texts that differ only in a name push the general one down.
 */
export function generalPassageOf(hits: readonly Hit[]): Hit | undefined {
  const general = hits.find(({ passage }) => !passage.state);
  const exact = hits
    .slice(0, CLOSEST_SHOWN)
    .find(({ passage, coverage }) => passage.exactFor && coverage >= ANSWER_FROM);
  const meant = hits.find(({ passage }) => exact?.passage.exactFor?.includes(passage.id));
  const isBetter = exact && meant && exact.coverage > (general?.coverage ?? 0);
  if (isBetter)
    return { ...meant, coverage: exact.coverage, byItself: Math.max(meant.byItself, exact.byItself) };
  return general;
}

export function betterHit(one: Hit | undefined, other: Hit | undefined): Hit | undefined {
  return other && other.coverage > (one?.coverage ?? 0) ? other : one;
}

/**
 * Returns the states with a text on the question, by name: the matches, and all others that specialize the same general
 * passage.
 */
export function statesOf(hits: readonly Hit[], general: Hit | undefined): string[] {
  const found = hits
    .slice(0, CLOSEST_SHOWN)
    .filter(({ passage, coverage }) => passage.state && coverage >= ANSWER_FROM)
    .map(({ passage }) => passage);
  const asked = new Set(found.flatMap(({ exactFor = [] }) => exactFor));
  if (general && general.coverage >= ANSWER_FROM) asked.add(general.passage.id);
  const alike = hits
    .map(({ passage }) => passage)
    .filter(({ exactFor = [] }) => exactFor.some((id) => asked.has(id)));
  return [...new Set([...found, ...alike].flatMap(({ state }) => state ?? []))].toSorted();
}
