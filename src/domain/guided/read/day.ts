import { type Day, addDays, dayOf, daysBetween, isDay, weekdayOf, yearOf } from '../../tools/day.ts';
import { holidayForms } from './holiday-day.ts';
import { NUMBER_WORD, numberOf, plainWords } from './plain.ts';

export interface DayContext {
  /** The current date in the person's own calendar. */
  today: Day;
  /** Whether the event has happened or is in the future. */
  direction: 'past' | 'future';
}

/** `isSure`: the text allows only one date. Otherwise the person is asked to confirm it. */
export type DayReading = { day: Day; isSure: boolean } | { problem: DayProblem };
export type DayProblem = 'no-such-day' | 'still-to-come' | 'already-past' | 'several-days';

/** The date in an answer. Null if there is none. */
export function readDay(text: string, context: DayContext): DayReading | null {
  const plain = plainWords(text);
  const found = forms.flatMap(({ pattern, read }) =>
    Array.from(plain.matchAll(pattern), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
      reading: read(match, context),
      isWeekday: isWeekday.test(match[0]),
    })),
  );
  // "June 9" also matches inside "June 9, 2026", so the longest match at each position counts.
  const longest = found.filter((one) => !found.some((other) => other !== one && covers(other, one)));
  const readings = withoutWeekday(longest).flatMap(({ reading }) => reading ?? []);
  const [first] = readings;
  if (!first) return null;
  if ('problem' in first) return first;
  if (readings.some((one) => 'problem' in one || one.day !== first.day)) return { problem: 'several-days' };
  // "Friday, Nov 14" may be a wrong date if that is a Saturday.
  const isOdd = longest.some((one) => one.isWeekday && isOnAnotherWeekday(one.reading, first.day));
  return onItsSide({ ...first, isSure: first.isSure && !isOdd }, context);
}

function isOnAnotherWeekday(reading: DayReading | null, day: Day): boolean {
  return reading !== null && 'day' in reading && weekdayOf(reading.day) !== weekdayOf(day);
}

const isWeekday = /^(?:on |last |this |next )?(?:mon|tue|wed|thu|fri|sat|sun)/;

/** "Tuesday the 10th of November" states one date. */
function withoutWeekday<One extends { isWeekday: boolean }>(found: readonly One[]): readonly One[] {
  const dated = found.filter((one) => !one.isWeekday);
  return dated.length > 0 ? dated : found;
}

interface Found {
  start: number;
  end: number;
}

function covers(outer: Found, inner: Found): boolean {
  return (
    outer.start <= inner.start && outer.end >= inner.end && outer.end - outer.start > inner.end - inner.start
  );
}

function onItsSide(reading: { day: Day; isSure: boolean }, { today, direction }: DayContext): DayReading {
  if (direction === 'past' && reading.day > today) return { problem: 'still-to-come' };
  if (direction === 'future' && reading.day < today) return { problem: 'already-past' };
  return reading;
}

type Read = (match: RegExpMatchArray, context: DayContext) => DayReading | null;

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
// As in "He sat there": the abbreviations "sat" and "sun" are also common words, so they are not weekdays here.
const WEEKDAY = 'sunday|monday|tuesday|wednesday|thursday|friday|saturday|mon|tues?|wed|thu(?:rs?)?|fri';
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const COUNT = String.raw`\d{1,3}|a|an|${NUMBER_WORD}`;
const unitDays: Readonly<Record<string, number>> = { day: 1, week: 7 };

