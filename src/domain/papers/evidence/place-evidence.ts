import type { DateRole } from '../dates/date-finding.ts';
import { columnAbove, labelBelow } from '../text/columns.ts';
import { isAboveGreeting, isFilingStamp } from '../dates/meaning-places.ts';
import { leftOfRow, restOfRow } from '../text/page-layout.ts';
import { type RunningText, lineAt } from '../text/running-text.ts';
import { LONGEST_LABEL, isLabel, isOfDate } from '../text/labels.ts';
import type { WrittenDate } from '../text/written-date.ts';

/** The place of a signature: "Vancouver, Washington". */
const place = /^(?!.*\b(?:County|Court|Clerk)\b)[A-Z][\w.' ]{2,24}, [A-Z][\w. ]{1,24}$/;
const STAMP_ROWS = 4;
const LINES_NEAR = 2;
const ABOVE = 220;
/** A certificate of mailing may have its date below. */
const servedAbove =
  /\b(?:on this date,? I (?:served|(?:e-?)?mailed|sent|delivered)|(?:served|delivering|mailing)\b[^.;]{0,60}as follows|served on the \w+)\b/i;
const bareDate = /^[^\p{L}]*(?:date|dated|on|this|day|the|\W)*$/iu;
const signature =
  /\/s\/|\bsignature\b|\bsigned\b|_{6}|\b(?:judge|magistrate|commissioner|referee|clerk|justice)\b/i;
const filing =
  /\b(?:(?:e-?|electronically )?filed|endorsed|entered|docketed|received for (?:filing|record))\b/i;
const filedAlone = /^\W*(?:e-?)?filed\W*$/i;
const courts = /\b(?:clerk|court|prothonotary|registry|register)\b/i;
/** Other actions also have a date. */
const otherAct = /\b(?:served|service|received|mailed|attempts?|hearing|trial|conference|held|returned)\b/i;

/** Whether the position of a date gives its meaning: below a stamp, or beside a signature with a bare label. */
export function hasMeaningByPosition(
  running: RunningText,
  written: WrittenDate,
  { role, lead }: { role: DateRole; lead: string },
): boolean {
  if (role === 'filed') return isStamped(running, written) || isFilingStamp(running, written);
  const above = running.text.slice(Math.max(0, written.from - ABOVE), written.from);
  if (role === 'served') return bareDate.test(lead) && servedAbove.test(above);
  if (role !== 'signed') return false;
  if (lead.trim() === '' && isAboveGreeting(running, written.from)) return true;
  const upper = running.lines[lineAt(running, written.from) - 1]?.text ?? '';
  return isBesideSignature(running, written, lead) || (lead.trim() === '' && place.test(upper.trim()));
}

function isStamped(running: RunningText, written: WrittenDate): boolean {
  const start = running.starts[lineAt(running, written.from)] ?? 0;
  const column = columnAbove(running, start).slice(0, STAMP_ROWS);
  const own = running.text.slice(start, written.from);
  const below = labelBelow(running, start);
  const isCourts = courts.test(`${column.join(' ')} ${below} ${restOfRow(running, written.to)}`);
  if (written.isStamp && isCourts) return true;
  const isLabeled = column.some((text, at) => isLabel(column, at) && isStamp(text, isCourts));
  return (
    isLabeled ||
    [own, below].some((text) => text.length < LONGEST_LABEL && isOfDate(text) && isStamp(text, isCourts))
  );
}

/** "Received" alone may be a lawyer's stamp. */
function isStamp(label: string, isCourts: boolean): boolean {
  return filing.test(label) || (isCourts && /^\W*received\W*$/i.test(label));
}

function isBesideSignature(running: RunningText, { from, to }: WrittenDate, lead: string): boolean {
  const at = lineAt(running, from);
  const own = running.text.slice(running.starts[at], from);
  if (/^\W*dated?\W*$/i.test(labelBelow(running, from))) return !otherAct.test(restOfRow(running, to));
  if (!bareDate.test(own) && !bareDate.test(lead)) return false;
  const row = `${leftOfRow(running, from)} ${restOfRow(running, to)}`;
  const lines = running.lines.slice(Math.max(0, at - LINES_NEAR), at + LINES_NEAR + 1);
  // The clerk's name below a stamp is not a signature.
  if (lines.some(({ text }) => filedAlone.test(text.replaceAll(' ', '')))) return false;
  const near = lines.map(({ text }) => text).join(' ');
  return signature.test(near) && !otherAct.test(row) && !/\bfiled in\b|\b(?:entered|filed):/i.test(near);
}
