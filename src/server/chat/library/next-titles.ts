import type { Passage } from '#content/passage.ts';
import type { KnownTurn } from './finding.ts';
import { isAboutChildren } from './fitting.ts';
import { nextSteps } from './next-step.ts';
import type { Library } from './open-library.ts';

const OFFERED = 3;

/** What to ask next: the next step of the person's stage first, and nothing about children where there are none. */
export function suggestionsFor(passage: Passage, turn: KnownTurn, library: Library): string[] {
  const { situation } = turn;
  const following = nextPassages(passage, library).filter(
    (next) => !(situation.children === 'none' && isAboutChildren(next)),
  );
  const step = nextSteps(turn, situation).find((next) => next !== passage && !following.includes(next));
  return [...(step ? [step] : []), ...following].slice(0, OFFERED).map(({ title }) => title);
}

/** What comes next for somebody who has only said how things are. */
export function stepTitles(turn: KnownTurn): string[] {
  return nextSteps(turn, turn.situation)
    .slice(0, OFFERED)
    .map(({ title }) => title);
}

/** Next questions are kept as people type them; what is offered is the title of the passage that answers. */
export function nextTitles(passage: Passage, library: Library): string[] {
  return nextPassages(passage, library).map(({ title }) => title);
}

/** A library does not change, and neither does what follows on one of its passages. */
const known = new WeakMap<Library, Map<Passage, Passage[]>>();

function nextPassages(passage: Passage, library: Library): Passage[] {
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
