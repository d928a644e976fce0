import { terms } from './terms.ts';

const SHORT = 3;
const opening = /^(?:and|but|or|what about|how about|what if|also|then)\b/i;

/**
 * "And for weekends?" says little alone: `continues` means that it goes on from the question before,
 * `may-continue` that it is short enough to do so when alone it finds nothing.
 */
export function followUp(question: string): 'continues' | 'may-continue' | 'stands-alone' {
  const isShort = terms(question).size <= SHORT;
  if (opening.test(question.trim()) && isShort) return 'continues';
  return isShort ? 'may-continue' : 'stands-alone';
}
