import { splitIntoSentences } from '../asked-questions.ts';
import { cleanUp } from './cleaned.ts';

const when =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|next week|\d{1,2}(?::\d\d| ?[ap]m\b)|the \d{1,2}(?:st|nd|rd|th))\b/i;
const aboutChild =
  /\b(?:school|teachers?|principal|doctor|dentist|pediatrician|therapist|coach|meeting|appointment|conference|practice|game|recital|pick ?up|drop ?off|flight|surgery)\b/i;
const notForThem =
  /\b(?:he|she|him|her|his|they|them|ex|blame\w*|i (?:just |only )?(?:want|need|have) to|how (?:do|can|should)|can you|could you|write|text|message)\b|\?/i;

/**
 * Facts with a day beside what a message is to say, so that "school wants both of us on Thursday 8:15" isn't
 * lost. Sentences about the other parent or to us are left out.
 */
export function factsBeside(message: string, said: string): string[] {
  const taken = said.toLowerCase();
  return splitIntoSentences(message)
    .flatMap((sentence) => sentence.split(/,\s+(?=(?:the |our |my )?[a-z]+ )/i))
    .map((clause) => clause.replace(/[.!\s]+$/, ''))
    .filter((clause) => when.test(clause) && aboutChild.test(clause) && !notForThem.test(clause))
    .filter((clause) => !taken.includes(clause.toLowerCase()))
    .map(cleanUp);
}