const forms: readonly { pattern: RegExp; read: Read }[] = [
  {
    pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g,
    read: ([, year, month, date]) => whole(Number(year), Number(month), Number(date)),
  },
  {
    pattern: /\b(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?\b(?![/.-]?\d)/g,
    // Month first, as is usual in the United States.
    read: ([, month, date, year], context) => written(Number(month), Number(date), year, context),
  },
  {
    pattern: new RegExp(
      String.raw`\b(${MONTH})\.? (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b(?! ?(?:am|pm|:))(?:,? (?:of )?(\d{4})\b)?`,
      'g',
    ),
    read: ([, month = '', date, year], context) => written(monthOf(month), Number(date), year, context),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})\b\.?(?:,? (\d{4})\b)?`,
      'g',
    ),
    read: ([, date, month = '', year], context) => written(monthOf(month), Number(date), year, context),
  },
  ...holidayForms.map(({ pattern, near }) => ({
    pattern,
    read: ((_, { today, direction }) => ({ day: near(today, direction), isSure: false })) satisfies Read,
  })),
  { pattern: /\btoday\b|\btonight\b|\bthis (?:morning|afternoon|evening)\b/g, read: fromToday(() => 0) },
  { pattern: /\byesterday\b|\blast night\b/g, read: fromToday(() => -1) },
  { pattern: /\b(?:the )?day before yesterday\b/g, read: fromToday(() => -2) },
  { pattern: /\btomorrow\b/g, read: fromToday(() => 1) },
  { pattern: /\b(?:the )?day after tomorrow\b/g, read: fromToday(() => 2) },
  {
    pattern: new RegExp(String.raw`\b(${COUNT}) (day|week)s? ago\b`, 'g'),
    read: fromToday(([, count = '', unit = '']) => -daysIn(count, unit)),
  },
  {
    pattern: new RegExp(String.raw`\bin (${COUNT}) (day|week)s?\b`, 'g'),
    read: fromToday(([, count = '', unit = '']) => daysIn(count, unit)),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:(last|this|next|on) )?(${WEEKDAY})\b(?! (?:and|or) )(?: (night|evening)\b)?`,
      'g',
    ),
    read: ([, which = '', name = '', part], context) =>
      weekdayNear(isLastOne(which, name, part, context) ? 'last' : which, name, context),
  },
  {
    pattern: /\b(?:the )?(\d{1,2})(?:st|nd|rd|th)\b(?! (?:street|st|ave|avenue|floor|grade|birthday))/g,
    read: ([, date], context) => dateNear(Number(date), context),
  },
];

function whole(year: number, month: number, date: number): DayReading {
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return isDay(day) ? { day, isSure: true } : { problem: 'no-such-day' };
}

const FAR_DAYS = 180;

function written(month: number, date: number, year: string | undefined, context: DayContext): DayReading {
  if (year) return whole(year.length === 2 ? 2000 + Number(year) : Number(year), month, date);
  const { today, direction } = context;
  const thisYear = yearOf(today);
  const years = direction === 'past' ? [thisYear, thisYear - 1] : [thisYear, thisYear + 1];
  const readings = years.map((one) => whole(one, month, date));
  const fits = readings.find(
    (one) => 'day' in one && (direction === 'past' ? one.day <= today : one.day >= today),
  );
  if (!fits || 'problem' in fits) return { problem: 'no-such-day' };
  return { day: fits.day, isSure: Math.abs(daysBetween(today, fits.day)) < FAR_DAYS };
}

function fromToday(shift: (match: RegExpMatchArray) => number): Read {
  return (match, { today }) => ({ day: addDays(today, shift(match)), isSure: false });
}

function daysIn(count: string, unit: string): number {
  return (numberOf(count) ?? 0) * (unitDays[unit] ?? 1);
}

function monthOf(name: string): number {
  return months.indexOf(name.slice(0, 3)) + 1;
}

/** "Tuesday" is the one before today or the one after, depending on the question. It always needs a confirmation. */
function weekdayNear(which: string, name: string, { today, direction }: DayContext): DayReading {
  const ahead = (weekdays.indexOf(name.slice(0, 3)) - weekdayOf(today) + 7) % 7;
  const isBack = which === 'last' || (direction === 'past' && which !== 'next');
  if (!isBack) return { day: addDays(today, which === 'next' && ahead === 0 ? 7 : ahead), isSure: false };
  const behind = (7 - ahead) % 7;
  return { day: addDays(today, -(which === 'last' && behind === 0 ? 7 : behind)), isSure: false };
}

/** On a Saturday, people call the night to come "tonight", so "Saturday night" was a week ago. */
function isLastOne(which: string, name: string, part: string | undefined, context: DayContext): boolean {
  const isToday = weekdays.indexOf(name.slice(0, 3)) === weekdayOf(context.today);
  return isToday && part !== undefined && context.direction === 'past' && which !== 'this';
}

/** "The 5th": the nearest one in the direction of the question. */
function dateNear(date: number, { today, direction }: DayContext): DayReading {
  const step = direction === 'past' ? -1 : 1;
  for (let count = 0; count <= 12; count += 1) {
    const first = dayOf(yearOf(today), Number(today.slice(5, 7)) + step * count, 1);
    const day = `${first.slice(0, 8)}${String(date).padStart(2, '0')}`;
    if (isDay(day) && (direction === 'past' ? day <= today : day >= today)) return { day, isSure: false };
  }
  return { problem: 'no-such-day' };
}
