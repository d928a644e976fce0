import type { WrittenDate } from '../text/written-date.ts';
import { LONGEST_LABEL, isLabel } from '../text/labels.ts';
import { type DateMeaning, nearestMeaning } from './meaning-words.ts';
import { columnAbove, dateCell, labelBelow } from '../text/columns.ts';
import { isContinued, leftOfRow, restOfRow } from '../text/page-layout.ts';
import { type RunningText, lineAt } from '../text/running-text.ts';

/** Words that only announce a date. */
const bareLabel = /^\W*(?:date|on|this|on this|day)?\W*(?:the )?$/i;
/** The label beside a signature. "Mailing date" and "Date of hearing" are more specific. */
const dateLabel = /(?:^|[^\w\s]|\b(?:on|now|and|day)) *(?:date|this)\W*(?:the )?$/i;
/** A certificate of mailing has its date below the sentence. */
const sentOnThisDate = /\bon this date,? I (?:served|(?:e-?)?mailed|sent|delivered)\b/i;
const MAX_SENT_DISTANCE = 200;
const office =
  /\b(?:judge|magistrate|justice|clerk|signature|commissioner|referee|court (?:assistant|coordinator|administrator))\b/i;
/** "ORDER ENTERED BY JUDGE RUIZ" is an entry of a docket. */
const docketEntry =
  /\b(?:order|motion|petition|notice|summons|answer|proof|return|entered|filed|served|mailed|issued|returned|received|granted|denied|referred|assigned|set|heard|held|hearing|conference|trial|continued|vacated)\b/i;
/** Boxes of a form for an event ask for its date and time. */
const clockTime = /\d:\d\d/;
const STAMP_ROWS = 4;

/** The meaning of a date from its position, if no words give it: a stamp, a label above, a signature. */
export function meaningByPlace(running: RunningText, written: WrittenDate, before: string): DateMeaning {
  const start = running.starts[lineAt(running, written.from)] ?? 0;
  if (isStamped(running, written, start)) return { role: 'filed', isSure: true, isNamed: true };
  if (written.isStamp) return { role: 'filed', isSure: false, isNamed: true };
  const column = bareLabel.test(running.text.slice(start, written.from)) ? columnAbove(running, start) : [];
  const labeled = isLabel(column, 0) ? nearestMeaning(column[0] ?? '') : null;
  if (labeled) return labeled;
  if (!isBesideSignature(running, written, { before, start }))
    return { role: 'other', isSure: true, isNamed: false };
  const isSent = sentOnThisDate.test(
    running.text.slice(Math.max(0, written.from - MAX_SENT_DISTANCE), written.from),
  );
  return { role: isSent ? 'served' : 'signed', isSure: true, isNamed: false };
}

/** "E-FILED; Howard Circuit Court  Docket: 11/2/2026 9:41 AM  Submission: 11/2/2026 9:41 AM" */
export function isFilingStamp({ text }: RunningText, { from }: WrittenDate): boolean {
  return /\be-?filed; [^.]{0,90}\b(?:docket|submission): ?$/i.test(text.slice(Math.max(0, from - 120), from));
}

/** "RECEIVED" alone may be a lawyer's stamp. Only the stamp of a court or its clerk counts as filed. */
function isStamped(running: RunningText, written: WrittenDate, start: number): boolean {
  const column = columnAbove(running, written.isStamp ? start : written.from).slice(0, STAMP_ROWS);
  const other = column.findIndex((text) => dateCell.test(text));
  const above = other < 0 ? column : column.slice(0, other);
  const own = running.text.slice(start, written.from).replace(/^.*\d/, '');
  const words = [own, ...above.filter((_, at) => isLabel(above, at))].filter(
    (text) => text.length < LONGEST_LABEL,
  );
  if (words.some((text) => /\b(?:(?:e-?)?filed|endorsed|entered|docketed)\b/i.test(text))) return true;
  const below = `${restOfRow(running, written.to).slice(0, LONGEST_LABEL)} ${labelBelow(running, start)}`;
  const isOfCourt = /\b(?:clerk|court|prothonotary|registry|register)\b/i.test(`${words.join(' ')} ${below}`);
  return isOfCourt && (written.isStamp || words.some((text) => /^\W*received\W*$/i.test(text)));
}

function isBesideSignature(
  running: RunningText,
  written: WrittenDate,
  { before, start }: { before: string; start: number },
): boolean {
  const own = running.text.slice(start, written.from);
  // A form asks for the time of a service or an event, and not of a signature.
  const isTimed = /^\W*(?:\w{1,2}[.)]\W*)?time\b/i.test(restOfRow(running, written.to));
  if (dateLabel.test(own) || dateLabel.test(before)) return !isTimed;
  if (/^\W*(?:date|dated)\W*$/i.test(labelBelow(running, written.from)))
    return !clockTime.test(restOfRow(running, written.to));
  // The words of a row give the meaning of its dates, even if the rules don't know them.
  const left = leftOfRow(running, start);
  if (isLabeled(left)) return isSignature(left);
  const isAtHead = own.trim() === '' && isSignature(restOfRow(running, written.to));
  return isAtHead || isOwnDate(running, written);
}

/** Whether the words are only a name or an office. "held before Magistrate Ruiz" contains more. */
function isSignature(words: string): boolean {
  if (/\/s\//.test(words)) return true;
  const isSentence = /\b(?!(?:of|the|and|for|or|in)\b|signature)[a-z]{2,}/.test(words.replace(office, ''));
  const isEntry = docketEntry.test(words.replace(/\btrial court\b/i, ''));
  return words.length < MAX_SIGNATURE_LENGTH && office.test(words) && !isSentence && !isEntry;
}

/** Two signatures next to each other have two dates in one row. */
function isLabeled(words: string): boolean {
  return /\p{L}{2}/u.test(words.replaceAll(/\b\w{3,9}\.? \d{1,2},? \d{4}/g, ' '));
}

const DEAR_WITHIN = 22;
const MAX_SIGNATURE_LENGTH = 45;
const place = /^[A-Z][\w.' ]{2,24}, [A-Z][\w. ]{1,24}$/;

/** A date alone on its line is the paper's own above a greeting, below "Dated", beside a place, and beside a signature. */
function isOwnDate(running: RunningText, { from, to }: WrittenDate): boolean {
  const { lines, starts, text } = running;
  const at = starts.findLastIndex((start) => start <= from);
  const own = (lines[at]?.text ?? '').replace(/^\s*\w{3,6}day,? /, '');
  const isAlone =
    own.trim().length <= to - from + 1 && /^\W*(?:\w{3,6}day,? )?$/.test(text.slice(starts[at], from));
  if (!isAlone) return false;
  const textAt = (index: number) => lines[index]?.text.trim() ?? '';
  const isLastInRow = restOfRow(running, to).trim() === '';
  const isDated = isLastInRow && (/^dated?\b/i.test(textAt(at - 1)) || place.test(textAt(at - 1)));
  if (!isDated && isContinued(running, at)) return false;
  const isBySignature = [at - 1, at + 1, at + 2].some(
    (index) => isSignature(textAt(index)) && !/^\W*(?:\w+ ){0,2}clerk\b/i.test(textAt(index)),
  );
  return isDated || isBySignature || isAboveGreeting(running, from);
}

/** Whether a date is in the head of a letter. */
export function isAboveGreeting(running: RunningText, offset: number): boolean {
  const at = lineAt(running, offset);
  return running.lines.slice(at + 1, at + DEAR_WITHIN).some(({ text }) => /^\s*dear\b/i.test(text));
}
