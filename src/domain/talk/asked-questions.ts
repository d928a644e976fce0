import { terms } from '../retrieval/terms.ts';

const MAX_QUESTIONS = 2;
/** A question with fewer distinctive words needs the previous sentence for context. */
const TELLING_WORDS = 2;

const opensQuestion =
  /^(?:(?:ok|okay|and|but|so|also|or|well|plus|then|now|yeah|yes|no|thanks|thank you|please|anyway|alright|right|oh|hey|hi|hello|real question|question|lol|honestly|seriously)[ ,.:-]+)*(?:how|what|whats|what's|where|who|whos|who's|whom|whose|why|when|which|should i|should we|can i|can we|can he|can she|can they|can you|can my|could i|could he|could she|could you|do i|do we|do you|does|did|is it|is that|is there|is this|is he|is she|are there|are they|are we|am i|will i|will he|will she|will they|will it|will (?:the|my|our|his|her|their|a|any|anyone|someone|cps|dcfs?|social (?:services|workers?)|child (?:services|support|protective)|police|courts?|judges?|this|that)|would i|would it|would a|have i|has he|has she|may i|must i|any (?:advice|ideas?|tips?|tricks?|suggestions?|thoughts|way|help)|(?:is|are|can|could|should|does|did|would) (?!not\b|be\b|it be\b)\w+|do (?!not\b|it\b|that\b|this\b)\w+|(?:at|for|in|by|to|on|from|until) (?:what|which|whom|how)|(?:i )?(?:need|want|wanted) to (?:know|understand)|i(?:'d|d| would) like to (?:know|understand|ask)|tell me (?:how|what|if|about|more)|explain|help me|give me|show me|list|walk me through|calculate|figure out|add up|compare|i (?:dont|don't|do not) know (?:how|what|if|whether|where|which)|im not sure (?:how|what|if)|i'm not sure (?:how|what|if)|(?:i|just) (?:wonder|wondering|was wondering))\b/i;
const asksInside =
  /\b(?:any (?:advice|ideas|tips|tricks|suggestions)|how (?:do|can|should|would|much|long|many|often|soon|does|did|to)|what (?:do|should|can|could|would|if|happens|does|is|are|am i)|should (?:i|we)|will (?:i|we) (?:have to|need to|owe|get|lose|be able|be|pay|still|ever)|can (?:i|he|she|we|they)|do i (?:have|need|get|still|owe|lose|keep|qualify)|(?:can|could|will) (?:it|this|that) be (?!long\b)\w+ed|what (?:forms?|paperwork|now)[.!\s]*$|am i (?:allowed|supposed|entitled|required|\w+ing)|is (?:it|that|this) (?:ok|okay|legal|normal|allowed|true|bad|fair|too)|when (?:do|can|should|is|does)|where (?:do|can|should))\b/i;

/** Matches "He loses the weekend right" and "I don't have to give a reason, do I". */
const tagged =
  /(?:,? (?:right|correct|or no|or not|huh|yeah)|, (?:do|did|can|will|would|should|am|are|is|was|does|could|have|has)(?:n't|nt)? (?:i|you|we|he|she|they|it|that))[.!"')\s]*$/i;

const agrees =
  /\b(?:that's|thats|that is|it's|its|about|you're|youre|all|is|was|isn't|not|yeah|yes|ok)[,]? (?:right|correct|huh|yeah)[.!\s]*$/i;

function isTagged(sentence: string): boolean {
  return tagged.test(sentence) && !agrees.test(sentence) && sentence.split(/\s+/).length > 4;
}

/** "I'm scared, what should I be doing this week" asks for a step without naming what it is about. */
const asksForAnyStep =
  /\bwhat (?:do|should|can|could|would) (?:i|we) (?:even |really |just )?(?:be )?do(?:ing)?(?: (?:now|next|first|today|tonight|tomorrow|right now|this (?:week|weekend|month)|about (?:it|this|that)))?[.?!"')\s]*$/i;

/** One question in a message, in the person's words, and the preceding text that supplies its context. */
export interface AskedQuestion {
  text: string;
  /** The question, preceded by the previous sentence if it is too short to be searched by itself. */
  inContext: string;
}

/** Returns the questions in a message, in order, at most two. Empty if the message only makes statements. */
export function findQuestions(message: string): AskedQuestion[] {
  const sentences = splitIntoSentences(message);
  const asked = sentences.flatMap((sentence, at) => {
    if (!isQuestion(sentence)) return [];
    const before = sentences.slice(Math.max(0, at - 2), at).filter((each) => !isQuestion(each));
    const saysEnough = terms(sentence).size > TELLING_WORDS && !asksForAnyStep.test(sentence);
    return [{ text: sentence, inContext: saysEnough ? sentence : [...before, sentence].join(' ') }];
  });
  return mostTelling(asked);
}

/** Whether a sentence asks something, with or without a question mark. */
export function isQuestion(sentence: string): boolean {
  if (/\?\s*["')]*\s*$/.test(sentence)) return true;
  return opensQuestion.test(sentence.trim()) || asksInside.test(sentence) || isTagged(sentence);
}

export function splitIntoSentences(message: string): string[] {
  return message
    .split(/(?<=[.!?])["')]*\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[a-z0-9]/i.test(sentence));
}

/** Tags like "Right?" and "you know?" ask nothing by themselves. */
function mostTelling(asked: readonly AskedQuestion[]): AskedQuestion[] {
  const telling = asked.filter(({ text }) => terms(text).size > 0);
  const kept = telling.length > 0 ? telling : asked.slice(-1);
  if (kept.length <= MAX_QUESTIONS) return [...kept];
  const fullest = new Set(
    kept.toSorted((one, other) => terms(other.text).size - terms(one.text).size).slice(0, MAX_QUESTIONS),
  );
  return kept.filter((each) => fullest.has(each));
}
