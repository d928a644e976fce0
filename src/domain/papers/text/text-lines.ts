import type { PaperLine } from '../paper.ts';

/** A piece of text from a file or from OCR, in any unit, measured from the top left. */
export interface TextPiece {
  text: string;
  left: number;
  /** The baseline of the letters. */
  baseline: number;
  width: number;
  height: number;
  confidence: number;
}

interface PageSize {
  page: number;
  width: number;
  height: number;
}

/** A gap wider than this many letter heights separates two columns. */
const COLUMN_GAP = 1.8;
const WORD_GAP = 0.16;
/** Below this confidence a word counts as unclear. Clear print scores 90 and more. */
const UNCLEAR = 80;
/**
 * A higher threshold for numbers: a stamp's 2026 was misread as 2070 with a confidence of 81, and no other words show
 * that a number is wrong.
 */
const UNCLEAR_NUMBER = 90;
const PLEADING_LINES = 12;

/**
 * Groups pieces into lines by their baseline, and splits at wide gaps, which would otherwise join the columns of a
 * caption.
 */
export function linesFromPieces(pieces: readonly TextPiece[], size: PageSize): PaperLine[] {
  const visible = pieces.filter(({ text, width }) => text.trim() !== '' && width > 0);
  const rows = rowsOf(visible);
  return stripLineNumbers(rows.flatMap((row) => splitRow(row, size)));
}

function rowsOf(pieces: readonly TextPiece[]): TextPiece[][] {
  const rows: TextPiece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    const reach = first ? Math.max(first.height, piece.height) * 0.45 : 0;
    if (row && first && Math.abs(piece.baseline - first.baseline) <= reach) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.left - b.left));
}

function splitRow(row: readonly TextPiece[], size: PageSize): PaperLine[] {
  const segments: TextPiece[][] = [];
  for (const piece of row) {
    const segment = segments.at(-1);
    const last = segment?.at(-1);
    const gap = last ? piece.left - (last.left + last.width) : 0;
    if (segment && last && gap <= Math.max(piece.height, last.height) * COLUMN_GAP) segment.push(piece);
    else segments.push([piece]);
  }
  return segments.map((segment) => lineFrom(segment, size));
}

function lineFrom(segment: readonly TextPiece[], { page, width, height }: PageSize): PaperLine {
  let text = '';
  let end: number | null = null;
  const unclear: { from: number; to: number }[] = [];
  for (const piece of segment) {
    const isApart: boolean = end !== null && piece.left - end > piece.height * WORD_GAP;
    if (isApart && !text.endsWith(' ')) text += ' ';
    const from = text.length;
    // Replaces several spaces between words with one: "9:45  a.m.".
    const words = piece.text.replaceAll(/\s{2,}/g, ' ');
    text += text === '' || text.endsWith(' ') ? words.trimStart() : words;
    if (piece.confidence < (/\d/.test(piece.text) ? UNCLEAR_NUMBER : UNCLEAR))
      unclear.push({ from, to: text.length });
    end = piece.left + piece.width;
  }
  const left = Math.min(...segment.map((piece) => piece.left));
  const top = Math.min(...segment.map(({ baseline, height: tall }) => baseline - tall));
  const bottom = Math.max(...segment.map(({ baseline, height: tall }) => baseline + tall * 0.25));
  return {
    page,
    text: text.trimEnd(),
    box: {
      left: left / width,
      top: top / height,
      width: ((end ?? left) - left) / width,
      height: (bottom - top) / height,
    },
    confidence: Math.min(...segment.map(({ confidence }) => confidence)),
    ...(unclear.length > 0 && { unclear }),
  };
}

/** Removes the line numbers in the margin of pleading paper, which would otherwise be in the middle of sentences. */
export function stripLineNumbers(lines: readonly PaperLine[]): PaperLine[] {
  const leading = lines.filter(({ text, box }) => isMargin(text, box?.left));
  const alone = leading.filter(({ text }) => /^\d{1,2}$/.test(text));
  if (leading.length < PLEADING_LINES || !isRising(leading)) {
    return alone.length < PLEADING_LINES ? [...lines] : lines.filter((line) => !alone.includes(line));
  }
  return lines.flatMap((line) => {
    if (!leading.includes(line)) return [line];
    const text = line.text.replace(/^\d{1,2}\s*/, '');
    const cut = line.text.length - text.length;
    const unclear = line.unclear?.map(({ from, to }) => ({ from: from - cut, to: to - cut }));
    return text === '' ? [] : [{ ...line, text, ...(unclear && { unclear }) }];
  });
}

function isMargin(text: string, left: number | undefined): boolean {
  return (left ?? 1) < 0.14 && /^\d{1,2}(?:\s|$)/.test(text) && Number.parseInt(text, 10) <= 32;
}

function isRising(lines: readonly PaperLine[]): boolean {
  const numbers = lines.map(({ text }) => Number.parseInt(text, 10));
  return numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
}
