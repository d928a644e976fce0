import { dateCell } from './columns.ts';

export const LONGEST_LABEL = 36;
/** A line this long may continue in the line below. */
const MAX_LINE_LENGTH = 55;
const MAX_ENDED_WORDS = 2;
/** Words of a sentence: "may result in charges being filed against me". */
const ofSentence =
  /\b(?:be|being|been|is|are|was|were|has|have|must|may|shall|will|should|that|which|who|whom|where|if|when|not|against|or)\b/i;
/** The label of something other than a date: "Name of person served", "Filed by". */
const ofOther =
  /\b(?:names?|address(?:es)?|persons?|place|location|method|manner|how|signature|number|no\.)\b|\bby\W*$/i;

/**
 * Whether a line of a column is a label or a stamp rather than a sentence, the end of one, or a date. Closest line
 * first.
 */
export function isLabel(column: readonly string[], at: number): boolean {
  const text = column[at] ?? '';
  const upper = column[at + 1] ?? '';
  const isTail = upper.length >= MAX_LINE_LENGTH && !/[.:;]\W*$/.test(upper);
  const isEnded = /[.;?!]\W*$/.test(text) && text.trim().split(/\s+/).length > MAX_ENDED_WORDS;
  return text.length < LONGEST_LABEL && !isTail && !isEnded && !dateCell.test(text) && isOfDate(text);
}

/** Whether a label can belong to a date: "Served on", but not "Person to be served". */
export function isOfDate(label: string): boolean {
  return !ofSentence.test(label) && !ofOther.test(label);
}
