import { isOfCase } from './connecting-words.ts';
import type { DateRole } from './date-finding.ts';

/** Matches "was not served on", "has never been filed". */
const negated = /\b(?:not|never|neither|nor|without|\w+n't)\b(?: \w+){0,3} ?$/i;
/** Words for something that has not been done yet: "must be served", "after it is filed". */
const notYetDone =
  /\b(?:to|will|shall|must|may|should|can)(?: (?:be|also|then|promptly))+ ?$|\b(?:if|when|unless|until|once|before|after)(?: (?:it|they|he|she|you|this|is|are|was|were|being|been))* ?$/i;
export const isDone = new Set<DateRole>(['filed', 'signed', 'served']);
const attempted = /\b(?:attempt(?:s|ed|ing)?|unable|failed|fails|refused|tried)\b[^.;]{0,25}$/i;
/** Things other than papers are also filed, issued and signed. */
const otherThing =
  /\b(?:police|incident|tax(?:es)?|insurance|lease|deed|loan|paychecks?|passport|ticket|speeding|bankruptcy)\b[^.;]{0,40}$/i;

/** Whether the words say that something was done to a paper of the case. For other roles: that they are not negated. */
export function isStatedAsDone(role: DateRole, { before, gap }: { before: string; gap: string }): boolean {
  if (negated.test(before)) return false;
  if (!isDone.has(role)) return true;
  // "Served by: Ana Ruiz   Date:" may be the date of a signature.
  const isOfAgent = role !== 'signed' && /^\W*by\W.*\bdate\b/i.test(gap);
  const isUndone = notYetDone.test(before) || attempted.test(before);
  return !isOfAgent && !isUndone && !isOfOtherThing(before);
}

/** "The car was delivered", "the paycheck was issued". */
function isOfOtherThing(before: string): boolean {
  const subject = /([\p{L}'-]+) (?:was|were|is|are|has been|have been|had been|been) (?:\w+ly )?$/u.exec(
    before,
  )?.[1];
  return otherThing.test(before) || (subject !== undefined && !isOfCase(subject));
}
