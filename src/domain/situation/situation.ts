import { childAges } from './child-age.ts';
import { type Children, type ChildrenFacts, findChildren } from './children.ts';
import { type Stage, findStage } from './stage.ts';

/** The known facts about the person in a conversation. Unknown facts are null. */
export interface Situation {
  children: Children | null;
  stage: Stage | null;
}

/**
 * Reads the person's own messages, newest first. The newest statement wins. `known` was told before them, and is
 * dropped if they count at least as many children.
 */
export function findChildrenFacts(messages: readonly string[], known: Children | null): Children | null {
  const said = childrenAfter(messages, null);
  return known === null || coversAll(said, known) ? said : childrenAfter(messages, known);
}

function childrenAfter(messages: readonly string[], known: Children | null): Children | null {
  return messages.reduceRight<Children | null>((before, message) => {
    const said = findChildren(message);
    return said ? knownWith(before, said, CORRECTS.test(message)) : before;
  }, known);
}

function coversAll(said: Children | null, known: Children): boolean {
  if (said === null || said === 'none' || known === 'none' || said.ages.length === 0) return false;
  return (said.many ?? 0) >= Math.max(known.many ?? 1, known.ages.length);
}

/**
 * Reads the person's own messages, newest first. The newest statement wins, also one that retracts a stage. `known` was
 * told before them.
 */
export function findCurrentStage(messages: readonly string[], known: Stage | null): Stage | null {
  const said = messages.map(findStage).find((stage) => stage !== null) ?? known;
  return said === 'unknown' ? null : said;
}

const CORRECTS = /^\W*(?:no|nope|sorry|oops|oh|wait|actually|correction|i meant?)\b|\bi meant?\b|\bnot \d/i;

function knownWith(
  known: Children | null,
  { isStated, children }: ChildrenFacts,
  corrects: boolean,
): Children {
  if (known === null || children === 'none') return children;
  if (known === 'none') return isStated ? children : known;
  if (children.ages.length === 0) return { many: children.many ?? known.many, ages: known.ages };
  if (corrects) return { many: children.many ?? known.many, ages: children.ages };
  // Children mentioned one at a time: "my daughter is 15", and later "my son is 3".
  const ages = childAges.filter((age) => known.ages.includes(age) || children.ages.includes(age));
  const many = Math.max(known.many ?? 0, children.many ?? 0, ages.length);
  return { many: known.many === null && children.many === null ? null : many, ages };
}
