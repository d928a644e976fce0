import type { WrittenDate } from './written-date.ts';
import type { Box } from '../paper.ts';
import { headingRow } from './columns.ts';
import { MAX_LEFT_DIFFERENCE, isContinued, leftOfRow } from './page-layout.ts';
import { type RunningText, lineAt } from './running-text.ts';

/** Maximum distance between two entries, in line heights. An entry may have a second line. */
const MAX_HEIGHTS_APART = 3.2;

/** "3." before the date of an entry. */
const listNumber = /^(?:\(?(?:\d{1,2}|[a-z])[.)]\s*)?$/i;

export interface Row {
  before: string;
  after: string;
  /** Whether other dates begin the rows above or below. */
  isListed: boolean;
}

/**
 * The words of a table's or list's row that begins with the date, or null. Without this limit an event in one row would
 * be taken for that of the next row, and a heading of one column for that of the next.
 */
export function rowOf(running: RunningText, written: WrittenDate, dates: readonly WrittenDate[]): Row | null {
  const own = firstBox(running, written);
  const before = leftOfRow(running, written.from);
  const isLabeled = before.trim().endsWith(':');
  if (!own || isLabeled || isContinued(running, lineAt(running, written.from))) return null;
  const isListed = dates.some((other) => other !== written && isNextEntry(own, firstBox(running, other)));
  if (!isListed && headingRow(running, written.from).length < 2) return null;
  const next = dates
    .slice(dates.indexOf(written) + 1)
    .find((other) => firstBox(running, other)?.left === own.left);
  return {
    before,
    after: running.text.slice(written.to, next?.from ?? (isListed ? endOfTable(running, own) : undefined)),
    isListed,
  };
}

/** The text below a table begins no further right than the dates. It is not about the last row. */
function endOfTable({ lines, starts }: RunningText, own: Box): number | undefined {
  const at = lines.findIndex(({ box }) => box === own);
  const page = lines[at]?.page;
  const below = lines.findIndex(
    (line, index) =>
      index > at &&
      (line.page !== page ||
        (line.box !== null &&
          line.box.top > own.top + own.height &&
          line.box.left < own.left + MAX_LEFT_DIFFERENCE)),
  );
  return starts[below];
}

function firstBox(running: RunningText, { from }: { from: number }): Box | null {
  const at = lineAt(running, from);
  const number = running.text.slice(running.starts[at], from);
  return listNumber.test(number) ? (running.lines[at]?.box ?? null) : null;
}

function isNextEntry(own: Box, other: Box | null): boolean {
  if (!other || Math.abs(own.left - other.left) >= MAX_LEFT_DIFFERENCE) return false;
  const distance = Math.abs(own.top - other.top);
  return distance > 0 && distance < own.height * MAX_HEIGHTS_APART;
}

const MIN_ENTRIES = 2;

/** The dates that begin the entries of a list or table: each is at the start of its line, one below the other. */
export function entriesOf<Entry extends { from: number }>(
  running: RunningText,
  dates: readonly Entry[],
): Entry[] {
  const heads = dates.flatMap((date) => {
    const left = firstBox(running, date)?.left;
    return left === undefined ? [] : [{ date, left }];
  });
  const columns = heads.map(({ left }) =>
    heads.filter((other) => Math.abs(other.left - left) < MAX_LEFT_DIFFERENCE),
  );
  const longest = columns.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return longest.length < MIN_ENTRIES ? [] : longest.map(({ date }) => date);
}
