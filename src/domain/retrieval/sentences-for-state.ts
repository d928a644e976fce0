import { statesIn } from './us-state.ts';

/** "In some states, such as Texas" says itself that it doesn't apply everywhere. */
const isExample = /\b(?:some|a few|most|such as|for example)\b/i;

/**
 * Drops the sentences of a general text that state the law of one state, unless the person lives there. "In Georgia, a
 * child of 14 can mostly choose" is wrong for a person in Ohio, and for a person who hasn't named a state.
 */
export function sentencesForState(text: string, state: string | null): string {
  const sentences = text.split(/(?<=[.?!])\s+/);
  const kept = sentences.filter((sentence) => {
    const named = statesIn(sentence);
    return named.length === 0 || isExample.test(sentence) || (state !== null && named.includes(state));
  });
  return kept.length > 0 ? kept.join(' ') : text;
}
