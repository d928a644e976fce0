import { draftCoachTool, receivedReaderTool } from '#domain/tools/message-coach/coach-tools.ts';
import { coachWords } from '#content/tools/message-coach.ts';
import { askedQuestions } from '#domain/talk/asked-questions.ts';
import { type WritingRequest, type Revision, opensMessage } from '#domain/talk/writing/writing-request.ts';
import { revised } from '#domain/talk/writing/calm-message.ts';
import { changeDraft } from '#domain/talk/writing/change-draft.ts';
import { type FromTold, messageFromTold } from '#domain/talk/writing/message-from-told.ts';
import { moneyMessage, moneyRequest } from '#domain/talk/writing/money-request.ts';
import type { Turn } from '../engine.ts';
import { hasHeard } from './conversation-memory.ts';
import { draftIn, messageThread } from './message-thread.ts';

/** What came of a request to write, check or read a message. */
export type WrittenMessage =
  | FromTold
  /** From words written beforehand; `hasBlanks`: a fact in [brackets] is still missing. */
  | { kind: 'from-template'; text: string; hasBlanks: boolean }
  | { kind: 'revised'; text: string; how: Revision }
  /** `text` null: nothing in the draft needs sending. */
  | { kind: 'checked'; text: string | null; isReady: boolean; marks: readonly string[]; wait: string | null }
  | { kind: 'read'; items: readonly string[]; advice: string; wantsReply: boolean }
  /** The message that was written is wrong, and they haven't said in what. */
  | { kind: 'needs-correction' }
  /** It is out already. `isHot`: with words that they may regret. */
  | { kind: 'sent'; isHot: boolean };

const coach = draftCoachTool(coachWords);
const reader = receivedReaderTool(coachWords);
const MARKS_NAMED = 3;

/** Writes only what the person said themselves; null when the request cannot be met by rules. */
export function writeMessage(request: WritingRequest, turn: Turn): WrittenMessage | null {
  switch (request.kind) {
    case 'write':
      return fromTold(turn);
    case 'revise': {
      const before = lastWritten(turn);
      return before ? { kind: 'revised', text: revised(before, request.how), how: request.how } : null;
    }
    case 'edit': {
      const before = lastWritten(turn);
      const text = before && changeDraft(before, request.changes, [turn.text, ...turn.questions]);
      return text ? { kind: 'written', text, asks: null } : null;
    }
    case 'check-draft':
      return checked(request.draft);
    case 'read-received':
      return read(request.received, request.wantsReply);
  }
}

/** What the person says they want to tell; null where too little is told. */
export function writeStated(turn: Turn): WrittenMessage | null {
  const written = fromTold(turn);
  return written.kind === 'written' || opensMessage(turn.text) ? written : null;
}

function fromTold(turn: Turn): FromTold {
  const { told, isAsked } = messageThread(turn);
  return messageFromTold({
    told: [{ text: turn.text, isForMessage: isAsked }, ...told],
    before: turn.questions,
    isWhole: !isAsked,
  });
}

const LOOKED_BACK = 3;

/** A share of a cost that was told piece by piece: asked for when the last piece is told, or a message wanted. */
export function writeMoneyRequest(turn: Turn, isWanted: boolean): WrittenMessage | null {
  if (!isWanted && (!/\d/.test(turn.text) || askedQuestions(turn.text).length > 0)) return null;
  const request = moneyRequest([turn.text, ...turn.questions.slice(0, LOOKED_BACK)]);
  const text = request && moneyMessage(request);
  return text && (isWanted || !hasHeard(turn, text)) ? { kind: 'written', text, asks: null } : null;
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
  return history.map(draftIn).find((draft) => draft !== null) ?? null;
}
