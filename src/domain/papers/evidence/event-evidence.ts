import { headingAbove, headingRow } from '../text/columns.ts';
import { isOnOneRow, leftOfRow, restOfRow } from '../text/page-layout.ts';
import { type RunningText, lineAt } from '../text/running-text.ts';
import { sentenceBefore } from '../text/sentences.ts';
import { entriesOf, rowOf } from '../text/table-rows.ts';
import type { WrittenDate } from '../text/written-date.ts';
import { areKnownWords, isCourtWord, isName, wordsOf } from './court-words.ts';
import {
  bareLabel,
  beforeJudge,
  courtAppearance,
  otherMeetings,
  endsInEvent,
  eventAfter,
  eventNamed,
  postponingVerbs,
  postponedFrom,
  referringVerbs,
  remainingVerbs,
  settingVerbs,
} from './event-words.ts';
import { isNextDenied, isPlainTail, clauseBefore, clauseAfter, stripTimes } from './clauses.ts';

const ABOVE = 300;
const BELOW = 90;
const clock = /^\W*(?:\w+day\W+)?(?:at\b|time\b|hour\b|\d{1,2}(?::\d\d)? ?(?:\[|[ap]\.?m)|noon)/i;
const courtroom = /\b(?:courtroom|ctrm|dept|department|courthouse|judge|magistrate|commissioner|referee)\b/i;
/** A cell with one of these words may contain names. */
const ofPlace =
  /\b(?:judge|officer|hon|honorable|mag|magistrate|commissioner|comm|referee|justice|courthouse|courtroom|ctrm|county|court|street|st|room)\b/i;
const monthDay = /\b(?:[A-Z][a-z]{2,8}|[A-Z]{3,9})\.? \d{1,2},? \d{4}\b/g;
const parentheses = /\([^)]*\)/g;
const introduced =
  /^.*\b(?:ordered|adjudged|decreed|directed|take notice|notified|advised|confirms?|remember|reminded|note|see(?: from the \w+)?)\b(?:,? that)?,? (?=.*\b(?:hearing|heard|trial|conference|mediation|deposition|appear|show cause|on)\b)/is;

/**
 * Whether the words that set an event on a day are all known, and nothing in the same sentence or row contradicts them.
 * An event in other words may be right, but has to be checked.
 */
export function isPlainlySet(
  running: RunningText,
  written: WrittenDate,
  dates: readonly WrittenDate[],
): boolean {
  if (isMovedByEntry(running, written, dates)) return false;
  const lead = governingPart(clauseBefore(running, written, dates));
  if (lead.trim() === '' || isInTable(running, written)) return isPlainRow(running, written);
  if (isNextDenied(running, written)) return false;
  const tail = clauseAfter(running, written, dates);
  if (bareLabel.test(lead))
    return isBelowEvent(running, written) && isPlainTail(restOfRow(running, written.to));
  if (referringVerbs.test(lead) && remainingVerbs.test(tail))
    return isPlainLead(lead) && eventNamed.test(lead);
  if (!isPlainTail(tail)) return false;
  const sentence = sentenceBefore(running.text, written);
  if (postponingVerbs.test(lead) || postponedFrom.test(sentence)) return isOfCourt(sentence);
  if (!isPlainLead(lead)) return false;
  if (referringVerbs.test(lead)) return false;
  const isNamedLast = endsInEvent.test(stripTimes(lead.replaceAll(parentheses, ' ')));
  const isOfJudge = beforeJudge.test(stripTimes(tail)) && !/\boffices?\b/i.test(lead);
  return (
    ((isOfCourt(lead) || isOfJudge) && settingVerbs.test(lead)) ||
    isNamedLast ||
    eventAfter.test(stripTimes(tail))
  );
}

const FEWEST_ENTRIES = 3;
const moves = /\b(?:continu|vacat|cancel|postpon|resched|reset|adjourn|strick|withdr|moot|passed)/i;

/** A register may list the day of an event in one entry and its postponement in a later one. */
function isMovedByEntry(running: RunningText, { from }: WrittenDate, dates: readonly WrittenDate[]): boolean {
  const entries = entriesOf(running, dates);
  const next = entries.find((entry) => entry.from > from);
  const own = entries.findLast((entry) => entry.from <= from);
  const isInRegister = entries.length >= FEWEST_ENTRIES && own !== undefined && own.from < from;
  if (!isInRegister || next === undefined || !rowOf(running, own, dates)?.isListed) return false;
  // In a register the day of an entry comes first.
  if (/\p{L}/u.test(leftOfRow(running, own.from))) return false;
  return moves.test(running.text.slice(next.to));
}

function isOfCourt(words: string): boolean {
  return eventNamed.test(words) || courtAppearance.test(words);
}

/** In a text in capitals, names can't be distinguished from other words. */
function isPlainLead(lead: string): boolean {
  return areKnownWords(lead, { areNamesKnown: /[a-z]{2}/.test(lead) });
}

/** The clause that sets the event, after "it is ordered that" or "please take notice that". */
function governingPart(lead: string): string {
  return lead.replace(introduced, '').replace(/,? without further notice,?/i, ' ');
}

/** A form's "Date:" with its time, and the event's name above. */
function isBelowEvent({ text }: RunningText, { from, to }: WrittenDate): boolean {
  const above = text.slice(Math.max(0, from - ABOVE), from);
  const isInCourt = courtroom.test(text.slice(to, to + BELOW)) || isOfCourt(above);
  return clock.test(text.slice(to)) && isInCourt && !otherMeetings.test(above);
}

function isInTable(running: RunningText, { from }: WrittenDate): boolean {
  const start = running.starts[lineAt(running, from)] ?? 0;
  const isAtHead = running.text.slice(start, from).trim() === '';
  if (!isAtHead || /:\s*$/.test(leftOfRow(running, from))) return false;
  return headingAbove(running, from) !== '' && headingRow(running, from).length > 1;
}

/** A row of a list that contains only an event, its judge and its place. */
function isPlainRow(running: RunningText, { from, to }: WrittenDate): boolean {
  const own = running.lines[lineAt(running, from)];
  const cells = running.lines.filter((line) => line === own || isOnOneRow(line, own));
  const row = `${leftOfRow(running, from)} ${restOfRow(running, to)}`;
  const heading = headingAbove(running, from);
  return cells.every(({ text }) => isPlainCell(text)) && (eventNamed.test(row) || eventNamed.test(heading));
}

function isPlainCell(text: string): boolean {
  const words = wordsOf(text.replaceAll(monthDay, ' '));
  const hasPlace = ofPlace.test(text);
  return words.every((word) => isCourtWord(word) || (hasPlace && isName(word)));
}
