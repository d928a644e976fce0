import { findFlags } from '../../tools/message-coach/find-flags.ts';
import { rewriteMessage } from '../../tools/message-coach/rewrite.ts';
import { terms } from '../../retrieval/terms.ts';
import { sentencesOf } from '../asked-questions.ts';
import { asSentence } from './spelled-out.ts';
import type { Edit, Revision } from './writing-request.ts';

/** A short message from the person's own sentences, or null when nothing calm is left of them. */
export function calmMessage(sentences: readonly string[]): string | null {
  if (sentences.length === 0) return null;
  const text = sentences.join(' ');
  if (findFlags(text).length === 0) return `Hi. ${text} Thanks.`;
  return rewriteMessage(text).text;
}

/** The same message in another tone. Only manner changes: no fact, promise or date comes or goes except in `shorter`. */
export function revised(message: string, how: Revision): string {
  if (how === 'shorter') return shorter(message);
  return how === 'firmer' ? firmer(message) : warmer(message);
}

/** The same message with a sentence more, or without those that speak of something; null when nothing would change. */
export function edited(message: string, { add, remove }: Edit): string | null {
  const sentences = core(message).split(/(?<=[.?!])\s+/);
  if (add) return `Hi. ${[...sentences, ...sentencesAdded(add)].join(' ')} Thanks.`;
  const gone = terms(remove ?? '');
  const kept = sentences.filter((each) => ![...terms(each)].some((term) => gone.has(term)));
  return kept.length === sentences.length || kept.length === 0 ? null : `Hi. ${kept.join(' ')} Thanks.`;
}

/** "Add that I can take them the 18th. And that it's because of work": two sentences. */
function sentencesAdded(words: string): string[] {
  return sentencesOf(words).map((each) => asSentence(each.replace(/^(?:and |also |plus )*(?:that )?/i, '')));
}

const SHORT_SENTENCES = 2;

const greeting = /^(?:hi|hello|hey)\b[^.!?]{0,30}[.,!]\s*/i;
const closing =
  /\s*(?:thank you, i appreciate it|thanks?(?: you)?(?: for understanding| so much)?|i hope you're doing okay)[.!]?\s*$/i;

function core(message: string): string {
  return message
    .replace(greeting, '')
    .replace(/^I hope you're doing okay\.\s*/i, '')
    .replace(closing, '')
    .trim();
}

function shorter(message: string): string {
  const sentences = core(message).split(/(?<=[.?!])\s+/);
  if (sentences.length <= SHORT_SENTENCES) return sentences.join(' ');
  const telling = sentences.filter((sentence) =>
    /\d|\?|\b(?:please|need|confirm|can't|cannot|will|won't)\b/i.test(sentence),
  );
  return (telling.length > 0 ? telling : sentences).slice(0, SHORT_SENTENCES).join(' ');
}

function firmer(message: string): string {
  return core(message)
    .replace(/\bcould you please ([^?]+)\?/gi, (_whole, asked: string) => `Please ${asked}.`)
    .replace(/\bcould you ([^?]+)\?/gi, (_whole, asked: string) => `Please ${asked}.`)
    .replace(/\b(?:if that's okay|if possible|maybe|i think|i was wondering if|just)\b,?\s*/gi, '')
    .replace(/(?<=^|[.?!]\s)[a-z]/g, (letter) => letter.toUpperCase());
}

function warmer(message: string): string {
  const body = core(message).replace(
    /^please (\w+)([^.?!]*)\./i,
    (_whole, verb: string, rest: string) => `Could you please ${verb}${rest}?`,
  );
  return `Hi, I hope you're doing okay. ${body} Thank you, I appreciate it.`;
}
