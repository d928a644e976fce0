import type { WrittenDate } from './dates.ts';
import type { Box } from './paper.ts';
import { headingRow, isContinued, leftOfRow } from './page-layout.ts';
import { type RunningText, lineAt } from './running-text.ts';

const SAME_LEFT = 0.02;
/** Maximum distance between two entries, in line heights. An entry may have a second line. */
const MOST_HEIGHTS_APART = 3.2;

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
  const own = boxAtHead(running, written);
  const before = leftOfRow(running, written.from);
  const isLabeled = before.trim().endsWith(':');
  if (!own || isLabeled || isContinued(running, lineAt(running, written.from))) return null;
  const isListed = dates.some((other) => other !== written && isNextEntry(own, boxAtHead(running, other)));
  if (!isListed && headingRow(running, written.from).length < 2) return null;
  const next = dates
    .slice(dates.indexOf(written) + 1)
    .find((other) => boxAtHead(running, other)?.left === own.left);
  return {
    before,
    after: running.text.slice(written.to, next?.from ?? running.text.length),
    isListed,
  };
}

function boxAtHead(running: RunningText, { from }: WrittenDate): Box | null {
  const at = lineAt(running, from);
  return running.starts[at] === from ? (running.lines[at]?.box ?? null) : null;
}

function isNextEntry(own: Box, other: Box | null): boolean {
  if (!other || Math.abs(own.left - other.left) >= SAME_LEFT) return false;
  const distance = Math.abs(own.top - other.top);
  return distance > 0 && distance < own.height * MOST_HEIGHTS_APART;
}
