import { type Day, yearOf } from '../../tools/day.ts';
import type { Choice } from '../flow.ts';
import { NUMBER_WORD, numberOf, plainWords } from './plain.ts';

const span = new RegExp(
  String.raw`\b(\d{1,3}|an?|couple(?: of)?|few|${NUMBER_WORD}|twenty|thirty) ?(years?|yrs?|months?|mos?|weeks?|wks?|days?)\b`,
  'g',
);
const since = /\b(?:since|from|back in) (?:\w+ (?:of )?)?((?:19|20)\d\d)\b/;
const sinceMonth =
  /\b(?:since|in|from) (?:about |around |early |late |mid |last )*(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:,? (?:of )?((?:19|20)\d\d))?\b/;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const less = /\b(?:under|less than|almost|nearly|not even|not quite|just short of)\b/;
/** In months. */
const A_BIT = 0.1;
const monthsIn: Readonly<Record<string, number>> = { y: 12, m: 1, w: 12 / 52, d: 12 / 365 };
const vague: Readonly<Record<string, number>> = { couple: 2, 'couple of': 2, few: 3 };

/** Months in "5 yrs", "about 3 months" or "since 2011". Null if there is no single duration. */
function readMonths(text: string, today: Day): number | null {
  const plain = plainWords(text);
  const [, month = '', ofYear] = sinceMonth.exec(plain) ?? [];
  if (month) return monthsSince(months.indexOf(month.slice(0, 3)) + 1, ofYear, today);
  const year = since.exec(plain)?.[1];
  // The months between two years are known only if they are far enough apart.
  if (year) return yearOf(today) - Number(year) >= 2 ? (yearOf(today) - Number(year) - 1) * 12 : null;
  const found = Array.from(
    plain.matchAll(span),
    ([, count = '', unit = '']) => (vague[count] ?? numberOf(count) ?? 0) * (monthsIn[unit.charAt(0)] ?? 1),
  );
  const [length] = found;
  if (length === undefined || found.length > 1) return null;
  return less.test(plain) ? Math.max(0, length - A_BIT) : length;
}

/** Without a year, the last month of that name is meant. */
function monthsSince(month: number, year: string | undefined, today: Day): number | null {
  const passed = (yearOf(today) - Number(year ?? yearOf(today))) * 12 + Number(today.slice(5, 7)) - month;
  if (year) return passed < 0 ? null : passed;
  return passed <= 0 ? passed + 12 : passed;
}

/** The choice whose range of months contains the duration. */
export function choiceOfMonths(text: string, choices: readonly Choice[], today: Day): string | null {
  const months = choices.some((one) => one.months) ? readMonths(text, today) : null;
  if (months === null) return null;
  return choices.find(({ months: [from, to] = [0, 0] }) => months >= from && months < to)?.id ?? null;
}
