import type { Box, PaperLine } from '../paper.ts';

/** A line this long is part of a sentence. */
const SENTENCE_LENGTH = 70;

/** A certificate of service below the text belongs to the paper, but doesn't tell its kind. */
export function isAnnex(first: readonly PaperLine[], at: number): boolean {
  if (!/\bcertificate of (?:service|mailing)\b/i.test(first[at]?.text ?? '')) return false;
  return first.slice(0, at).filter(({ text }) => text.length > SENTENCE_LENGTH).length >= 3;
}

/** Returns a heading over two or three lines of its column. */
export function joinHeadingLines(
  lines: readonly PaperLine[],
  at: number,
  isHeading: (text: string) => boolean,
): string {
  const own = lines[at];
  let text = own?.text ?? '';
  let below = own?.box ?? null;
  for (const { text: next, box } of lines.slice(at + 1, at + 6)) {
    if (below && box && !isBelow(below, box)) continue;
    if (!isHeading(next) || isCaption(next)) break;
    text += ` ${next}`;
    below = box;
  }
  return text;
}

function isBelow(upper: Box, lower: Box): boolean {
  const isNear = lower.top - upper.top > 0 && lower.top - upper.top < upper.height * 2.2;
  return isNear && lower.left < upper.left + upper.width && upper.left < lower.left + lower.width;
}

/** Whether the text is mostly capitals and not a sentence. */
export function isCapital(text: string): boolean {
  const letters = text.replaceAll(/[^A-Za-z]/g, '');
  const capitals = letters.replaceAll(/[^A-Z]/g, '').length;
  return letters.length >= 5 && text.length < 130 && capitals / letters.length > 0.75;
}

/** Whether it is a title such as "Notice of Motion for Temporary Support". */
export function isTitle(text: string): boolean {
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => /^[A-Za-z]{4,}/.test(word));
  if (text.length > 90 || words.length === 0 || /[.,;:]$/.test(text.trim()) || /:/.test(text)) return false;
  return words.every((word) => /^[A-Z]/.test(word));
}

export function isCaption(text: string): boolean {
  return /^\W*(?:up)?on the petition of\b|\b(?:clerk of (?:the )?court|hereby|attorney for|superior court of|case information number|e-?filed|order of the court)\b/i.test(
    text,
  );
}
