import { toldIn } from './understood.ts';

/** Who asks uses one of these, or a question mark. */
const ASKS =
  /\?|\b(?:how|what|whats|when|where|who|whom|whose|why|which|can|could|should|would|will|do i|do we|does|is it|is there|are there|am i|may|must|help|need|want to know|tell me|explain|show)\b/i;
// Two sentences: whoever writes more has something on their mind besides, and hears what comes closest.
const WORDS_AT_MOST = 24;
const FEWEST_WORDS = 4;

/** Whether a message only tells, in more words than a name or a yes. */
export function isNoQuestion(text: string): boolean {
  return !ASKS.test(text) && text.trim().split(/\s+/).length >= FEWEST_WORDS;
}

/** A short message that says how things are, and asks nothing. */
export function tellsOnly(text: string): boolean {
  return !ASKS.test(text) && text.trim().split(/\s+/).length <= WORDS_AT_MOST && toldIn(text) !== null;
}
