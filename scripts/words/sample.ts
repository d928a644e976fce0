import { randomFrom } from '../../evals/random.ts';
import type { ProductWord } from './all-words.ts';

/**
 * Excluded from samples: wording that Supabase's own clients check for, and reasons that only a conversation trace
 * shows.
 */
const fixed = /^src\/(?:server\/(?:auth|rest|chat\/talk)|domain\/talk)\//;
const splitter = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/**
 * Returns that many different sentences, the same ones for the same seed. Labels of one or two words are left out,
 * because they say too little.
 */
export function sampleSentences(
  words: readonly ProductWord[],
  { size, seed }: { size: number; seed: number },
): ProductWord[] {
  const random = randomFrom(seed);
  const sentences = new Map<string, ProductWord>();
  for (const word of words.filter(({ file }) => !fixed.test(file))) {
    for (const { segment } of splitter.segment(word.text)) {
      const text = segment.trim();
      if (isSentence(text) && !sentences.has(text)) sentences.set(text, { ...word, text });
    }
  }
  const keyed = [...sentences.values()].map((word) => ({ word, key: random() }));
  return keyed
    .toSorted((one, other) => one.key - other.key)
    .slice(0, size)
    .map(({ word }) => word);
}

/** A part of a sentence begins with a lowercase letter. */
function isSentence(text: string): boolean {
  return (
    /^[“"‘'(]*(?:[A-Z0-9]|\{…\})/.test(text) &&
    text.split(/\s+/).filter((each) => /[a-z]/i.test(each)).length > 2
  );
}
