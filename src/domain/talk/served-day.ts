import { readDay } from '../guided/read/day.ts';
import type { Day } from '../tools/day.ts';
import { splitIntoSentences } from './asked-questions.ts';

const mentionsService =
  /\b(?:served|serve|server|summons|petition|papers?|handed|got them|got it|delivered|deputy|sheriff|knocked|(?:he|she|it|they|a man|someone) came|days from|counted from)\b/i;
const onlyDay = 8;
/** "No, LAST Saturday the 21st. I was scared to open it." */
const corrects = /^\W*(?:no|nope|wait|sorry|actually|i mean(?:t)?)\b/i;
const sayToday = /\b(?:today|tonight|yesterday|this morning|this afternoon)\b/gi;

const namesDate =
  /\bthe \d{1,2}(?:st|nd|rd|th)?\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \d{1,2}\b|\b\d{1,2}\/\d{1,2}\b/i;

/** Matches "Tuesday was the 3rd": the date of a weekday named before. */
const datesWeekday =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:was|is|being|=) (?:on )?(the \d{1,2}(?:st|nd|rd|th)?|[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?)\b/i;

/**
 * Returns the day on which the person received court papers. It is read from a sentence that says so, or from a short
 * message that contains little more than a day. `messages` are the person's own, newest first, and `days` are the days
 * on which they were written, to resolve "yesterday". If no message names a day, returns `known`, which was told before
 * them. Null if the newest message that names a day is ambiguous.
 */
export function findServiceDay(
  messages: readonly string[],
  days: readonly Day[],
  today: Day,
  known: Day | null = null,
): Day | null {
  for (const [at, message] of messages.entries()) {
    for (const sentence of splitIntoSentences(message)) {
      const isShort = message.trim().split(/\s+/).length <= onlyDay;
      const dated = datesWeekday.exec(sentence)?.[1];
      const isCorrection = corrects.test(sentence) && sentence.split(/\s+/).length <= onlyDay;
      if (!mentionsService.test(sentence) && !isShort && !isCorrection && !dated) continue;
      const context = { today: days[at] ?? today, direction: 'past' } as const;
      // In "Today, Monday the 23rd", typed after midnight, the date counts.
      const withoutToday = sentence.replace(sayToday, '');
      const isDated = withoutToday !== sentence && namesDate.test(withoutToday);
      const named = isDated ? readDay(withoutToday, context) : null;
      if (named && 'day' in named) return named.day;
      const reading = readDay(dated ?? sentence, context);
      if (reading && 'day' in reading) return reading.day;
      // If the newest day is ambiguous, an older one must not replace it: the person has to be asked.
      if (reading) return null;
    }
  }
  return known;
}

const asksForDay =
  /\b(?:deadline|due|what day|which day|when do i (?:have to|need to)|how (?:long|many days|much time)|by when|last day|time to (?:answer|respond)|days? (?:do i have|to (?:answer|respond)|from|after)|what(?:'?s| is) (?:the|my) (?:date|day)|is it (?:due )?(?:on )?the \d{1,2}(?:st|nd|rd|th)?)\b/i;

const whatToDo =
  /(?:\b(?:what (?:do|should|can|must) i do|what now|now what|what(?:'?s| is) next|where do i (?:start|begin))\b)|\bhow (?:do|should|can|must) i (?:respond|answer|reply)\b/i;

export function asksForSteps(message: string): boolean {
  return whatToDo.test(message);
}

export function asksForAnswerDay(message: string): boolean {
  return asksForDay.test(message);
}

const ofPapers = /\b(?:summons|papers?|petition|citation|served|respond|response|answer|says?|said)\b/i;
const numbered =
  /\b(\d{1,2})\)?[- ](?:calendar )?days?\b(?! (?:ago|late|old|before|apart|each|a (?:week|month|year)|per|with|on|off|of|in a))/i;
const MIN_COUNT = 5;
/** Matches "30" as an answer to how many days the summons gives. A smaller number is an age or a count. */
const bareNumber = /^\W*(\d{2})\W*$/;
const MIN_ALONE = 14;
const MAX_ALONE = 90;
/** The maximum number of words of a message like "It says 20 days". */
const ONLY_NUMBER = 4;

/**
 * Returns the number of days stated in the person's own papers, according to their messages, newest first. Null if no
 * message states it.
 */
export function findStatedDays(messages: readonly string[]): number | null {
  for (const message of messages) {
    const alone = Number(bareNumber.exec(message)?.[1] ?? 0);
    if (alone >= MIN_ALONE && alone <= MAX_ALONE) return alone;
    for (const sentence of splitIntoSentences(message)) {
      const isShort = message.trim().split(/\s+/).length <= ONLY_NUMBER;
      const days = Number(numbered.exec(sentence)?.[1] ?? 0);
      if (days >= MIN_COUNT && (isShort || ofPapers.test(sentence))) return days;
    }
  }
  return null;
}

const asksCount =
  /\b(?:day (?:of service|one|1|i (?:was served|got (?:it|them|the papers)))\b[^.?!]{0,30}\b(?:count|include)|(?:count|include)\w* (?:the )?(?:day (?:of service|i)|weekends?|holidays?)|(?:weekends?|holidays?|(?:memorial|labor|veterans|presidents'?) day|thanksgiving|christmas|sundays?)\b[^.?!]{0,16}\b(?:count|matter|included)|counting method|how (?:do|are) (?:you |they |i |the days )?(?:days )?count(?:ed)?)/i;

export function asksHowDaysCount(message: string): boolean {
  return asksCount.test(message);
}
