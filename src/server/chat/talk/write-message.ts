import { draftCoachTool, receivedReaderTool } from '#domain/tools/message-coach/coach-tools.ts';
import { coachWords } from '#content/tools/message-coach.ts';
import { askedQuestions } from '#domain/talk/asked-questions.ts';
import { type WritingRequest, type Revision } from '#domain/talk/writing/writing-request.ts';
import { calmMessage, edited, revised } from '#domain/talk/writing/calm-message.ts';
import { isMeantForThem } from '#domain/talk/writing/meant-for-them.ts';
import { factsBeside, sentencesToSend, statedContent } from '#domain/talk/writing/stated-content.ts';
import { moneyMessage, moneyRequest } from '#domain/talk/writing/money-request.ts';
import type { Turn } from '../engine.ts';
import { hasHeard } from './conversation-memory.ts';

/** What came of a request to write, check or read a message. */
export type WrittenMessage =
  | { kind: 'written'; text: string }
  | { kind: 'revised'; text: string; how: Revision }
  /** `text` null: nothing in the draft needs sending. */
  | { kind: 'checked'; text: string | null; isReady: boolean; marks: readonly string[]; wait: string | null }
  | { kind: 'read'; items: readonly string[]; advice: string; wantsReply: boolean }
  /** Too little is known to write it. */
  | { kind: 'needs-facts' }
  /** The message that was written says something that is not so. */
  | { kind: 'needs-correction' };

/** Asked when a message is wanted and nothing was told to put into it. The next message answers it. */
export const FACTS_QUESTION =
  "Tell me in a line or two what it's about, what you want them to know or do, and by when.";

const coach = draftCoachTool(coachWords);
const reader = receivedReaderTool(coachWords);
const MARKS_NAMED = 3;

/** Writes only what the person said themselves; null when the request cannot be met by rules. */
export function writeMessage(request: WritingRequest, turn: Turn): WrittenMessage | null {
  switch (request.kind) {
    case 'write':
      return (
        written(statedContent(turn.text)) ??
        factsMessage(turn.text) ??
        written(statedBefore(turn)) ??
        factsMessage(turn.questions[0] ?? '') ?? { kind: 'needs-facts' }
      );
    case 'revise': {
      const before = lastWritten(turn);
      return before ? { kind: 'revised', text: revised(before, request.how), how: request.how } : null;
    }
    case 'edit': {
      const before = lastWritten(turn);
      const text = before && edited(before, request.edit);
      return text ? { kind: 'written', text } : null;
    }
    case 'check-draft':
      return checked(request.draft);
    case 'read-received':
      return read(request.received, request.wantsReply);
  }
}

/** "Can you write it for me. She had strep, back at school Monday": the facts beside the wish. */
function factsMessage(message: string): WrittenMessage | null {
  const facts = factsBeside(message);
  return facts.some((fact) => namesAMatter.test(fact)) ? written(facts) : null;
}

const FACTS_AT_LEAST = 2;

/** "Trip costs 240. Her half is 120. Due Friday", said right after a message was written: what it should have said. */
export function writeAgain({ text, history }: Turn): WrittenMessage | null {
  const [last] = history;
  const facts = /^> /m.test(last?.text ?? '') && !text.includes('?') ? factsBeside(text) : [];
  const telling = facts.filter((fact) => namesAMatter.test(fact));
  return telling.length >= FACTS_AT_LEAST ? written(facts) : null;
}

const LOOKED_BACK = 3;

/** "Write me the text", after it was told what it should say. */
function statedBefore({ questions }: Turn): string[] {
  return (
    questions
      .slice(0, LOOKED_BACK)
      .map(statedContent)
      .find((stated) => stated.length > 0) ?? []
  );
}

/** The answer to "that's wrong" right after a message was written; null when none was. */
export function askForCorrection({ history }: Turn): WrittenMessage | null {
  const [last] = history;
  const isWritten = last?.role === 'assistant' && /^> /m.test(last.text);
  return isWritten ? { kind: 'needs-correction' } : null;
}

/** What the person says they want to tell, as a message; null where it cannot be told apart. */
export function writeStated(turn: Turn): WrittenMessage | null {
  return written(statedContent(turn.text));
}

/** A share of a cost that was told piece by piece: asked for when the last piece is told, or a message wanted. */
export function writeMoneyRequest(turn: Turn, isWanted: boolean): WrittenMessage | null {
  if (!isWanted && (!/\d/.test(turn.text) || askedQuestions(turn.text).length > 0)) return null;
  const request = moneyRequest([turn.text, ...turn.questions.slice(0, LOOKED_BACK)]);
  const text = request && moneyMessage(request);
  return text && (isWanted || !hasHeard(turn, text)) ? { kind: 'written', text } : null;
}

/** The message that answers `FACTS_QUESTION`. */
export function writeFromFacts(turn: Turn): WrittenMessage | null {
  const stated = statedContent(turn.text);
  if (stated.length === 0 && !namesAMatter.test(turn.text)) return null;
  return written(stated.length > 0 ? stated : sentencesToSend(turn.text));
}

/** A person, a day or a thing to do: else it is told to the advisor and not to be sent. */
const namesAMatter =
  /\b(?:he|she|they|him|her|them|you|kids?|pick ?up|drop ?off|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|noon|send|bring|pay)\b|\d/i;

/** "Give me the facts in one line and I'll draft it", as written replies put it. */
const offersToWrite = /\bI(?:'|’)(?:ll|d) (?:draft|write|word|put)\b|\bwe(?:'|’)ll (?:draft|write|word)\b/i;

export function isAskedForFacts({ history }: Turn): boolean {
  const [last] = history;
  return last?.role === 'assistant' && (last.text.includes(FACTS_QUESTION) || offersToWrite.test(last.text));
}

function written(sentences: readonly string[]): WrittenMessage | null {
  const text = calmMessage(sentences.filter(isMeantForThem));
  return text ? { kind: 'written', text } : null;
}

function checked(draft: string): WrittenMessage | null {
  const outcome = coach.run({ draft, contactOrder: 'none' });
  if (!outcome.ok || outcome.result.kind !== 'coached') return null;
  const { verdict, rewrite, flags, coolOff } = outcome.result;
  const marks = [...new Map(flags.map(({ name, instead }) => [name, `${name}: ${instead}`])).values()];
  return {
    kind: 'checked',
    text: rewrite.text,
    isReady: verdict === 'ready',
    marks: marks.slice(0, MARKS_NAMED),
    wait: coolOff,
  };
}

function read(message: string, wantsReply: boolean): WrittenMessage | null {
  const outcome = reader.run({ message });
  if (!outcome.ok || outcome.result.kind !== 'read') return null;
  const { items, text } = outcome.result;
  return { kind: 'read', items: items.map((item) => item.text), advice: text, wantsReply };
}

/** The newest message that the advisor wrote or calmed, as it stands quoted in the conversation. */
function lastWritten({ history }: Turn): string | null {
  for (const { role, text } of history) {
    const quoted = role === 'assistant' ? /^> (.+)$/m.exec(text)?.[1] : undefined;
    if (quoted) return quoted;
  }
  return null;
}
