import { sentencesOf } from '../../tools/message-coach/sentences.ts';
import { capitalizeNames } from './proper-names.ts';
import { spelledOut } from './spelled-out.ts';

/**
 * Returns the person's own words with capitals, apostrophes and punctuation added and abbreviations expanded. Nothing
 * else changes.
 */
export function cleanUp(words: string): string {
  const text = capitalizeNames(spelledOut(words));
  return sentencesOf(text)
    .map(({ start, end }) => asSentence(text.slice(start, end)))
    .join(' ');
}

const asks =
  /^(?:(?:and|so|but|hi|hey) )?(?:can|could|would|will|do|does|did|is|are|what|when|where|which|who|how|why|may) (?:i|you|we|he|she|they|it|the|that|this|is|are|time|day)\b/i;

function asSentence(words: string): string {
  const bare = words.trim().replace(/[\s,;:]+$/, '');
  const told = bare.replace(/^(yes|no) (?=(?:i|i'm|i'll|that|that's|it|it's|we)\b)/i, '$1, ');
  const begun = told.charAt(0).toUpperCase() + told.slice(1);
  if (/[.?!…)"”]$/.test(begun)) return begun;
  return asks.test(begun) ? `${begun}?` : `${begun}.`;
}
