import type { Intent } from '#domain/intents/intent.ts';
import { dictated } from '#domain/talk/writing/frames.ts';
import { blanksIn, fillTemplate } from '#domain/talk/writing/fill-template.ts';
import { slotsTold } from '#domain/talk/writing/template-slots.ts';
import { type WritingRequest, opensMessage, tellsWhatToSay } from '#domain/talk/writing/writing-request.ts';
import type { Turn } from '../engine.ts';
import type { IntentsRead } from '../intents/read-intents.ts';
import type { Decided } from './decision.ts';
import { messageThread } from './message-thread.ts';
import type { WrittenMessage } from './write-message.ts';

/** From here on it is clear what the message is for. */
const MEANT_FROM = 0.45;
const NEAR_FROM = 0.55;
/** Of the person's earlier messages, where they tell of the same matter. */
const LOOKED_BACK = 3;

/** A message written beforehand for what they want to say, with their facts. What they dictate is written as they say it. */
export function templateFor(turn: Turn, read: IntentsRead, request: WritingRequest | null): Decided | null {
  const isWanted =
    request?.kind === 'write' || (!request && (tellsWhatToSay(turn.text) || opensMessage(turn.text)));
  if (!isWanted || dictated(turn.text) !== null) return null;
  const [best] = read.messages;
  if (best?.intent.message && best.likely >= MEANT_FROM && best.near >= NEAR_FROM)
    return fromTemplate(turn, best.intent, toldFor(turn));
  return read.answered?.message
    ? fromTemplate(turn, read.answered, turn.questions.slice(0, LOOKED_BACK))
    : null;
}

function toldFor(turn: Turn): string[] {
  return messageThread(turn).told.map(({ text }) => text);
}

function fromTemplate(turn: Turn, { id, message = [] }: Intent, told: readonly string[]): Decided {
  const text = fillTemplate(message, slotsTold([turn.text, ...told], turn.questions));
  const written: WrittenMessage = { kind: 'from-template', text, hasBlanks: blanksIn(text).length > 0 };
  return { decision: { kind: 'message', written }, why: `words for ${id}` };
}
