import type { Doubt, PaperLine, Place } from '../paper.ts';

/** All lines as one text, so that matches can cross the end of a line, with the positions of the lines. */
export interface RunningText {
  /** Contains every character of the lines, and one space between two lines. */
  text: string;
  lines: readonly PaperLine[];
  /** The offset of each line in `text`. */
  starts: readonly number[];
  /** Offsets in `text` where a letter was misread inside a number: "l6th", "2O26". */
  repaired: readonly number[];
}

export function runningText(lines: readonly PaperLine[]): RunningText {
  const starts: number[] = [];
  let text = '';
  for (const line of lines) {
    starts.push(text.length);
    text += `${withJoinedLetters(plainCharacters(line.text))} `;
  }
  const plain = withDigits(text);
  return { text: plain, lines, starts, repaired: differences(text, plain) };
}

/** Matches "F I L E D", as stamps and titles are set. */
const spacedLetters = /(?<![A-Za-z&.'] ?)\b[A-Z](?: {1,2}[A-Z]){3,}\b(?! ?[.&'])/g;

/** Joins such words. The spaces move behind the word, so that every offset still belongs to its line. */
function withJoinedLetters(text: string): string {
  return text.replace(spacedLetters, (spaced) => spaced.replaceAll(' ', '').padEnd(spaced.length));
}

export function lineAt({ starts }: RunningText, offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The places of a stretch of the running text, one for each line that it touches. */
export function placesOf(running: RunningText, from: number, to: number): Place[] {
  const places: Place[] = [];
  for (let line = lineAt(running, from); line < running.lines.length; line += 1) {
    const start = running.starts[line] ?? 0;
    if (start >= to) break;
    const length = running.lines[line]?.text.length ?? 0;
    const begin = Math.max(0, from - start);
    const end = Math.min(length, to - start);
    if (end > begin) places.push({ line, from: begin, to: end });
  }
  return places;
}

export function doubtsAt(running: RunningText, places: readonly Place[]): Doubt[] {
  const unclear = places.some(({ line, from, to }) => {
    const start = running.starts[line] ?? 0;
    return (
      running.lines[line]?.unclear?.some((words) => words.from < to && from < words.to) ||
      running.repaired.some((at) => at >= start + from && at < start + to)
    );
  });
  return unclear ? ['unclear-print'] : [];
}

/** Replaces typographic characters with plain ones, one for one, so that offsets stay valid. */
function plainCharacters(text: string): string {
  return (
    text
      .replaceAll(/[\u2018\u2019\u02BC\u0060\u00B4]/g, "'")
      .replaceAll(/[\u201C\u201D]/g, '"')
      // A field that is filled in on its line: "_12/16/2026_".
      .replaceAll(/(?<=[\dA-Za-z.])_|_(?=[\dA-Za-z])/g, ' ')
      .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
      .replaceAll(/[\u00A0\u2000-\u200A\u202F\t\r\n]/g, ' ')
  );
}

/**
 * Corrects OCR errors in numbers, such as 1 read as l and 0 as O. It replaces character for character, so that offsets
 * stay valid.
 */
function withDigits(text: string): string {
  return text.replaceAll(
    /(?<![\w$])(?=[OlI]*\d)[\dOlI]{1,4}(?:[/:.-][\dOlI]{1,4}){0,2}(?:st|nd|rd|th)?(?!\w)/g,
    (number) => number.replaceAll('O', '0').replaceAll(/[lI]/g, '1'),
  );
}

function differences(text: string, plain: string): number[] {
  if (text === plain) return [];
  const found: number[] = [];
  for (let at = 0; at < text.length; at += 1)
    if (text.charCodeAt(at) !== plain.charCodeAt(at)) found.push(at);
  return found;
}
