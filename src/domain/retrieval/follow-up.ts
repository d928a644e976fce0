import { terms } from './terms.ts';

const SHORT = 3;
const opening =
  /^(?:(?:ok|okay|thanks|so|well|yes|yeah|no|hm+)[ ,.]+)*(?:and|but|or|what about|how about|what if|also|then)\b/i;
const introduction =
  /^(?:(?:ok|okay|thanks|so|well|yes|yeah|no|hm+|and|but|also|then)[ ,.]+)*(?:what about|how about)[ ,]+/i;

/** "What about the car" is a question about the car, so only the opening is removed. */
export function stripIntroduction(question: string): string {
  return question.trim().replace(introduction, '');
}

/** Matches "I cannot afford one" and "what if I ignore it", whose meaning depends on earlier messages. */
const pointing = /\b(?:it|that|this|one|ones|those|these)[.!?]*$/i;

/**
 * How a message like "And for weekends?" relates to the previous question: `continues` if it continues that question,
 * `may-continue` if it is short enough to do so when a search for it alone finds nothing.
 */
export function followUp(question: string): 'continues' | 'may-continue' | 'stands-alone' {
  const isShort = terms(question).size <= SHORT;
  if (isShort && (opening.test(question.trim()) || pointing.test(question.trim()))) return 'continues';
  return isShort ? 'may-continue' : 'stands-alone';
}
