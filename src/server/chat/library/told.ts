import { toldIn } from './understood.ts';

/** Who asks puts a question mark, a word that asks, or the verb before the person. */
const ASKS =
  /\?|\b(?:how|what|whats|where|who|whom|whose|why|which|any (?:advice|ideas?|tips?))\b|^when\b|\bwhen (?:do|does|can|will|is|should)\b|\b(?:can|could|should|would|will|may|must|do|does|did|is|are|am|was|have) (?:i|we|he|she|they|it|you|that|this|there)\b|\b(?:help|i need|need to know|want to know|tell me|explain|show me)\b/i;
// Two sentences: whoever writes more has something on their mind besides, and hears what comes closest.
const WORDS_AT_MOST = 24;
const FEWEST_WORDS = 3;
/** "And if she sleeps over": a question that goes on from the one before. */
const GOES_ON = /^\W*(?:and|or|but)\b/i;
const SHORT = 8;

/** Whether a message only tells, in more words than a name or a yes. */
export function isNoQuestion(text: string): boolean {
  const count = text.trim().split(/\s+/).length;
  return !ASKS.test(text) && count >= FEWEST_WORDS && !(count <= SHORT && GOES_ON.test(text));
}

/** A short message that says how things are, and asks nothing. */
export function tellsOnly(text: string): boolean {
  return !ASKS.test(text) && text.trim().split(/\s+/).length <= WORDS_AT_MOST && toldIn(text) !== null;
}
