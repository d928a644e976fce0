import type { Box, PaperLine } from './paper.ts';
import { type RunningText, lineAt } from './running-text.ts';

/** A line that reaches this far across the page, or is this long, continues in the line below. */
const FULL_WIDTH = 0.62;
const FULL_LENGTH = 55;
const SAME_LEFT = 0.02;
const LONGEST_HEADING = 45;
/** Maximum number of rows of a table, or of lines of a clerk's stamp. */
const MOST_ROWS_ABOVE = 8;

/**
 * The words before an offset: its line, the lines that continue into it, and the cells to its left. Lines of another
 * column or box are excluded, although they come earlier in the running text.
 */
export function wordsBefore(running: RunningText, offset: number): string {
  let first = lineAt(running, offset);
  while (first > 0 && leadsTo(running.lines[first - 1], running.lines[first])) first -= 1;
  return running.text.slice(running.starts[first] ?? 0, offset);
}

/** The words to the right on the same row, without the lines below. */
export function restOfRow(running: RunningText, offset: number): string {
  const at = lineAt(running, offset);
  let last = at;
  while (last + 1 < running.lines.length && isOnOneRow(running.lines[at], running.lines[last + 1])) last += 1;
  return running.text.slice(offset, running.starts[last + 1] ?? running.text.length);
}

/** The words to the left on the same row. */
export function leftOfRow(running: RunningText, offset: number): string {
  const { lines, starts } = running;
  let first = lineAt(running, offset);
  while (first > 0 && isOnOneRow(lines[first - 1], lines[first])) first -= 1;
  return running.text.slice(starts[first], offset);
}

function leadsTo(before: PaperLine | undefined, own: PaperLine | undefined): boolean {
  if (!before || !own || before.page !== own.page) return false;
  if (before.box && own.box && isOnOneRow(before, own)) return true;
  if (isInCapitals(before.text) && !isInCapitals(own.text)) return false;
  if (!before.box || !own.box) return true;
  const isFull = before.box.left + before.box.width >= FULL_WIDTH || before.text.length >= FULL_LENGTH;
  return isFull && isOver(before.box, own.box);
}

/** A heading doesn't continue into the text below it. */
function isInCapitals(text: string): boolean {
  return /[A-Z]{3}/.test(text) && !/[a-z]{2}/.test(text);
}

function isOnOneRow(a: PaperLine | undefined, b: PaperLine | undefined): boolean {
  if (!a?.box || !b?.box || a.page !== b.page) return false;
  return Math.abs(a.box.top - b.box.top) < Math.min(a.box.height, b.box.height) * 0.6;
}

function isOver(upper: Box, lower: Box): boolean {
  const isNear = lower.top > upper.top && lower.top - upper.top < upper.height * 3;
  return isNear && lower.left < upper.left + upper.width && upper.left < lower.left + lower.width;
}

/** A cell that contains a date. */
export const dateCell = /\d[/.-]\d|\b[A-Z][a-z]{2,8}\.? \d{1,2}\b/;

/** In a table the meaning of a date is at the top of its column, above the cells with other dates. */
export function headingAbove(running: RunningText, offset: number): string {
  const above = columnAbove(running, offset);
  const heading = above.find((text) => !dateCell.test(text)) ?? '';
  return heading.length < LONGEST_HEADING && !/\d/.test(heading) ? heading : '';
}

/** The next line of a sentence belongs to no column, even if an earlier line begins at the same position. */
function isRunOn(upper: PaperLine | undefined, own: PaperLine): boolean {
  if (!upper?.box || !own.box || upper.text.length < FULL_LENGTH) return false;
  return Math.abs(upper.box.left - own.box.left) >= SAME_LEFT && isOver(upper.box, own.box);
}

/** "My commission expires:" with a date beside it is not the heading of a column below. */
function isFilledIn({ lines }: RunningText, label: PaperLine): boolean {
  const beside = lines[lines.indexOf(label) + 1];
  return label.text.trimEnd().endsWith(':') && isOnOneRow(label, beside) && dateCell.test(beside?.text ?? '');
}

/**
 * The short lines above that begin at the same horizontal position, closest first. Empty if the offset is inside a line.
 */
export function columnAbove(running: RunningText, offset: number): string[] {
  const at = lineAt(running, offset);
  const own = running.lines[at];
  if (!own?.box || offset - (running.starts[at] ?? 0) > 3 || isRunOn(running.lines[at - 1], own)) return [];
  const texts: string[] = [];
  let below: Box = own.box;
  for (const line of running.lines.slice(0, at).toReversed()) {
    if (line.page !== own.page || !line.box || texts.length === MOST_ROWS_ABOVE) break;
    if (Math.abs(line.box.left - own.box.left) >= SAME_LEFT || line.box.top >= below.top) continue;
    if (below.top - line.box.top >= below.height * 3) break;
    if (!isFilledIn(running, line)) texts.push(line.text);
    below = line.box;
  }
  return texts;
}

/** The line below in the same column, where the running text has another column's line first. */
export function lineBelowInColumn({ lines }: RunningText, at: number): number | null {
  const own = lines[at];
  const next = lines[at + 1];
  if (!own?.box || !isOnOneRow(own, next)) return null;
  const { box, page } = own;
  const below = lines
    .slice(at + 1, at + MOST_ROWS_ABOVE)
    .findIndex((line) => line.page === page && line.box !== null && isOver(box, line.box));
  return below < 0 ? null : at + 1 + below;
}

/** Forms print the label below the line to fill in: "(date)", "Date". */
export function labelBelow(running: RunningText, offset: number): string {
  const at = lineAt(running, offset);
  const own = running.lines[at]?.box;
  if (!own || offset - (running.starts[at] ?? 0) > 3) return '';
  const below = running.lines
    .slice(at + 1, at + 6)
    .find(({ page, box }) => page === running.lines[at]?.page && box !== null && isOver(own, box));
  return below && below.text.length < LONGEST_HEADING ? below.text : '';
}

const FEWEST_ENTRIES = 2;

/** The dates that begin the entries of a list or table: each is at the start of its line, one below the other. */
export function entriesOf<Entry extends { from: number }>(
  running: RunningText,
  dates: readonly Entry[],
): Entry[] {
  const heads = dates.flatMap((date) => {
    const at = lineAt(running, date.from);
    const left = running.lines[at]?.box?.left;
    return (running.starts[at] ?? 0) === date.from && left !== undefined ? [{ date, left }] : [];
  });
  const columns = heads.map(({ left }) => heads.filter((other) => Math.abs(other.left - left) < SAME_LEFT));
  const longest = columns.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return longest.length < FEWEST_ENTRIES ? [] : longest.map(({ date }) => date);
}
