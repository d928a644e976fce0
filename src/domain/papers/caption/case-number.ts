import type { Box, Finding, PaperLine } from '../paper.ts';
import { type RunningText, doubtsAt, lineAt, placesOf, runningText } from '../text/running-text.ts';

export interface TextFinding extends Finding {
  value: string;
}

/** Length of the caption and the stamp above it. Text further down cites other cases. */
const CAPTION_CHARACTERS = 2500;

const labeled =
  /\b(?:court file|civil action(?: file)?|case|cause|index|docket|file|action|matter|court (?:case|order)|causa)(?: ?(?:no\.?|number|num\.?|nbr\.?|#|id))\(?s?\)?(?: and judge)? ?[:.#]? ?/gi;
/** A letter from an agency has the agency's own number, too. */
const ofCourt = /^court/i;
const COURT_BONUS = 4;
/** "NO.", "Docket:" and, in Louisiana, "NUMBER:" must be followed by a string that looks like a case number. */
const bareLabel =
  /(?<!\b(?:law|form|part|page|dept|division|district|room|bar|suite|tel|fax|phone|telephone|fam|exhibit|order|paragraph|code) )\bno\b\.? ?:? ?|(?<=^|[:§|*)] )number ?: ?|\b(?:docket|case) ?: ?/gi;

const word = String.raw`[A-Z0-9][A-Z0-9&]*`;
/** "2026-570,214" has a comma. */
const joint = String.raw`(?:[-/:.]|,(?=\d{3}\b))`;
const value = new RegExp(
  String.raw`^[):§|\s]*((?:${word}(?:${joint}${word})*)(?: (?:${word}(?:${joint}${word})*))*)`,
  'i',
);
/** Words that end the number if they follow it on the same line. */
const stopWord =
  /^(?:part|judge|dept|department|division|div|assigned|hon|filed|date|page|hearing|calendar|ias|term|in|and|the|a|an|family|petition|motion|order|notice|summons|complaint|answer|dissolution|of|for|with|without|to|on|petitioner|respondent|plaintiff|defendant|rev|time|county|judicial|court|room|courtroom|attorney|title|floor|type|v|vs|index|docket|case|cause|file|minor|children|section|code|related|trial|before|affidavit|financial|proposed|parenting|marital|settlement|agreement|temporary|final|decree|judgment|response|request|declaration|proof|certificate|subpoena|stipulation)$/i;

export function findCaseNumber(lines: readonly PaperLine[]): TextFinding | null {
  const found = caseNumberIn(lines);
  const line = lines[found?.places[0]?.line ?? -1];
  // O and 0 look the same to OCR.
  const isPicture = (line?.confidence ?? 100) < 100;
  const isDoubtful =
    isPicture && found !== null && /O|0(?=[A-Z])/.test(found.value) && found.doubts.length === 0;
  return isDoubtful ? { ...found, doubts: ['unclear-print'] } : found;
}

function caseNumberIn(lines: readonly PaperLine[]): TextFinding | null {
  const running = runningText(lines);
  const caption = running.text.slice(0, CAPTION_CHARACTERS);
  for (const label of [labeled, bareLabel]) {
    const found = [...caption.matchAll(label)]
      .map((match) => {
        const end = match.index + match[0].length;
        const number = numberBeside(running, end - 1) ?? numberAfter(running, end);
        const bonus = ofCourt.test(match[0]) ? COURT_BONUS : 0;
        return number && { number, rank: score(number.value) + bonus };
      })
      .filter((candidate) => candidate !== null)
      .toSorted((a, b) => b.rank - a.rank);
    const [best] = found;
    if (best && score(best.number.value) >= (label === bareLabel ? 6 : 3)) return best.number;
  }
  return unlabeled(running, caption);
}

/** Numbers such as "26 CVD 1183" and "FC 2026-052817": a year, the abbreviation of a type of case, a number. */
const caseTypeNumber =
  /(?<![\w/-])(?:(?:FC|FN|FM|FD|FV|CI|DR|DV|DM)[ -]?(?:20)?\d{2}-\d{4,6}(?:-\d{2})?(?:[- ][A-Z]{1,2})?|(?:\d{2}|20\d{2})[ -]?(?:CVD|CVS|CI|DR|FC|FA|FM|FL|DC|DM|DO|FD|FV|CV|D)[ -]?\d{3,8}(?:[- ][A-Z]{1,3})?)(?![\w-])/;

function unlabeled(running: RunningText, caption: string): TextFinding | null {
  const match = caseTypeNumber.exec(caption);
  if (!match) return null;
  const places = placesOf(running, match.index, match.index + match[0].length);
  const doubts = doubtsAt(running, places);
  return { id: 'case-number', places, doubts: [...doubts, 'ambiguous'], value: match[0] };
}

/** In a form the number is in the same row as its label, further right, or below it. */
function numberBeside(running: RunningText, offset: number): TextFinding | null {
  const label = lineAt(running, offset);
  const own = running.lines[label];
  const end = (running.starts[label] ?? 0) + (own?.text.length ?? 0);
  if (!own?.box || end > offset + 3) return null;
  for (let line = label + 1; line < Math.min(running.lines.length, label + 9); line += 1) {
    const { box, page } = running.lines[line] ?? {};
    if (!box || page !== own.page || !isBeside(own.box, box)) continue;
    return numberAfter(running, running.starts[line] ?? 0);
  }
  return null;
}

function isBeside(label: Box, other: Box): boolean {
  if (Math.abs(other.top - label.top) < label.height / 2) return other.left > label.left;
  const overlaps = other.left < label.left + label.width && label.left < other.left + other.width;
  return other.top > label.top && overlaps;
}

function numberAfter(running: RunningText, offset: number): TextFinding | null {
  const start = offset + (/^[):§|\s]*/.exec(running.text.slice(offset))?.[0].length ?? 0);
  const own = lineAt(running, start);
  const end = (running.starts[own] ?? 0) + (running.lines[own]?.text.length ?? 0);
  const direct = valueIn(running.text.slice(start, Math.min(end, start + 160)));
  if (!direct) return null;
  const from = start + direct.at;
  const places = placesOf(running, from, from + direct.value.length);
  const doubts = doubtsAt(running, places);
  return { id: 'case-number', places, doubts, value: direct.value };
}

