import { asSentence } from './as-sentence.ts';
import { isNegativeAnswer } from '#domain/guided/read/nothing.ts';
import { isUnknown } from '#domain/guided/read/unknown.ts';

const retold =
  /^(?:he|she|they|we|nobody|no one|nothing|none|it was|my (?:ex|husband|wife|partner|kids?|son|daughter))\b|\b(?:said|says|told|asked|yelled|screamed|shouted|whispered|called me|didn['’]?t say|did not say)\b/i;
const quoted = /["“”]/;

/** The line about what was said. Exact words are in quotation marks, and paraphrases aren't. */
export function statementLine(words: string): string | null {
  const own = words.trim();
  if (own === '' || isNegativeAnswer(own) || isUnknown(own)) return null;
  if (quoted.test(own) || retold.test(own)) return `What was said: ${asSentence(own)}`;
  return `Exact words: “${own}”`;
}
