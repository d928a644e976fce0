import type { Box, PaperLine } from '../paper.ts';
import { FULL_LENGTH, MAX_LEFT_DIFFERENCE, isContinued, isOnOneRow, isAbove } from './page-layout.ts';
import { type RunningText, lineAt } from './running-text.ts';

const MAX_HEADING_LENGTH = 45;
const MIN_SENTENCE_WORDS = 2;
/** Maximum number of rows of a table, or of lines of a clerk's stamp. */
const MAX_ROWS_ABOVE = 8;

/** A cell that contains a date. */
export const dateCell = /\d[/.-]\d|\b[A-Z][a-z]{2,8}\.? \d{1,2}\b|\b[A-Z]{3,9}\.? \d{1,2},? \d{4}\b/;

/** Column headings may contain a time: "Begins, 6:00 p.m." */
const clockTime = /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b/i;

/** A table cell that stands for a missing date. */
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

/** Words that also occur beside a date in a table cell. */
const cellWords = /\b(?:am|pm|noon|at|to|of|on|the|this|th|st|nd|rd|day|and|from|through|until)\b/g;

/** Whether a line is part of a sentence that contains a date. */
function isSentence(text: string): boolean {
  return (text.replaceAll(cellWords, ' ').match(/\b[a-z]{2,}\b/g) ?? []).length >= MIN_SENTENCE_WORDS;
}

function headingLine(running: RunningText, offset: number): PaperLine | undefined {
  const at = lineAt(running, offset);
  if (dateCell.test(running.lines[at - 1]?.text ?? '') && isContinued(running, at)) return undefined;
  const above = linesAbove(running, offset);
  const heading = above.find(({ text }) => !dateCell.test(text) && !emptyCell.test(text));
  const cells = heading ? [...above.slice(0, above.indexOf(heading)), running.lines[at]] : [];
  if (cells.some((cell) => cell && isSentence(cell.text))) return undefined;
  const isHeading =
    heading && heading.text.length < MAX_HEADING_LENGTH && !/\d/.test(heading.text.replace(clockTime, ''));
  return isHeading ? heading : undefined;
}

/** The next line of a sentence belongs to no column, even if an earlier line begins at the same position. */
function isRunOn(running: RunningText, at: number): boolean {
  const [upper, own] = [running.lines[at - 1], running.lines[at]];
  if (!upper?.box || !own?.box || upper.text.length < FULL_LENGTH) return false;
  if (isContinued(running, at)) return true;
  return Math.abs(upper.box.left - own.box.left) >= MAX_LEFT_DIFFERENCE && isAbove(upper.box, own.box);
}

/** "Petition filed" with a date beside it is not the label of a date below or above. */
function isFilledIn({ lines }: RunningText, label: PaperLine): boolean {
  const beside = lines[lines.indexOf(label) + 1];
  return !dateCell.test(label.text) && isOnOneRow(label, beside) && dateCell.test(beside?.text ?? '');
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
  if (!own?.box || offset - (running.starts[at] ?? 0) > 3 || isRunOn(running, at)) return [];
  const above: PaperLine[] = [];
  let below: Box = own.box;
  for (const line of running.lines.slice(0, at).toReversed()) {
    if (line.page !== own.page || !line.box || above.length === MAX_ROWS_ABOVE) break;
    if (Math.abs(line.box.left - own.box.left) >= MAX_LEFT_DIFFERENCE || line.box.top >= below.top) continue;
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
    .slice(at + 1, at + MAX_ROWS_ABOVE)
    .findIndex((line) => line.page === page && line.box !== null && isAbove(box, line.box));
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
        page === running.lines[at]?.page && box !== null && !isRule(text) && isAbove(own, box),
    );
  return below && below.text.length < MAX_HEADING_LENGTH && !isFilledIn(running, below) ? below.text : '';
}
