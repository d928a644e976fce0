import { childAges } from './child-age.ts';
import { type Children, type ChildrenSaid, childrenIn } from './children.ts';
import { type Stage, stageIn } from './stage.ts';

/** The known facts about the person in a conversation. Unknown facts are null. */
export interface Situation {
  children: Children | null;
  stage: Stage | null;
}

/** Collects facts from the person's own messages, newest first. The newest statement wins. */
export function situationIn(messages: readonly string[]): Situation {
  return {
    children: messages.reduceRight<Children | null>((known, message) => {
      const said = childrenIn(message);
      return said ? knownWith(known, said, CORRECTS.test(message)) : known;
    }, null),
    stage: stageSaid(messages),
  };
}

function stageSaid(messages: readonly string[]): Stage | null {
  const said = messages.map(stageIn).find((stage) => stage !== null) ?? 'unknown';
  return said === 'unknown' ? null : said;
}

const CORRECTS = /^\W*(?:no|nope|sorry|oops|oh|wait|actually|correction|i meant?)\b|\bi meant?\b|\bnot \d/i;

function knownWith(
  known: Children | null,
  { isStated, children }: ChildrenSaid,
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
