import { ANSWER_FROM } from '#domain/retrieval/coverage.ts';
import type { Hit } from './open-library.ts';

/** So many of the best are looked at, and shown where none is sure. */
const CLOSEST_SHOWN = 3;

/** Where the state is named, its own passage wins over the general one when it speaks of the question too. */
export function ofState(named: readonly Hit[], state: string, unnamed: readonly Hit[]): Hit | undefined {
  const own = named
    .slice(0, CLOSEST_SHOWN)
    .find(({ passage, coverage }) => passage.state === state && coverage >= ANSWER_FROM);
  if (own?.score === Infinity) return own;
  // The name of a state is said in each of its texts: which of them is meant, the rest of the question tells.
  const general = generalOf(unnamed);
  if (!general || general.coverage < ANSWER_FROM) return own;
  const exact = unnamed.find(
    ({ passage }) => passage.state === state && passage.exactFor?.includes(general.passage.id),
  );
  return exact ? { ...general, passage: exact.passage } : own;
}

/** The best passage for every state; where only the text of some state fits, the one that it makes exact. */
export function generalOf(hits: readonly Hit[]): Hit | undefined {
  const general = hits.find(({ passage }) => !passage.state);
  if (general && general.coverage >= ANSWER_FROM) return general;
  const exact = hits
    .slice(0, CLOSEST_SHOWN)
    .find(({ passage, coverage }) => passage.exactFor && coverage >= ANSWER_FROM);
  const meant = hits.find(({ passage }) => exact?.passage.exactFor?.includes(passage.id));
  return exact && meant ? { ...meant, coverage: exact.coverage } : general;
}

export function mostSure(one: Hit | undefined, other: Hit | undefined): Hit | undefined {
  return other && other.coverage > (one?.coverage ?? 0) ? other : one;
}

/** The states with a text on what was asked, by name: those that came up, and all that make the same one exact. */
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
