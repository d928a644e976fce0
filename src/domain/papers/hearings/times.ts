import type { WrittenDate } from '../text/written-date.ts';
import { numberOf } from '../text/number-words.ts';

/** The position of a time in the text. */
export interface WrittenTime {
  from: number;
  to: number;
  time: string;
  /** False for "at 2:30", which is probably in the afternoon. */
  isHalfKnown: boolean;
}

/** Maximum number of characters between a date and its time. */
const MAX_TIME_DISTANCE = 120;

const hourWords = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';

const timePatterns = [
  // "9:00 - 11:30 a.m.", "between 1 and 3 p.m.": the event begins at the first time.
  /\b(1[0-2]|0?[1-9])[:.]([0-5]\d) ?(?:-|to|and|until) ?(1[0-2]|0?[1-9])(?:[:.][0-5]\d)? ?([ap])\.? ?m\b\.?/gi,
  /(?<=\b(?:from|between|hours of) )(1[0-2]|0?[1-9])() ?(?:-|to|and|until) ?(1[0-2]|0?[1-9]) ?([ap])\.? ?m\b\.?/gi,
  // "from 9:00 a.m. to 12:00 p.m."
  /\b(1[0-2]|0?[1-9])(?:[:.]([0-5]\d))? ?([ap])\.? ?m\b\.?,? ?(?:-|to|until|till|through) ?(?:noon|(?:1[0-2]|0?[1-9])(?:[:.][0-5]\d)? ?[ap]\.? ?m)\b\.?/gi,
  // Two checkboxes of a form: "1:30 [ ] a.m. [X] p.m."
  /\b(1[0-2]|0?[1-9]):([0-5]\d) ?(?:\[ ?\]|\u2610) ?a\.?m\.? ?(?:\[ ?x ?\]|\u2612|\u2611) ?(p)\.?m\b\.?/gi,
  /\b(1[0-2]|0?[1-9]):([0-5]\d) ?(?:\[ ?x ?\]|\u2612|\u2611) ?(a)\.?m\.? ?(?:\[ ?\]|\u2610) ?p\.?m\b\.?/gi,
  /\b(1[0-2]|0?[1-9])(?: ?[:.] ?([0-5]\d))? ?(?:o'?clock,? )?(?:in the )?([ap])\.? ?(?:m|rn)\b\.?/gi,
  /\b(1[0-2]|0?[1-9])(?: ?[:.] ?([0-5]\d))? ?(?:o'?clock,? )?(?:in the )(forenoon|morning|afternoon)\b/gi,
  new RegExp(String.raw`\b(${hourWords})()? o'?clock,? (?:in the )?(a|p|morning|forenoon|afternoon)\b`, 'gi'),
  /\b(?:12(?::00)? )?(noon)\b/gi,
  // "at 09:30" and "1330 hours", without a.m. or p.m.
  /\b(?:at|time:?) ((?:0|1)?\d|2[0-3]):([0-5]\d)(?! ?[ap]\.?m)\b/gi,
  /\b([01]\d|2[0-3])([0-5]\d) (?:hours|hrs)\b/gi,
  /\bat ([01]\d|2[0-3])([0-5]\d)(?=[.,;]|\s*$|\s(?:in|on)\b)/gi,
];

/** "[9:00 a.m. -- struck out] 10:45 a.m." */
const struck = /^\W*(?:struck|crossed|lined) (?:out|through)\b/i;

const RANGES = 2;
const FIRST_WITHOUT_HALF = 9;

export function findTimes(text: string): WrittenTime[] {
  const found: WrittenTime[] = [];
  for (const [at, pattern] of timePatterns.entries()) {
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      // "2:00 o'clock p.m." must not match a second time as 2:00 a.m.
      if (found.some((other) => from < other.to && other.from < to)) continue;
      const time = at < RANGES ? beginning(match) : clock(match);
      if (struck.test(text.slice(to))) continue;
      const isHalfKnown = at < FIRST_WITHOUT_HALF || time < '01:00' || time >= '07:00';
      found.push({ from, to, time, isHalfKnown });
    }
  }
  return found;
}

function clock([, hour = '', minute, half]: readonly (string | undefined)[]): string {
  if (/^noon/i.test(hour)) return '12:00';
  const given = numberOf(hour) ?? 0;
  const isLate = /^(?:p|afternoon)/i.test(half ?? '');
  const isEarly = /^(?:a|forenoon|morning)/i.test(half ?? '');
  const hours = isLate ? (given % 12) + 12 : isEarly ? given % 12 : given;
  return `${String(hours).padStart(2, '0')}:${minute || '00'}`;
}

/** "11:00 to 1:00 p.m." begins in the morning. */
function beginning([whole, hour = '', minute = '', end = '', half = '']: RegExpExecArray): string {
  const isOverNoon = Number(hour) % 12 > Number(end) % 12;
  const own = isOverNoon ? (/p/i.test(half) ? 'a' : 'p') : half;
  return clock([whole, hour, minute, own]);
}

export interface NearDates {
  dates: readonly WrittenDate[];
  times: readonly WrittenTime[];
  /** The dates that begin the entries of a list. */
  entries: readonly WrittenDate[];
}

/**
 * The closest time that is closer to this date than to any other. A time after the date takes precedence over one
 * before it.
 */
export function timeOf(
  text: string,
  written: WrittenDate,
  { dates, times, entries }: NearDates,
): WrittenTime | null {
  if (dates.some((other) => isListed(text, other, written))) return null;
  const near = times
    .filter((time) => isInEntry(time, written, entries))
    .map((time) => ({ time, distance: distance(text, written, time) }))
    .filter(({ distance: far }) => far <= MAX_TIME_DISTANCE)
    .filter(({ time, distance: far }) =>
      dates.every(
        (other) =>
          other === written ||
          isListed(text, written, other) ||
          !isInEntry(time, other, entries) ||
          distance(text, other, time) + 1 > far,
      ),
    )
    .toSorted((a, b) => a.distance - b.distance);
  return near[0]?.time ?? null;
}

/** A time in an entry belongs to the dates of that entry, even if the next entry's date is closer. */
function isInEntry(time: WrittenTime, written: WrittenDate, entries: readonly WrittenDate[]): boolean {
  const entryOf = (from: number) => entries.findLastIndex((entry) => entry.from <= from);
  return entryOf(time.from) === entryOf(written.from);
}

/** "September 21-22, 2026 at 9:00": the second day continues the first, which has the time. */
function isListed(text: string, first: WrittenDate, next: WrittenDate): boolean {
  if (next.from < first.to || next.from - first.to > 9) return false;
  const isYearless = !/\d{4}|\/\d\d$/.test(text.slice(first.from, first.to));
  return isYearless && /^ ?(?:-|&|,? and|,|to|through|until) ?$/.test(text.slice(first.to, next.from));
}

const struckOut = /\[[^\]]*\b(?:struck|crossed|lined) (?:out|through)\W*\]/i;
const separatingWord = /\b(?:signed|dated|issued|entered|filed|mailed|served|ordered|done|sworn)\b/i;
/** Added to the distance if a word such as "signed" is in between, because it starts the words about another date. */
const SEPARATION_PENALTY = 80;

/** A time mostly follows its date: one before it counts as further away. */
function distance(text: string, written: WrittenDate, time: WrittenTime): number {
  if (time.from >= written.to) return text.slice(written.to, time.from).replace(struckOut, '').length;
  const between = text.slice(time.to, written.from);
  return between.length * 1.5 + 4 + (separatingWord.test(between) ? SEPARATION_PENALTY : 0);
}
