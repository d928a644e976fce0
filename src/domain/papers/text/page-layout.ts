import type { Box, PaperLine } from '../paper.ts';
import { type RunningText, lineAt } from './running-text.ts';

/** A line that reaches this far across the page, or is this long, continues in the line below. */
const FULL_WIDTH = 0.62;
export const FULL_LENGTH = 55;
/** A sentence doesn't end with such a word. */
const midSentence =
  /(?:,|\b(?:and|at|before|between|by|for|from|is|of|on|or|since|the|than|this|through|to|until))\s*$/i;
/** Lines of one column begin at about the same position. */
export const MAX_LEFT_DIFFERENCE = 0.02;

/**
 * The words before an offset: its line, the lines that continue into it, and the cells to its left. Lines of another
 * column or box are excluded, although they come earlier in the running text.
 */
export function wordsBefore(running: RunningText, offset: number): string {
  let first = lineAt(running, offset);
  while (first > 0 && leadsTo(running.lines[first - 1], running.lines[first])) first -= 1;
  return running.text.slice(running.starts[first] ?? 0, offset);
}

/** The words after an offset: the rest of its line and the lines into which it continues. */
export function wordsAfter(running: RunningText, offset: number): string {
  let last = lineAt(running, offset);
  while (last + 1 < running.lines.length && leadsTo(running.lines[last], running.lines[last + 1])) last += 1;
  return running.text.slice(offset, running.starts[last + 1] ?? running.text.length);
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
  return (isFull || isMidSentence(before, own)) && isAbove(before.box, own.box);
}

function isMidSentence(upper: PaperLine, own: PaperLine): boolean {
  const isOpen = /(?:[\p{L},]|\b[ap]\.m\.)\s*$/iu.test(upper.text) && /^\p{Ll}{2}/u.test(own.text);
  return isOpen || midSentence.test(upper.text);
}

/** A heading doesn't continue into the text below it. */
function isInCapitals(text: string): boolean {
  return /[A-Z]{3}/.test(text) && !/[a-z]{2}/.test(text);
}

export function isOnOneRow(a: PaperLine | undefined, b: PaperLine | undefined): boolean {
  if (!a?.box || !b?.box || a.page !== b.page) return false;
  return Math.abs(a.box.top - b.box.top) < Math.min(a.box.height, b.box.height) * 0.6;
}

export function isAbove(upper: Box, lower: Box): boolean {
  const isNear = lower.top > upper.top && lower.top - upper.top < upper.height * 3;
  return isNear && lower.left < upper.left + upper.width && upper.left < lower.left + lower.width;
}

/** Whether the sentence of the line above continues with the date: "…and the hearing is on". */
export function isContinued({ lines }: RunningText, at: number): boolean {
  const [upper, own] = [lines[at - 1], lines[at]];
  if (!upper?.box || !own?.box || !isAbove(upper.box, own.box)) return false;
  return isMidSentence(upper, own);
}