/** The code of a courthouse or a type of case at the end of the line: "26-3-06418-2 SEA". */
const suffix = /\d{3,}\S* [A-Z]{1,4}$|\d-\d{1,2} [A-Z]{1,4}$/;

function valueIn(rest: string): { at: number; value: string } | null {
  const match = value.exec(rest);
  if (!match?.[1]) return null;
  const at = match[0].length - match[1].length;
  const words: string[] = [];
  for (const next of match[1].split(' ')) {
    if (stopWord.test(next) || (!/\d/.test(next) && (next.length > 4 || next !== next.toUpperCase()))) break;
    if (words.length > 0 && /^\d{1,2}$/.test(next) && !words.some((before) => /^[A-Z]+$/.test(before))) break;
    words.push(next);
    if (words.length === 5) break;
  }
  const isWhole = match[0].length === rest.trimEnd().length && words.length === match[1].split(' ').length;
  const hasSuffix = isWhole && suffix.test(words.slice(-2).join(' '));
  const last = hasSuffix ? words.length - 1 : words.findLastIndex((part) => /\d/.test(part));
  const found = words
    .slice(0, last + 1)
    .join(' ')
    .replace(/[.:,-]+$/, '');
  return /\d/.test(found) ? { at, value: found } : null;
}

/** A score for how much the text looks like a case number. */
function score(found: string): number {
  const digits = found.replaceAll(/\D/g, '').length;
  return Math.min(digits, 10) + (/[-/ ]/.test(found) ? 2 : 0) + (/[A-Z]/i.test(found) ? 1 : 0);
}
