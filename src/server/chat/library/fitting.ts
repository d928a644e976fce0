import { passageFits } from '#content/passage-fits.ts';
import type { Passage } from '#content/passage.ts';
import { ANSWER_FROM } from '#domain/retrieval/coverage.ts';
import type { Situation } from '#domain/situation/situation.ts';
import type { Hit } from './open-library.ts';

/** A passage for other people is replaced by one for this person that has at least a ninth of its score. */
const FITS = 3;

/** Returns the same hits. Among hits with similar scores, passages for the person's stage and children come first. */
export function fitting(hits: readonly Hit[], situation: Situation): readonly Hit[] {
  if (situation.stage === null && situation.children === null) return hits;
  const [best] = hits;
  if (!best || best.score === Infinity) return hits;
  const sorted = hits
    .map((hit) => ({ hit, fit: fitOf(hit.passage, situation) }))
    .toSorted((a, b) => b.hit.score * FITS ** b.fit - a.hit.score * FITS ** a.fit);
  const [first, ...others] = sorted;
  // A passage that fits the person but may not answer the question does not count as an answer.
  if (!first || (best.coverage >= ANSWER_FROM && first.hit.byItself < ANSWER_FROM)) return hits;
  const { hit, fit } = first;
  // A passage for this person doesn't have to stand out from those for others.
  const isAnswer = fit === 1 && hit.byItself >= ANSWER_FROM;
  const answering = isAnswer ? { ...hit, coverage: Math.max(hit.coverage, hit.byItself) } : hit;
  return [answering, ...others.map((other) => other.hit)];
}

/** Returns 1 if a passage was written for people like this person, -1 if for others, 0 if for everyone. */
function fitOf(passage: Passage, { children, stage }: Situation): -1 | 0 | 1 {
  if (children === 'none' && isAboutChildren(passage)) return -1;
  const { ages, stages } = audienceOf(passage);
  const byStage = stage === null || !stages ? 0 : stages.includes(stage) ? 1 : -1;
  const known = children === null || children === 'none' ? [] : children.ages;
  const byAge = known.length === 0 || !ages ? 0 : known.some((age) => ages.includes(age)) ? 1 : -1;
  if (byStage === -1 || byAge === -1) return -1;
  return byStage === 1 || byAge === 1 ? 1 : 0;
}

/** A state's text is for the same people as the general passage that it specializes. */
function audienceOf({ id, advisor, exactFor = [] }: Passage) {
  const fits = advisor === 'support' ? {} : passageFits[advisor];
  return [id, ...exactFor].map((each) => fits[each]).find((fit) => fit !== undefined) ?? {};
}

const children =
  /\b(?:child|children|kids?|parenting|custody|hand ?overs?|teen\w*|toddlers?|bab(?:y|ies)|son|daughter|visitation)\b/i;
const known = new WeakMap<Passage, boolean>();

/** Whether the title or most of the sample questions mention it. */
export function isAboutChildren(passage: Passage): boolean {
  const found = known.get(passage);
  if (found !== undefined) return found;
  const { advisor, title, asks } = passage;
  const is =
    advisor === 'ava' ||
    mentionsChildren(title) ||
    2 * asks.filter((ask) => mentionsChildren(ask)).length > asks.length;
  known.set(passage, is);
  return is;
}

function mentionsChildren(text: string): boolean {
  return children.test(text);
}
