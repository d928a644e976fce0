import { terms } from './terms.ts';

const SHORT = 3;
const opening =
  /^(?:(?:ok|okay|thanks|so|well|yes|yeah|no|hm+)[ ,.]+)*(?:and|but|or|what about|how about|what if|also|then)\b/i;
const introduction =
  /^(?:(?:ok|okay|thanks|so|well|yes|yeah|no|hm+|and|but|also|then)[ ,.]+)*(?:what about|how about)[ ,]+/i;

/** "What about the car" is a question about the car. The rest of the message stays. */
export function withoutIntroduction(question: string): string {
  return question.trim().replace(introduction, '');
}

/** "I cannot afford one", "what if I ignore it": earlier messages say what is meant. */
const pointing = /\b(?:it|that|this|one|ones|those|these)[.!?]*$/i;

/**
 * "And for weekends?" says little alone: `continues` means that it continues the previous question, `may-continue`
 * that it is short enough to do so if it finds nothing alone.
 */
export function followUp(question: string): 'continues' | 'may-continue' | 'stands-alone' {
  const isShort = terms(question).size <= SHORT;
  if (isShort && (opening.test(question.trim()) || pointing.test(question.trim()))) return 'continues';
  return isShort ? 'may-continue' : 'stands-alone';
}
