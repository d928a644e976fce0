import type { AnswerReader } from '#domain/guided/value.ts';
import { line } from './page-parts.ts';

const soon =
  /\b(?:today|tonight|tomorrow|right now|on my way|running late|now|this (?:morning|afternoon|evening)|in (?:an? |\d+ )(?:hours?|minutes?|min))\b/i;

/** A day's wait fits every answer except one about today or tomorrow, which would come too late. */
export function waitLine(told: AnswerReader) {
  const isSoon = ['fact', 'request', 'by', 'message'].some((slot) => soon.test(told.text(slot)));
  return isSoon
    ? line(
        'This is about today or tomorrow, so don’t wait a day. Read it once more, then send it.',
        'fact',
        'advice',
      )
    : line(
        'Set a timer for 24 hours. Waiting a day is fine unless a child is at risk.',
        'urgent',
        'tool:coach_message',
      );
}
