import { terms } from './terms.ts';

const SHORT = 3;
const opening =
  /^(?:(?:ok|okay|thanks|so|well|yes|yeah|no|hm+)[ ,.]+)*(?:and|but|or|what about|how about|what if|also|then)\b/i;
const introduction =
  /^(?:(?:ok|okay|thanks|so|well|yes|yeah|no|hm+|and|but|also|then)[ ,.]+)*(?:what about|how about)[ ,]+/i;

/** "What about the car" is a question for the car; the rest of a message is as it was. */
export function withoutIntroduction(question: string): string {
  return question.trim().replace(introduction, '');
}

/** "I cannot afford one", "what if I ignore it": what is meant stands in what was said before. */
const pointing = /\b(?:it|that|this|one|ones|those|these)[.!?]*$/i;

/**
 * "And for weekends?" says little alone: `continues` means that it goes on from the question before,
 * `may-continue` that it is short enough to do so when alone it finds nothing.
 */
export function followUp(question: string): 'continues' | 'may-continue' | 'stands-alone' {
  const isShort = terms(question).size <= SHORT;
  if (isShort && (opening.test(question.trim()) || pointing.test(question.trim()))) return 'continues';
  return isShort ? 'may-continue' : 'stands-alone';
}
