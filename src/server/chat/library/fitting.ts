import { passageFits } from '#content/passage-fits.ts';
import type { Passage } from '#content/passage.ts';
import { ANSWER_FROM } from '#domain/retrieval/coverage.ts';
import type { Situation } from '#domain/situation/situation.ts';
import type { Hit } from './open-library.ts';

/** A passage for somebody else gives way to one that scores a ninth of it and is for this person: nearly as good. */
const FITS = 3;

/** The same hits; among those nearly as good, what is for the person's stage and children comes first. */
export function fitting(hits: readonly Hit[], situation: Situation): readonly Hit[] {
  if (situation.stage === null && situation.children === null) return hits;
  const [best] = hits;
  if (!best || best.score === Infinity) return hits;
  const sorted = hits
    .map((hit) => ({ hit, fit: fitOf(hit.passage, situation) }))
    .toSorted((a, b) => b.hit.score * FITS ** b.fit - a.hit.score * FITS ** a.fit);
  const [first, ...others] = sorted;
  // What fits the person and may not answer the question is no answer.
  if (!first || (best.coverage >= ANSWER_FROM && first.hit.byItself < ANSWER_FROM)) return hits;
  const { hit, fit } = first;
  // What is written for this person does not have to stand out from what is for others.
  const isAnswer = fit === 1 && hit.byItself >= ANSWER_FROM;
  const answering = isAnswer ? { ...hit, coverage: Math.max(hit.coverage, hit.byItself) } : hit;
  return [answering, ...others.map((other) => other.hit)];
}

/** 1 where a passage was written for somebody like this, -1 for somebody else, 0 for everybody. */
function fitOf(passage: Passage, { children, stage }: Situation): -1 | 0 | 1 {
  if (children === 'none' && isAboutChildren(passage)) return -1;
  const { ages, stages } = writtenFor(passage);
  const byStage = stage === null || !stages ? 0 : stages.includes(stage) ? 1 : -1;
  const known = children === null || children === 'none' ? [] : children.ages;
  const byAge = known.length === 0 || !ages ? 0 : known.some((age) => ages.includes(age)) ? 1 : -1;
  if (byStage === -1 || byAge === -1) return -1;
  return byStage === 1 || byAge === 1 ? 1 : 0;
}

/** A text for one state is for whom the general one is that it makes exact. */
function writtenFor({ id, advisor, exactFor = [] }: Passage) {
  const fits = advisor === 'support' ? {} : passageFits[advisor];
  return [id, ...exactFor].map((each) => fits[each]).find((fit) => fit !== undefined) ?? {};
}

const children =
  /\b(?:child|children|kids?|parenting|custody|hand ?overs?|teen\w*|toddlers?|bab(?:y|ies)|son|daughter|visitation)\b/i;
const known = new WeakMap<Passage, boolean>();

/** In its title, or in most of what people ask for it by. */
export function isAboutChildren(passage: Passage): boolean {
  const found = known.get(passage);
  if (found !== undefined) return found;
  const { advisor, title, asks } = passage;
  const is =
    advisor === 'ava' ||
    speaksOfChildren(title) ||
    2 * asks.filter((ask) => speaksOfChildren(ask)).length > asks.length;
  known.set(passage, is);
  return is;
}

function speaksOfChildren(text: string): boolean {
  return children.test(text);
}
