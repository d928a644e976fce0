import type { Box, PaperLine } from './paper.ts';
import { type RunningText, lineAt } from './running-text.ts';

/** A line that reaches this far across the page, or is this long, continues in the line below. */
const FULL_WIDTH = 0.62;
const FULL_LENGTH = 55;
/** A sentence doesn't end with such a word. */
const midSentence = /(?:,|\b(?:and|at|before|by|for|from|is|of|on|or|the|than|this|to|until))\s*$/i;
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
  return (isFull || midSentence.test(before.text)) && isOver(before.box, own.box);
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

/** A cell of a table that stands for a date that is missing. */
const emptyCell = /^\W*(?:n\/?a|none|no|yes|various|pending|unknown|tbd)?\W*$/i;

/** In a table the meaning of a date is at the top of its column, above the cells with other dates. */
export function headingAbove(running: RunningText, offset: number): string {
  return headingLine(running, offset)?.text ?? '';
}

/** The headings of all columns of the table that contains the date. */
export function headingRow(running: RunningText, offset: number): string[] {
  const heading = headingLine(running, offset);
  return running.lines
    .filter((line) => line === heading || isOnOneRow(line, heading))
    .map(({ text }) => text);
}

/** Whether the sentence of the line above continues with the date: "…and the hearing is on". */
export function isContinued({ lines }: RunningText, at: number): boolean {
  const [upper, own] = [lines[at - 1], lines[at]];
  if (!upper?.box || !own?.box || !isOver(upper.box, own.box)) return false;
  return midSentence.test(upper.text);
}

function headingLine(running: RunningText, offset: number): PaperLine | undefined {
  const at = lineAt(running, offset);
  if (dateCell.test(running.lines[at - 1]?.text ?? '') && isContinued(running, at)) return undefined;
  const heading = linesAbove(running, offset).find(
    ({ text }) => !dateCell.test(text) && !emptyCell.test(text),
  );
  const isHeading = heading && heading.text.length < LONGEST_HEADING && !/\d/.test(heading.text);
  return isHeading ? heading : undefined;
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

/** A line drawn with characters: "-----", "_____". */
function isRule(text: string): boolean {
  return /^[-_=*+|. ]+$/.test(text);
}

/**
 * The short lines above that begin at the same horizontal position, closest first. Empty if the offset is inside a line.
 */
export function columnAbove(running: RunningText, offset: number): string[] {
  return linesAbove(running, offset).map(({ text }) => text);
}

function linesAbove(running: RunningText, offset: number): PaperLine[] {
  const at = lineAt(running, offset);
  const own = running.lines[at];
  if (!own?.box || offset - (running.starts[at] ?? 0) > 3 || isRunOn(running.lines[at - 1], own)) return [];
  const above: PaperLine[] = [];
  let below: Box = own.box;
  for (const line of running.lines.slice(0, at).toReversed()) {
    if (line.page !== own.page || !line.box || above.length === MOST_ROWS_ABOVE) break;
    if (Math.abs(line.box.left - own.box.left) >= SAME_LEFT || line.box.top >= below.top) continue;
    if (below.top - line.box.top >= below.height * 3) break;
    if (!isRule(line.text) && !isFilledIn(running, line)) above.push(line);
    below = line.box;
  }
  return above;
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
    .find(
      ({ page, box, text }) =>
        page === running.lines[at]?.page && box !== null && !isRule(text) && isOver(own, box),
    );
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
