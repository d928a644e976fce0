import { type Day, dayOf } from '../../tools/day.ts';
import { numberOf, ordinalWords } from '../text/number-words.ts';

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
/** OCR often misreads a letter after the first three: "Decernber", "Januaiy". */
const misreadMonth = String.raw`(?:jan[a-z]{2,4}[yv]|feb[a-z]{3,5}[yv]|aug[a-z]{2}t|sep[a-z]{4,7}r|oct[a-z]{2,4}r|nov[a-z]{3,6}r|dec[a-z]{3,6}r)`;
const month = String.raw`(?:${exactMonth}|${misreadMonth})`;
const year = String.raw`(?:(?:A\.?D\.?,? ?)?(?:19|20)\d\d)(?!\d)`;
const yearWords = String.raw`two thousand(?: and)?(?: [a-z]+(?:[ -][a-z]+)?)?`;
const date = String.raw`\d{1,2}(?: ?(?:st|nd|rd|th))?`;

/** Text between two dates that share a month or a year. */
const joint = String.raw` ?(?:-|&|,? and|,? or|,|to|through|until) ?`;

export interface DateShape {
  pattern: RegExp;
  isStamp?: boolean;
  /** Gives year, month and date. */
  read: (match: RegExpExecArray) => [string, string, string];
}

export const dateShapes: readonly DateShape[] = [
  // Such as "26th day of March, 2026" or "the twenty-sixth (26th) day of March, in the year two thousand twenty-six".
  {
    pattern: new RegExp(
      String.raw`\b(${date}|${ordinalWords})(?: ?\(${date}\))? days? of (${month}) ?,? ?(?:in the year (?:of our lord,? )?)?(${year}|${yearWords})`,
      'gi',
    ),
    read: ([, day = '', name = '', of = '']) => [of, name, day],
  },
  // Such as "June 9, 2026" or "Jun. 9th 2026".
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
  // "December 24 to December 28, 2026", "May 4, May 18 and June 2, 2026": only the last date has a year.
  {
    pattern: new RegExp(
      String.raw`\b(${month}) ?(${date})(?=(?:${joint}(?:${month} ?)?${date}){0,3}${joint}(${month}) ?${date} ?,? ?(${year}))`,
      'gi',
    ),
    read: ([, name = '', day = '', last = '', of = '']) => [
      String(Number(of.slice(-4)) - (monthNumber(name) > monthNumber(last) ? 1 : 0)),
      name,
      day,
    ],
  },
  // Such as "9 June 2026", "9th of June, 2026" or "03-MAR-2026".
  {
    pattern: new RegExp(String.raw`\b(${date})[ -](?:of )?(${month})[ ,-]{1,2}(${year})`, 'gi'),
    read: ([, day = '', name = '', of = '']) => [of, name, day],
  },
  // The header of a fax machine: "NOV-12-2026".
  {
    pattern: new RegExp(String.raw`\b(${month})-(\d{1,2})-(${year})`, 'gi'),
    read: ([, name = '', day = '', of = '']) => [of, name, day],
  },
  // A clerk's stamp such as "2026 FEB 11".
  {
    pattern: new RegExp(String.raw`\b(${year})[ -](${month})[ -]{1,2}(\d{1,2})\b`, 'gi'),
    isStamp: true,
    read: ([, of = '', name = '', day = '']) => [of, name, day],
  },
  // Such as "04/17/2026", "4-17-2026", "4.17.2026", and both ends of "12/24/2026-12/28/2026".
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
  // Such as "03-Mar-26" or "March 3, '26".
  {
    pattern: new RegExp(String.raw`\b(${date})-(${month})-(\d\d)(?!\d)`, 'gi'),
    read: ([, day = '', name = '', of = '']) => [shortYear(of), name, day],
  },
  {
    pattern: new RegExp(String.raw`\b(${month}) (${date}),? '(\d\d)(?!\d)`, 'gi'),
    read: ([, name = '', day = '', of = '']) => [shortYear(of), name, day],
  },
  // "Date: 12-14-26": recognized only after a word that precedes dates, because case numbers look similar.
  {
    pattern:
      /(?<=\b(?:dated?|on|by|filed|before|until|through|born|dob|birth|signed|mailed|served|due|expires?|expiration|ends?|effective|since|starts?|starting|begins?|beginning|commencing):? ?)(\d{1,2})-(\d{1,2})-(\d\d)(?![\w-])/gi,
    read: ([, name = '', day = '', of = '']) => [shortYear(of), name, day],
  },
  // "2026-04-17"
  {
    pattern: /(?<![\w/.-])((?:19|20)\d\d)[-/](\d\d)[-/](\d\d)(?![\w-])/g,
    read: ([, of = '', name = '', day = '']) => [of, name, day],
  },
];

/** A cell of a table or a form that has only such a date: "08-01-26". */
export const dashedCell = /^\s*(\d{1,2})-(\d{1,2})-(\d\d)\s*$/;

/** A month without OCR errors. */
export const cleanMonth = new RegExp(String.raw`^(?:${exactMonth}|\d+)$`, 'i');

/**
 * "Tuesday, October 6 at 9:30 a.m.", "by December 1": recognized only beside a weekday, a time or a limit, and resolved
 * to the next such day.
 */
export const dateWithoutYear = new RegExp(
  String.raw`\b(?:((?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?)?(${month}) (${date}))\b(?!,? ?(?:19|20)\d\d)(?=(,? (?:at|@|from) \d)?)`,
  'gi',
);

export function dayFrom(year: string, month: string, date: string): Day | null {
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

export function shortYear(two: string): string {
  return Number(two) < 70 ? `20${two}` : `19${two}`;
}
