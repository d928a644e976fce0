import { coachWords } from '#content/tools/message-coach.ts';
import { findQuestions } from '#domain/talk/asked-questions.ts';
import { reviseMessage } from '#domain/talk/writing/calm-message.ts';
import { cleanUp } from '#domain/talk/writing/cleaned.ts';
import { type Revision, parseRevision } from '#domain/talk/writing/draft-changes.ts';
import { moneyMessage, moneyRequest } from '#domain/talk/writing/money-request.ts';
import { type AskedTone, findToneQuestion } from '#domain/talk/writing/tone-asked.ts';
import { draftCoachTool, receivedReaderTool } from '#domain/tools/message-coach/coach-tools.ts';
import { findFlags } from '#domain/tools/message-coach/find-flags.ts';
import type { Turn } from '../engine.ts';
import { hasUsedText } from './conversation-memory.ts';

/** The result of a request to write, check or interpret a message. */
export type WrittenMessage =
  /** The person's own text, checked. `text` is null if nothing in it needs sending. */
  | {
      kind: 'own';
      text: string | null;
      isCalm: boolean;
      isLong: boolean;
      /** What the person asked about it: "too cold?". */
      tone: AskedTone | null;
      marks: readonly string[];
      wait: string | null;
    }
  /** One sentence of the message; there may be more to say. */
  | { kind: 'clause'; text: string }
  /** From a prewritten text; `blanks`: facts in [brackets] that are still missing. */
  | { kind: 'from-template'; text: string; blanks: readonly string[] }
  | { kind: 'changed'; text: string }
  /** The words to remove aren't in the draft; the calmer version left them out. */
  | { kind: 'already-out'; text: string }
  /** Without the sentence that the person doubts. */
  | { kind: 'without-doubted'; text: string }
  | { kind: 'revised'; text: string; how: Revision }
  | {
      kind: 'read';
      items: readonly string[];
      wantsReply: boolean;
      /** The message says what the person will do, and hurts nobody. */
      isPlain: boolean;
      /** The message announces when someone comes, goes or gets the children. No answer may look like a yes. */
      isPlanChange: boolean;
      /** The person admits a part of it: "I did forget it". */
      isPartTrue: boolean;
      /** The person typed replies and discarded them. */
      hasTypedReplies: boolean;
    }
  /** The person is asked to type the text. */
  | { kind: 'asks-draft'; why: 'asked-for-words' | 'draft-dropped' | 'speaks-of-them' }
  /** One sentence is ambiguous, so kind words around it would not help. */
  | { kind: 'asks-sentence'; broken: string }
  /** A change is requested, but its wording is not certain. */
  | { kind: 'asks-change'; of: 'addition' | 'words' }
  /** A court order forbids contact: not even kind words may be sent. */
  | { kind: 'contact-forbidden' }
  /** The message was already sent. `isHot`: it contains words that the person may regret. */
  | { kind: 'sent'; isHot: boolean };

const coach = draftCoachTool(coachWords);
const reader = receivedReaderTool(coachWords);
const MAX_NAMED_FLAGS = 3;

/** The person's own words, checked by the coach; the message around them shows what the person asks about them. */
export function checkedDraft(draft: string, message: string): WrittenMessage | null {
  const text = cleanUp(draft);
  const outcome = coach.run({ draft: text, contactOrder: 'none' });
  if (!outcome.ok || outcome.result.kind !== 'coached') return null;
  const { verdict, rewrite, flags, coolOff } = outcome.result;
  const around = message.replace(draft, ' ');
  const isCalm = flags.length === 0;
  const marks = [...new Map(flags.map(({ name, instead }) => [name, `${name}: ${instead}`])).values()];
  const tone = findToneQuestion(around);
  const how = isCalm && tone === null ? parseRevision(around) : null;
  if (how) return { kind: 'revised', text: reviseMessage(text, how), how };
  return {
    kind: 'own',
    text: isCalm ? text : rewrite.text,
    isCalm,
    isLong: verdict === 'shorten',
    tone,
    marks: marks.slice(0, MAX_NAMED_FLAGS),
    wait: isCalm ? null : coolOff,
  };
}

/** One sentence of the message; one with heated words is checked like the person's own draft. */
export function clauseDraft(clause: string, message: string): WrittenMessage | null {
  const whole = checkedDraft(clause, message);
  const [bare = ''] = clause.split(/,? (?:because|since|bc|cuz) /i);
  // A reproach is usually in the reason.
  const checked =
    whole?.kind === 'own' && !whole.isCalm && bare !== clause ? checkedDraft(bare, message) : whole;
  const isBare = checked?.kind === 'own' && checked.isCalm && checked.text !== null && checked.tone === null;
  return isBare && checked.text !== null ? { kind: 'clause', text: checked.text } : checked;
}

const MAX_LOOKBACK = 3;

/**
 * Requests a share of a cost that was described over several messages, once the last part is known or a message is
 * wanted.
 */
export function writeMoneyRequest(turn: Turn, isWanted: boolean): WrittenMessage | null {
  if (!isWanted && (!/\d/.test(turn.text) || findQuestions(turn.text).length > 0)) return null;
  const request = moneyRequest([turn.text, ...turn.questions.slice(0, MAX_LOOKBACK)]);
  const text = request && moneyMessage(request);
  return text && (isWanted || !hasUsedText(turn, text)) ? { kind: 'from-template', text, blanks: [] } : null;
}

/** Matches "Then I'm not coming." */
const announcesAct = /\b(?:i['’]?m not|i won['’]?t|i can['’]?t|i['’]?ll|i['’]?m going)\b/i;
const movesSomeone =
  /\b(?:i['’]?m|im|i['’]?ll|ill|i will|gonna|going to|we['’]?re|we['’]?ll)\b[^.?!]{0,30}\b(?:pick\w*|drop\w*|get(?:ting)?|keep(?:ing)?|tak(?:e|ing)|bring(?:ing)?|com(?:e|ing)|leav(?:e|ing))\b/i;
const namesTime =
  /\b(?:\d{1,2}(?::\d\d)?\s?(?:am|pm|a\.m|p\.m|ish)?|noon|tonight|tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|next week)\b/i;
const admitsPart =
  /\b(?:i did (?:forget|miss|say|do)|i forgot|(?:he|she)(?:['’]?s| is) (?:right|not wrong)|(?:it|that)['’]?s true|my fault)\b/i;
const typedReplies = /\b(?:typed|typing|deleted|drafts?|written and|rewrote)\b/i;

export function readReceivedText(
  received: string,
  wantsReply: boolean,
  message: string,
): WrittenMessage | null {
  const around = message.replace(received, ' ');
  const outcome = reader.run({ message: received });
  if (!outcome.ok || outcome.result.kind !== 'read') return null;
  return {
    kind: 'read',
    items: outcome.result.items.map((item) => item.text),
    wantsReply,
    isPlanChange: movesSomeone.test(received) && namesTime.test(received),
    isPlain: announcesAct.test(received) && findFlags(received).length === 0,
    isPartTrue: admitsPart.test(around),
    hasTypedReplies: typedReplies.test(around),
  };
}
