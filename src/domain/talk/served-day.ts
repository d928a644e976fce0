import { readDay } from '../guided/read/day.ts';
import type { Day } from '../tools/day.ts';
import { sentencesOf } from './asked-questions.ts';

const speaksOfService =
  /\b(?:served|serve|server|summons|petition|papers?|handed|got them|got it|delivered|deputy|sheriff|knocked)\b/i;
const onlyDay = 8;

/**
 * The day on which someone got court papers: in a sentence that says so, or in a short message that names a day and
 * little else. `messages` are the person's own, newest first, and `days` those on which they were written: "yesterday" is
 * read against them. Null when no message names one.
 */
export function servedDayIn(messages: readonly string[], days: readonly Day[], today: Day): Day | null {
  for (const [at, message] of messages.entries()) {
    for (const sentence of sentencesOf(message)) {
      const isShort = message.trim().split(/\s+/).length <= onlyDay;
      if (!speaksOfService.test(sentence) && !isShort) continue;
      const reading = readDay(sentence, { today: days[at] ?? today, direction: 'past' });
      if (reading && 'day' in reading) return reading.day;
    }
  }
  return null;
}

const asksForDay =
  /\b(?:deadline|due|what day|which day|when do i (?:have to|need to)|how (?:long|many days|much time)|by when|last day|time to (?:answer|respond)|days? (?:do i have|to (?:answer|respond)|from|after)|what(?:'?s| is) (?:the|my) (?:date|day)|is it (?:due )?(?:on )?the \d{1,2}(?:st|nd|rd|th)?)\b/i;

export function asksForAnswerDay(message: string): boolean {
  return asksForDay.test(message);
}
