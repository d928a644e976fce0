import { readDay } from '../guided/read/day.ts';
import type { Day } from '../tools/day.ts';
import { sentencesOf } from './asked-questions.ts';

const speaksOfService =
  /\b(?:served|serve|server|summons|petition|papers?|handed|got them|got it|delivered|deputy|sheriff|knocked|(?:he|she|it|they|a man|someone) came|days from|counted from)\b/i;
const onlyDay = 8;
const sayToday = /\b(?:today|tonight|yesterday|this morning|this afternoon)\b/gi;

/** "Tuesday was the 3rd": the date of a weekday that was named before. */
const datesWeekday =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:was|is|being|=) (?:on )?(the \d{1,2}(?:st|nd|rd|th)?|[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?)\b/i;

/**
 * The day on which someone got court papers: in a sentence that says so, or in a short message that names a day and
 * little else. `messages` are the person's own, newest first, and `days` those on which they were written: "yesterday" is
 * read against them. Null when no message names one, or when the newest that does cannot be read for sure.
 */
export function servedDayIn(messages: readonly string[], days: readonly Day[], today: Day): Day | null {
  for (const [at, message] of messages.entries()) {
    for (const sentence of sentencesOf(message)) {
      const isShort = message.trim().split(/\s+/).length <= onlyDay;
      const dated = datesWeekday.exec(sentence)?.[1];
      if (!speaksOfService.test(sentence) && !isShort && !dated) continue;
      const context = { today: days[at] ?? today, direction: 'past' } as const;
      const reading = readDay(dated ?? sentence, context);
      if (reading && 'day' in reading) return reading.day;
      // "Today, Monday the 23rd", typed after midnight: the date is meant.
      const named =
        reading?.problem === 'several-days' ? readDay(sentence.replace(sayToday, ''), context) : null;
      if (named && 'day' in named) return named.day;
      // A day told last that cannot be read must not give way to one told before: it has to be asked for.
      if (reading) return null;
    }
  }
  return null;
}

const asksForDay =
  /\b(?:deadline|due|what day|which day|when do i (?:have to|need to)|how (?:long|many days|much time)|by when|last day|time to (?:answer|respond)|days? (?:do i have|to (?:answer|respond)|from|after)|what(?:'?s| is) (?:the|my) (?:date|day)|is it (?:due )?(?:on )?the \d{1,2}(?:st|nd|rd|th)?)\b/i;

const whatToDo =
  /\b(?:what (?:do|should|can|must) i do|what now|now what|what(?:'?s| is) next|where do i (?:start|begin))\b/i;

export function asksForSteps(message: string): boolean {
  return whatToDo.test(message);
}

export function asksForAnswerDay(message: string): boolean {
  return asksForDay.test(message);
}

const ofPapers = /\b(?:summons|papers?|petition|citation|served|respond|response|answer|says?|said)\b/i;
const numbered =
  /\b(\d{1,2})\)?[- ](?:calendar )?days?\b(?! (?:ago|late|old|before|apart|each|a (?:week|month|year)|per|with|on|off|of|in a))/i;
const FEWEST = 5;
/** "30", in answer to how many days the summons gives; a smaller number is an age or a count. */
const bareNumber = /^\W*(\d{2})\W*$/;
const FEWEST_ALONE = 14;
const MOST_ALONE = 90;
/** "It says 20 days". */
const ONLY_NUMBER = 4;

/** How many days the person's own papers give, as they tell it, newest message first; null when none does. */
export function daysTold(messages: readonly string[]): number | null {
  for (const message of messages) {
    const alone = Number(bareNumber.exec(message)?.[1] ?? 0);
    if (alone >= FEWEST_ALONE && alone <= MOST_ALONE) return alone;
    for (const sentence of sentencesOf(message)) {
      const isShort = message.trim().split(/\s+/).length <= ONLY_NUMBER;
      const days = Number(numbered.exec(sentence)?.[1] ?? 0);
      if (days >= FEWEST && (isShort || ofPapers.test(sentence))) return days;
    }
  }
  return null;
}

const asksCount =
  /\b(?:day (?:of service|one|1|i (?:was served|got (?:it|them|the papers)))\b[^.?!]{0,30}\b(?:count|include)|(?:count|include)\w* (?:the )?(?:day (?:of service|i)|weekends?|holidays?)|(?:weekends?|holidays?|(?:memorial|labor|veterans|presidents'?) day|thanksgiving|christmas|sundays?)\b[^.?!]{0,16}\b(?:count|matter|included)|counting method|how (?:do|are) (?:you |they |i |the days )?(?:days )?count(?:ed)?)/i;

export function asksHowDaysCount(message: string): boolean {
  return asksCount.test(message);
}
