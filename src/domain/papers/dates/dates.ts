import { type Day, yearOf } from '../../tools/day.ts';
import { cleanMonth, dashedCell, dateShapes, dayFrom, shortYear, dateWithoutYear } from './date-shapes.ts';
import { isMaybeOfForm, isOfForm } from './form-versions.ts';
import type { Doubt } from '../paper.ts';
import { headingAbove, lineBelowInColumn } from '../text/columns.ts';
import { leftOfRow } from '../text/page-layout.ts';
import type { RunningText } from '../text/running-text.ts';
import type { WrittenDate } from '../text/written-date.ts';
import { hasOtherWeekday } from './weekdays.ts';

/** A date further in the future than this is more likely an OCR error. */
const MAX_YEARS_AHEAD = 3;
const MIN_YEAR = 1930;
/** Maximum length of the part of a date on its second line. */
const MAX_REST_LENGTH = 30;

const dateWord = /\b(?:dates?|day|due|born|birth|dob|filed|served|signed|paid|mailed|expires?|from|to)\b/i;

/** Every date of the paper in order. Impossible dates, such as a thirteenth month, are skipped. */
export function findDates(running: RunningText, today: Day): WrittenDate[] {
  const inText = datesIn(running.text);
  const found = [...inText, ...acrossColumns(running, inText), ...inCells(running, inText)];
  return [...found, ...withoutYear(running.text, found, today)]
    .filter((written) => !isOfForm(running, written))
    .toSorted((a, b) => a.from - b.from)
    .map((written) => ({
      ...written,
      doubts: [
        ...written.doubts,
        ...doubtsOn(written.day, today),
        ...(isMaybeOfForm(running, written, today) ? (['ambiguous'] as const) : []),
        ...(hasOtherWeekday(written.day, running.text, written) ? (['weekday-differs'] as const) : []),
      ],
    }));
}

function datesIn(text: string): WrittenDate[] {
  const found: WrittenDate[] = [];
  for (const { pattern, read, isStamp } of dateShapes) {
    for (const match of text.matchAll(pattern)) {
      const from = match.index;
      const to = from + match[0].length;
      if (found.some((other) => from < other.to && other.from < to)) continue;
      const before = text.slice(0, from);
      const [of, name, day] = read(match);
      const written = dayFrom(of, name, day);
      const doubts: Doubt[] = [
        ...doubtsOnMonth(name),
        ...(isBrokenNumber(before, match[0]) ? (['unclear-print'] as const) : []),
      ];
      if (written) found.push({ from, to, day: written, doubts, isStamp: isStamp ?? false });
    }
  }
  return found;
}

/** Finds a date that is split over two lines of a column. In the running text, the other column's line is in between. */
function acrossColumns(running: RunningText, found: readonly WrittenDate[]): WrittenDate[] {
  return running.lines.flatMap(({ text: { length } }, at) => {
    const below = lineBelowInColumn(running, at);
    if (below === null) return [];
    const start = running.starts[at] ?? 0;
    const next = running.starts[below] ?? 0;
    const joined = `${running.text.slice(start, start + length)} ${running.text.slice(next, next + MAX_REST_LENGTH)}`;
    return datesIn(joined)
      .filter(({ from, to }) => from < length && to > length + 1)
      .map((written) => ({ ...written, from: start + written.from, to: start + length }))
      .filter(({ from, to }) => !found.some((other) => from < other.to && other.from < to));
  });
}

/** A case number looks the same, so such a day is only certain below a column heading or after a date label. */
function inCells(running: RunningText, found: readonly WrittenDate[]): WrittenDate[] {
  return running.lines.flatMap(({ text }, at) => {
    const [whole, month = '', day = '', year = ''] = dashedCell.exec(text) ?? [];
    const written = whole === undefined ? null : dayFrom(shortYear(year), month, day);
    const from = running.starts[at] ?? 0;
    const to = from + text.length;
    if (!written || found.some((other) => from < other.to && other.from < to)) return [];
    const label = `${headingAbove(running, from)} ${leftOfRow(running, from)}`;
    const isLabeled = dateWord.test(label) && !/\b(?:no|number|case|file|docket)\b/i.test(label);
    return [{ from, to, day: written, doubts: isLabeled ? [] : ['ambiguous'], isStamp: false }];
  });
}

function doubtsOnMonth(name: string): Doubt[] {
  return cleanMonth.test(name) ? [] : ['unclear-print'];
}

/** "1 2/09/2026": some files separate the digits of a number. */
function isBrokenNumber(before: string, whole: string): boolean {
  return /(?:^|[^\w.,/-])[0-3] $/.test(before) && /^\d\D/.test(whole);
}

function withoutYear(text: string, found: readonly WrittenDate[], today: Day): WrittenDate[] {
  return [...text.matchAll(dateWithoutYear)].flatMap((match): WrittenDate[] => {
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
  const isFar = yearOf(day) > yearOf(today) + MAX_YEARS_AHEAD || yearOf(day) < MIN_YEAR;
  return isFar ? ['unlikely-year'] : [];
}
