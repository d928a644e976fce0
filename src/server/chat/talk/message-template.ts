import type { Intent } from '#domain/intents/intent.ts';
import { contradicts } from '#domain/talk/writing/direction.ts';
import { findBlankFields, fillTemplate, type MessageTemplate } from '#domain/talk/writing/fill-template.ts';
import { findSlots } from '#domain/talk/writing/template-slots.ts';
import type { Turn } from '../engine.ts';
import type { IntentsRead } from '../intents/read-intents.ts';
import type { Decided } from './decision.ts';
import { messageThread } from './message-thread.ts';

/** Minimum score for the purpose of the message to count as clear. */
const SURE_THRESHOLD = 0.6;
/** The lower threshold if the person's own words don't make a message. */
const LIKELY_THRESHOLD = 0.5;
const NEAR_THRESHOLD = 0.55;
/** How many of the person's earlier messages are read, if they are about the same matter. */
const MAX_LOOKBACK = 3;
/** With more open blanks than this, typing the message is quicker than filling each. */
const MAX_BLANKS = 2;

/** Returns a template for what the person wants to say, filled with their facts. Null if none certainly fits. */
export function templateFor(turn: Turn, read: IntentsRead, hasOwnWords: boolean): Decided | null {
  const [best] = read.messages;
  const from = hasOwnWords ? SURE_THRESHOLD : LIKELY_THRESHOLD;
  if (best?.intent.message && best.likely >= from && best.near >= NEAR_THRESHOLD)
    return fromTemplate(turn, best.intent, best.intent.message);
  const { answered } = read;
  return answered?.message && !hasOwnWords ? fromTemplate(turn, answered, answered.message) : null;
}

function fromTemplate(turn: Turn, { id }: Intent, message: MessageTemplate): Decided | null {
  const told = [turn.text, ...turn.questions.slice(0, MAX_LOOKBACK)];
  const text = fillTemplate(message, findSlots(told, turn.questions));
  const blanks = [...new Set(findBlankFields(text))];
  const empty = fillTemplate(message, {});
  if (blanks.length > MAX_BLANKS || contradicts(text, told) || isDropped(empty, text, turn)) return null;
  return {
    decision: { kind: 'message', written: { kind: 'from-template', text, blanks } },
    why: `words for ${id}`,
  };
}

/** Words that the person rejected are not offered again. */
function isDropped(empty: string, text: string, turn: Turn): boolean {
  return messageThread(turn).dropped.some(
    (draft) => draft === text || draft.endsWith(lastSentence(empty)) || draft.endsWith(lastSentence(text)),
  );
}

function lastSentence(message: string): string {
  return message.split(/(?<=[.?!])\s+/).at(-1) ?? message;
}
