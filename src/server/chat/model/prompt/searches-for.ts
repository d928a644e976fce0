import { stripIntroduction } from '#domain/retrieval/follow-up.ts';
import { isStateAlone } from '#domain/retrieval/state-alone.ts';
import { terms } from '#domain/retrieval/terms.ts';
import { splitIntoSentences } from '#domain/talk/asked-questions.ts';
import { bareReplyOf } from '#domain/talk/speech-act.ts';
import type { Turn } from '../../engine.ts';
import { lastCitedTitles, subjectOf } from '../../talk/conversation-memory.ts';
import type { Interpretation } from '../../talk/heard.ts';

/** A search for passages. */
export interface Search {
  /** The query in the person's words only. */
  text: string;
  /** The query with the rest of the message. */
  inMessage: readonly string[];
  /** The query with the topic of the conversation, for messages that say too little by themselves. */
  inTalk: readonly string[];
  /** Whether it is a question. A statement needs a more certain match. */
  isQuestion: boolean;
}

/** A question with more distinctive words needs no context. */
const TELLING_WORDS = 4;
/** A longer message tells a story, which the search would match instead of the question. */
const SHORT_MESSAGE_MAX_WORDS = 60;
const MAX_STATEMENT_SEARCHES = 4;

/** Thanks, an acknowledgment or "good night" needs no search. */
export function needsNoSources({ text }: Turn, { act }: Interpretation): boolean {
  if (act === 'bare-reply') return bareReplyOf(text) !== 'more';
  return (
    act === 'greeting' ||
    act === 'thanks' ||
    act === 'farewell' ||
    act === 'acknowledgment' ||
    act === 'about-guide'
  );
}

/** Returns the searches for a message, one for each question in it. */
export function searchesFor(turn: Turn, heard: Interpretation): Search[] {
  const subject = subjectOf(turn);
  if (heard.act === 'state') {
    const before = turn.questions.find((message) => !isStateAlone(message));
    return before ? [{ text: before, inMessage: [], inTalk: [], isQuestion: true }] : [];
  }
  if (heard.act === 'bare-reply' || (heard.act === 'complaint' && heard.questions.length === 0))
    return subject ? [{ text: subject, inMessage: [], inTalk: [], isQuestion: true }] : [];
  if (heard.questions.length === 0) return statementSearches(turn.text);
  return heard.questions.map(({ text, inContext }) => ({
    text: stripIntroduction(text),
    inMessage: [inContext, ...(isShort(turn.text) && heard.questions.length === 1 ? [turn.text] : [])],
    inTalk: withConversationTopic(text, subject, turn),
    isQuestion: true,
  }));
}

/** Also searches sentence by sentence, because a single sentence about a pension is lost in a long story. */
function statementSearches(text: string): Search[] {
  const sentences = splitIntoSentences(text).filter((sentence) => terms(sentence).size >= TELLING_WORDS);
  return [...new Set([text, ...sentences])]
    .slice(0, MAX_STATEMENT_SEARCHES)
    .map((each) => ({ text: each, inMessage: [], inTalk: [], isQuestion: false }));
}

function isShort(text: string): boolean {
  return text.split(/\s+/).length <= SHORT_MESSAGE_MAX_WORDS;
}

/** "How long does it take" says little alone, because "it" refers to earlier messages. */
function withConversationTopic(question: string, subject: string | null, turn: Turn): string[] {
  if (!subject || terms(question).size >= TELLING_WORDS) return [];
  return [subject, ...lastCitedTitles(turn)].map((about) => `${question}\n${about}`);
}
