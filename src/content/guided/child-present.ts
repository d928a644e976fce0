import type { ReadChoice } from '#domain/guided/flow.ts';
import { plainWords } from '#domain/guided/read/plain.ts';

const child =
  '(?:(?:my|our|the|his|her) (?:\\d+ ?(?:yr|year)s? ?olds?|(?:\\w+ )?(?:kids?|children|child|son|daughter|boys?|girls?|baby|twins|toddler))|he|she|they|it|both|one of them|kids|everyone)';
/** In the house, and not known to have noticed anything. */
const near = new RegExp(
  `\\b(?:asleep|sleeping|napping|in (?:bed|the (?:next|other) room|(?:his|her|their) rooms?)|upstairs|downstairs|inside|outside playing|in the (?:back ?yard|yard|house|basement|bath(?:room)?)|(?:was|were) (?:with (?:him|her|us|me)|home|there|in the (?:car|back seat)))\\b`,
);
/** "No they were with him" may say that they saw nothing, or that they weren't there. */
const withThem = /\b(?:were|was|are|is) with (?:him|her|them|my (?:ex|husband|wife))\b/;
const doubts =
  /\b(?:idk|i (?:don'?t|dont|do not) (?:think|know|believe)|not sure|i'?m not sure|unsure|no idea|maybe not|hopefully|i hope|probably (?:not|didn'?t)|who knows|can'?t (?:say|tell)|may not have|might not have|doubt)\b/;
const asleep = /\b(?:asleep|sleeping|napping|in bed)\b/;
const noticed =
  /(?<!(?:not|didn'?t|don'?t|never|didnt|dont|did not) )\b(?:saw|seen|watched|heard|woke|crying|cried|screamed|was right there|were right there|looked)\b/;
const deniedNotice =
  /\b(?:didn'?t|didnt|did not|never|don'?t think|dont think|do not think) (?:\w+ ){0,3}(?:hear|heard|see|saw|wake|woke|notice)/;
const away =
  /\b(?:at (?:school|daycare|practice|camp|a friend'?s|(?:my|his|her|their) (?:\w+ )?(?:mom|mother|dad|father|sister|brother|parents|grandma|grandparents|friend|aunt|house|place)\S*)|not (?:home|there|here)|weren'?t (?:home|there|here)|wasn'?t (?:home|there|here)|wasnt there|werent there|out of (?:town|the house)|no (?:kids|children|child)\b)/;

/**
 * Asleep in the house is not "no child was there", and a child who may not have heard it isn't one who did. Null for
 * answers that say it plainly.
 */
export function readChildPresent(text: string): ReadChoice | null {
  const plain = plainWords(text);
  const isOfChild = new RegExp(`\\b${child}\\b`).test(plain);
  if (away.test(plain)) return isOfChild && !noticed.test(plain) ? { value: 'no', isSure: true } : null;
  if (/^(?:no|nope)\b.*\bidk\b|^idk\b/.test(plain)) return { value: 'unsure', isSure: true };
  if (!isOfChild || !near.test(plain)) return null;
  if (withThem.test(plain) || doubts.test(plain)) return { value: 'unsure', isSure: true };
  if (deniedNotice.test(plain)) return { value: 'unsure', isSure: true };
  if (asleep.test(plain) && !noticed.test(plain)) return { value: 'unsure', isSure: true };
  return null;
}
