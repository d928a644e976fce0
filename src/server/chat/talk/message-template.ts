import { plainWords } from '#domain/talk/cues.ts';
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
const SURE_FROM = 0.6;
/** Enough where their own words make no message. */
const LIKELY_FROM = 0.5;
const NEAR_FROM = 0.55;
/** Of the person's earlier messages, where they tell of the same matter. */
const LOOKED_BACK = 3;

/** A message written beforehand for what they want to say, with their facts. What they dictate is written as they say it. */
export function templateFor(
  turn: Turn,
  read: IntentsRead,
  request: WritingRequest | null,
  isOwnWritten: boolean,
): Decided | null {
  const isWanted = request ? request.kind === 'write' : isWantedBy(turn);
  if (!isWanted || dictated(turn.text) !== null || speaksOfOrder.test(turn.text)) return null;
  const [best] = read.messages;
  if (
    best?.intent.message &&
    best.likely >= (isOwnWritten ? SURE_FROM : LIKELY_FROM) &&
    best.near >= NEAR_FROM
  )
    return fromTemplate(turn, best.intent, toldFor(turn));
  return read.answered?.message
    ? fromTemplate(turn, read.answered, turn.questions.slice(0, LOOKED_BACK))
    : null;
}

/** From here on, where nothing of a text is worth sending, or a received one asks for nothing. */
const FITS_FROM = 0.3;

/** Words for what a heated draft, or the answer to a heated message, is about. */
export function templateInstead(turn: Turn, read: IntentsRead, message: WrittenMessage): Decided | null {
  const isEmpty =
    (message.kind === 'checked' && message.text === null) ||
    (message.kind === 'read' && message.items.length === 0 && message.wantsReply);
  const best =
    isEmpty && !speaksOfOrder.test(turn.text)
      ? read.messages.find(({ intent }) => intent.message)
      : undefined;
  return best && best.likely >= FITS_FROM ? fromTemplate(turn, best.intent, toldFor(turn)) : null;
}

/** Where a court has forbidden contact, words to send could get someone arrested or hurt. */
const speaksOfOrder =
  /\b(?:protecti(?:ve|on) order|order of protection|restraining order|no[- ]contact(?: order)?|stay[- ]away order|injunction)\b/i;

/** Whoever writes to James about a text, what to say or what they need to tell wants the words for it. */
function isWantedBy({ text, advisor }: Turn): boolean {
  if (tellsWhatToSay(text) || opensMessage(text)) return true;
  return advisor === 'james' && asksForWords.some((pattern) => pattern.test(plainWords(text)));
}

const asksForWords = [
  / (?:how|what) (?:to|do i|should i|can i|would i|could i) (?:even |just |nicely |politely )?(?:say|tell|text|write|word|phrase|answer|reply|respond|ask|message|send|put|let) /,
  / (?:text|message|email|note|reply) (?:to|for|telling|asking|saying) /,
  / (?:need|want|have|gotta|got|trying) to (?:\w+ )?(?:tell|ask|text|message|email|write|let \w+ know) /,
];

function toldFor(turn: Turn): string[] {
  return messageThread(turn).told.map(({ text }) => text);
}

function fromTemplate(turn: Turn, { id, message = [] }: Intent, told: readonly string[]): Decided {
  const text = fillTemplate(message, slotsTold([turn.text, ...told], turn.questions));
  const written: WrittenMessage = { kind: 'from-template', text, hasBlanks: blanksIn(text).length > 0 };
  return { decision: { kind: 'message', written }, why: `words for ${id}` };
}
