import type { ChildAge } from '../situation/child-age.ts';
import type { Situation } from '../situation/situation.ts';

const children: Readonly<Record<ChildAge, string>> = {
  baby: 'our baby',
  small: 'our toddler',
  'school-age': 'our 9 year old',
  teen: 'our teenager',
  adult: 'our adult children',
};

const THEM = /\b(?:them|they)\b/i;
const namesThem = /\b(?:kids?|child\w*|sons?|daughters?|teen\w*|toddlers?|bab(?:y|ies))\b/i;
const MAX_WORDS = 12;

/**
 * Expands "What schedule is good for them" with the children mentioned before. Null if the message is not about them or
 * they are unknown.
 */
export function namingChildren(question: string, { children: known }: Situation): string | null {
  if (known === null || known === 'none' || namesThem.test(question) || !THEM.test(question)) return null;
  const [age, ...others] = known.ages;
  if (!age || others.length > 0 || question.split(/\s+/).length > MAX_WORDS) return null;
  return question.replace(THEM, children[age]);
}
