import type { Passage } from '#content/passage.ts';

/** Words about law, money and research. A text that uses one makes a statement that others can check. */
const factWords =
  /\b(?:courts?|judges?|(?<!in-)laws?|legal|tax(?:es)?|IRS|statutes?|benefits?|insurance|percent|deeds?|mortgages?|pensions?|Social Security|subpoenas?|motions?|research|studies|\d+ days)\b|[$%]/i;
/** Telling people where to ask does not state a fact. */
const pointers = /\b(?:legal aid|(?:court )?self-help centers?)\b/gi;

/** Passages that use such a word without stating a fact, each with the reason. */
export const statesNothing: Readonly<Record<string, string>> = {
  'lena-overwhelmed': 'court papers among the things with a date',
  'lena-long-limbo': 'no one can hurry a court',
  'lena-am-i-healing': 'a court letter among the things that stir one up',
  'emma-choose-battles': 'a court among those who could decide',
};

export function statesFacts(text: string): boolean {
  return factWords.test(text.replace(pointers, ''));
}

export function statesFactWithoutSource({
  id,
  text,
  sources,
}: Pick<Passage, 'id' | 'text' | 'sources'>): boolean {
  return sources.length === 0 && statesFacts(text) && !Object.hasOwn(statesNothing, id);
}
