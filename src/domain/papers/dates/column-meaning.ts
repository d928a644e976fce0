import type { Day } from '../../tools/day.ts';
import type { WrittenDate } from '../text/written-date.ts';
import { isOfDate } from '../text/labels.ts';
import { isDone } from './done-words.ts';
import { type DateMeaning, nearestMeaning } from './meaning-words.ts';
import { dateCell, headingAbove, headingRow } from '../text/columns.ts';
import { leftOfRow } from '../text/page-layout.ts';
import { type RunningText, lineAt } from '../text/running-text.ts';

/** The heading of a column that tells how each row ended. */
const result = /\b(?:paid|balance|results?|outcome|disposition)\b/i;

/** Payments to come. Past ones may have been made on these days. */
export const ofPayment = /^\W*(?:day|date) of (?:the )?payment\W*$/i;

/** The meaning of a date in a table, from the heading of its column. */
export function columnMeaning(running: RunningText, written: WrittenDate, today: Day): DateMeaning | null {
  const heading = headingAbove(running, written.from);
  if (written.day > today && ofPayment.test(heading)) return { role: 'due', isSure: true, isNamed: true };
  const meaning = nearestMeaning(heading);
  const isSettled =
    /\bwas due\b/i.test(heading) || (written.day <= today && isRecordOfResults(running, written.from));
  if (meaning && hasOtherDate(running, written)) return { ...meaning, isSure: false };
  if (meaning?.role === 'due' && isSettled) return { ...meaning, role: 'other' };
  const isOfTask = !/\b(?:on|this)\W*$/i.test(heading) && !isOfDate(heading);
  return meaning && isDone.has(meaning.role) && isOfTask ? { ...meaning, isSure: false } : meaning;
}

/** Columns that are close together are read as one line, under several headings. */
function hasOtherDate({ lines, starts }: RunningText, { from, to }: WrittenDate): boolean {
  const at = starts.findLastIndex((start) => start <= from);
  return dateCell.test((lines[at]?.text ?? '').slice(to - (starts[at] ?? 0)));
}

/** Whether the date is in a table of payments, attempts or decisions. */
export function isRecordOfResults(running: RunningText, offset: number): boolean {
  return headingRow(running, offset).some((heading) => result.test(heading));
}

/**
 * Chooses between the words beside a date and its column's heading. Another cell of the row describes something else,
 * such as a paper that was served, unless it is the label of the date.
 */
export function rowOrColumnMeaning(
  running: RunningText,
  { from }: WrittenDate,
  { row, column }: { row: DateMeaning | null; column: DateMeaning | null },
): DateMeaning | null {
  if (!row || !column || row.role === column.role) return row ?? column;
  const left = leftOfRow(running, running.starts[lineAt(running, from)] ?? 0).trim();
  if (left === '' || left.endsWith(':')) return row;
  // "Exhibits filed | Deadline": the task is described as done.
  return column.role === 'due' && isDone.has(row.role) ? column : { ...column, isSure: false };
}
