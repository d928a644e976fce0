import { type Day, dayOf, yearOf } from '../tools/day.ts';
import { numberOf, ordinalWords } from './number-words.ts';
import type { Doubt, Finding, Place } from './paper.ts';
import { lineBelowInColumn } from './page-layout.ts';
import { type RunningText, doubtsAt, placesOf } from './running-text.ts';
import { hasOtherWeekday } from './weekdays.ts';

export type DateRole =
  | 'hearing'
  | 'due'
  | 'filed'
  | 'signed'
  | 'served'
  | 'expires'
  | 'starts'
  | 'past-hearing'
  /** A birth, a marriage, a separation. */
  | 'background'
  /** Nothing says what it is for, and it is no later than the paper's own day. */
  | 'earlier'
  /** No words near it say what it is for. */
  | 'other';

export interface DateFinding extends Finding {
  day: Day;
  role: DateRole;
}

/** A date as it stands in the running text. */
export interface WrittenDate {
  from: number;
  to: number;
  day: Day;
  doubts: readonly Doubt[];
  isStamp: boolean;
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const exactMonth = String.raw`(?:jan(?:uary|\.)?|feb(?:ruary|\.)?|mar(?:ch|\.)?|apr(?:il|\.)?|may|june?\.?|july?\.?|aug(?:ust|\.)?|sept?(?:ember|\.)?|oct(?:ober|\.)?|nov(?:ember|\.)?|dec(?:ember|\.)?)`;
/** A reading of a picture often gets a letter wrong behind the first three: "Decernber", "Januaiy". */
const misreadMonth = String.raw`(?:jan[a-z]{2,4}[yv]|feb[a-z]{3,5}[yv]|aug[a-z]{2}t|sep[a-z]{4,7}r|oct[a-z]{2,4}r|nov[a-z]{3,6}r|dec[a-z]{3,6}r)`;
const month = String.raw`(?:${exactMonth}|${misreadMonth})`;
const year = String.raw`(?:(?:A\.?D\.?,? ?)?(?:19|20)\d\d)(?!\d)`;
const yearWords = String.raw`two thousand(?: and)?(?: [a-z]+(?:[ -][a-z]+)?)?`;
const date = String.raw`\d{1,2}(?: ?(?:st|nd|rd|th))?`;

/** Between two dates that share a month or a year. */
const joint = String.raw` ?(?:-|&|,? and|,? or|,|to|through|until) ?`;

interface Shape {
  pattern: RegExp;
  isStamp?: boolean;
  /** Gives year, month and date. */
  read: (match: RegExpExecArray) => [string, string, string];
}

const shapes: readonly Shape[] = [
  // "26th day of March, 2026", "the twenty-sixth (26th) day of March, in the year two thousand twenty-six"
  {
    pattern: new RegExp(
      String.raw`\b(${date}|${ordinalWords})(?: ?\(${date}\))? days? of (${month}),? ?(?:in the year (?:of our lord,? )?)?(${year}|${yearWords})`,
      'gi',
    ),
    read: ([, day = '', name = '', of = '']) => [of, name, day],
  },
  // "June 9, 2026", "Jun. 9th 2026"
  {
    pattern: new RegExp(String.raw`\b(${month}) ?(${date}) ?[,.;]? ?(?:of )?(${year})`, 'gi'),
    read: ([, name = '', day = '', of = '']) => [of, name, day],
  },
  // "September 21-22, 2026", "January 4, 11 and 18, 2027": one date for each day in the list.
  {
    pattern: new RegExp(String.raw`\b(${month}) ?(${date})(?=(?:${joint}${date}){1,3} ?,? ?(${year}))`, 'gi'),
    read: ([, name = '', day = '', of = '']) => [of, name, day],
  },
  {
    pattern: new RegExp(
      String.raw`(?<=\b(${month}) ?${date}(?:${joint}${date}){0,2}${joint})(${date})(?=(?:${joint}${date}){0,2} ?,? ?(${year}))`,
      'gi',
    ),
    read: ([, name = '', day = '', of = '']) => [of, name, day],
  },
  // "December 24 to December 28, 2026": only the last date has a year.
  {
    pattern: new RegExp(
      String.raw`\b(${month}) ?(${date})(?=${joint}(${month}) ?${date} ?,? ?(${year}))`,
      'gi',
    ),
    read: ([, name = '', day = '', last = '', of = '']) => [
      String(Number(of.slice(-4)) - (monthNumber(name) > monthNumber(last) ? 1 : 0)),
      name,
      day,
    ],
  },
  // "9 June 2026", "9th of June, 2026", "03-MAR-2026"
  {
    pattern: new RegExp(String.raw`\b(${date})[ -](?:of )?(${month})[ ,-]{1,2}(${year})`, 'gi'),
    read: ([, day = '', name = '', of = '']) => [of, name, day],
  },
  // A clerk's stamp: "2026 FEB 11"
  {
    pattern: new RegExp(String.raw`\b(${year})[ -](${month})[ -]{1,2}(\d{1,2})\b`, 'gi'),
    isStamp: true,
    read: ([, of = '', name = '', day = '']) => [of, name, day],
  },
  // "04/17/2026", "4-17-2026", "4.17.2026", and both ends of "12/24/2026-12/28/2026"
  {
    pattern:
      /(?:(?<![\w/.-])|(?<=\d\/\d\d(?:\d\d)? ?-))(\d{1,2}) ?([/.-]) ?(\d{1,2}) ?\2 ?((?:19|20)\d\d)(?![\w/]|-(?! ?\d{1,2}\/\d))/g,
    read: ([, name = '', , day = '', of = '']) => [of, name, day],
  },
  // "4/17/26"
  {
    pattern:
      /(?:(?<![\w/.-])|(?<=\d\/\d\d(?:\d\d)? ?-))(\d{1,2})\/(\d{1,2})\/(\d\d)(?![\w/]|-(?! ?\d{1,2}\/\d))/g,
    read: ([, name = '', day = '', of = '']) => [shortYear(of), name, day],
  },
  // "03-Mar-26", "March 3, '26"
  {
    pattern: new RegExp(String.raw`\b(${date})-(${month})-(\d\d)(?!\d)`, 'gi'),
    read: ([, day = '', name = '', of = '']) => [shortYear(of), name, day],
  },
  {
    pattern: new RegExp(String.raw`\b(${month}) (${date}),? '(\d\d)(?!\d)`, 'gi'),
    read: ([, name = '', day = '', of = '']) => [shortYear(of), name, day],
  },
  // "Date: 12-14-26": only behind a word that a date follows, because case numbers look like it.
  {
    pattern:
      /(?<=\b(?:dated?|on|by|filed|before|until|through|born|dob|birth|signed|mailed|served|due):? ?)(\d{1,2})-(\d{1,2})-(\d\d)(?![\w-])/gi,
    read: ([, name = '', day = '', of = '']) => [shortYear(of), name, day],
  },
  // "2026-04-17"
  {
    pattern: /(?<![\w/.-])((?:19|20)\d\d)[-/](\d\d)[-/](\d\d)(?![\w-])/g,
    read: ([, of = '', name = '', day = '']) => [of, name, day],
  },
];

/** A date further ahead than this is more often misread than meant. */
const FAR_YEARS = 3;
const OLDEST_YEAR = 1930;
/** Of a date, what may stand on its second line. */
const LONGEST_REST = 30;

/** Every date of the paper, in its order. One that cannot be, such as a thirteenth month, is none. */
export function findDates(running: RunningText, today: Day): WrittenDate[] {
  const inText = datesIn(running.text);
  const found = [...inText, ...acrossColumns(running, inText)];
  return [...found, ...withoutYear(running.text, found, today)]
    .toSorted((a, b) => a.from - b.from)
    .map((written) => ({
      ...written,
      doubts: [
        ...written.doubts,
        ...doubtsOn(written.day, today),
        ...(hasOtherWeekday(written.day, running.text, written) ? (['weekday-differs'] as const) : []),
      ],
    }));
}

function datesIn(text: string): WrittenDate[] {
  const found: WrittenDate[] = [];
  for (const { pattern, read, isStamp } of shapes) {
    for (const match of text.matchAll(pattern)) {
      const from = match.index;
      const to = from + match[0].length;
      if (found.some((other) => from < other.to && other.from < to)) continue;
      const before = text.slice(0, from);
      if (isOfForm(before)) continue;
      const [of, name, day] = read(match);
      const written = dayFrom(of, name, day);
      const doubts: Doubt[] = [
        ...doubtsOnMonth(name),
        ...(isMaybeOfForm(before) ? (['ambiguous'] as const) : []),
      ];
      if (written) found.push({ from, to, day: written, doubts, isStamp: isStamp ?? false });
    }
  }
  return found;
}

/** A date that runs over the end of a line in a column: in the running text the other column's line stands in between. */
function acrossColumns(running: RunningText, found: readonly WrittenDate[]): WrittenDate[] {
  return running.lines.flatMap(({ text: { length } }, at) => {
    const below = lineBelowInColumn(running, at);
    if (below === null) return [];
    const start = running.starts[at] ?? 0;
    const next = running.starts[below] ?? 0;
    const joined = `${running.text.slice(start, start + length)} ${running.text.slice(next, next + LONGEST_REST)}`;
    return datesIn(joined)
      .filter(({ from, to }) => from < length && to > length + 1)
      .map((written) => ({ ...written, from: start + written.from, to: start + length }))
      .filter(({ from, to }) => !found.some((other) => from < other.to && other.from < to));
  });
}

const cleanMonth = new RegExp(String.raw`^(?:${exactMonth}|\d+)$`, 'i');

function doubtsOnMonth(name: string): Doubt[] {
  return cleanMonth.test(name) ? [] : ['unclear-print'];
}

/** "[Rev. July 1, 2012]" tells when the court changed its form, which is nothing of this case. */
function isOfForm(before: string): boolean {
  return /\b(?:rev(?:\.|ised|ision)?|[([](?:eff\.?|effective|adopted|new)):? ?(?:date:? ?)?$/i.test(
    before.slice(-24),
  );
}

/** "FORM 10.01-H: Amended: July 1, 2023" most likely does as well. */
function isMaybeOfForm(before: string): boolean {
  const form =
    /\b(?:form|[A-Z]{2,4}-?\d{2,4}\w?)\b((?:[^.;]|\.\d){0,90})\b(?:amended|approved(?: for use)?|adopted|effective|version|mandatory|optional)\b:?(?: (?:use|form|date|on))*:? ?$/i.exec(
      before.slice(-150),
    );
  return form !== null && !/\b(?:shall|must|will)\b/i.test(form[1] ?? '');
}

/** "Tuesday, October 6 at 9:30 a.m.", "by December 1": only beside a weekday, a time or a limit, and taken for the next such day. */
const yearless = new RegExp(
  String.raw`\b(?:((?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?)?(${month}) (${date}))\b(?!,? ?(?:19|20)\d\d)(?=(,? (?:at|@|from) \d)?)`,
  'gi',
);

function withoutYear(text: string, found: readonly WrittenDate[], today: Day): WrittenDate[] {
  return [...text.matchAll(yearless)].flatMap((match): WrittenDate[] => {
    const [whole, weekday, name = '', day = '', time] = match;
    const from = match.index;
    const to = from + whole.length;
    const isTaken = found.some((other) => from < other.to && other.from < to);
    const isLimit = /\b(?:by|before|until|no later than|on or before) $/i.test(
      text.slice(0, from).slice(-20),
    );
    if (isTaken || (weekday === undefined && time === undefined && !isLimit)) return [];
    const year = yearOf(today);
    const next = [year, year + 1]
      .map((candidate) => dayFrom(String(candidate), name, day))
      .find((candidate) => candidate !== null && candidate >= today);
    return next ? [{ from, to, day: next, doubts: ['no-year'], isStamp: false }] : [];
  });
}

function doubtsOn(day: Day, today: Day): Doubt[] {
  const isFar = yearOf(day) > yearOf(today) + FAR_YEARS || yearOf(day) < OLDEST_YEAR;
  return isFar ? ['unlikely-year'] : [];
}

function dayFrom(year: string, month: string, date: string): Day | null {
  const of = numberOf(year.replace(/^\s*A\.?D\.?,?\s*/i, ''));
  const number = /^\d+$/.test(month) ? Number(month) : monthNumber(month);
  const day = numberOf(date.replace(/(?<=\d) ?(?:st|nd|rd|th)$/i, ''));
  if (of === null || day === null || number < 1 || number > 12 || day < 1 || day > 31) return null;
  if (of < 1900 || of > 2100) return null;
  const written = dayOf(of, number, day);
  return Number(written.slice(8)) === day ? written : null;
}

function monthNumber(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  return months.findIndex((full) => full.startsWith(start)) + 1;
}

function shortYear(two: string): string {
  return Number(two) < 70 ? `20${two}` : `19${two}`;
}

export function dateFinding(
  running: RunningText,
  written: WrittenDate,
  { role, doubts = [] }: { role: DateRole; doubts?: readonly Doubt[] },
): DateFinding {
  const places = placesOf(running, written.from, written.to);
  const own: Doubt[] = [...doubtsAt(running, places), ...written.doubts, ...doubts];
  if (role === 'other') own.push('unclear-meaning');
  const isFarExpected = role === 'expires' && doubts.length === 0 && isTyped(running, places);
  const kept = isFarExpected ? own.filter((doubt) => doubt !== 'unlikely-year') : own;
  return { id: `date-${written.from}`, places, doubts: [...new Set(kept)], day: written.day, role };
}

/** Support for a child ends many years from now: only a picture's year may be misread. */
function isTyped({ lines }: RunningText, places: readonly Place[]): boolean {
  return places.every(({ line }) => lines[line]?.confidence === 100);
}
