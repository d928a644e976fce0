import type { DateRole } from '../dates/date-finding.ts';
import { columnAbove, labelBelow } from '../text/columns.ts';
import { isAboveGreeting } from '../dates/meaning-places.ts';
import { leftOfRow, restOfRow } from '../text/page-layout.ts';
import { type RunningText, lineAt } from '../text/running-text.ts';
import type { WrittenDate } from '../text/written-date.ts';

const STAMP_ROWS = 4;
const LINES_NEAR = 2;
const ABOVE = 220;
/** A certificate of mailing may have its date below. */
const servedAbove =
  /\b(?:on this date,? I (?:served|(?:e-?)?mailed|sent|delivered)|(?:served|delivering|mailing)\b[^.;]{0,60}as follows|served on the \w+)\b/i;
const bareDate = /^[^\p{L}]*(?:date|dated|on|this|day|the|\W)*$/iu;
const signature = /\/s\/|\bsignature\b|\bsigned\b|_{6}|\b(?:judge|magistrate|commissioner|referee|clerk|justice)\b/i;
const filing = /\b(?:(?:e-?)?filed|endorsed|entered|docketed)\b/i;
/** Other acts have a date, too. */
const otherAct = /\b(?:served|service|received|mailed|attempts?|hearing|trial|conference|held|returned)\b/i;

/** Whether the position of a date gives its meaning: below a stamp, or beside a signature with a bare label. */
export function isPlaced(
  running: RunningText,
  written: WrittenDate,
  { role, lead }: { role: DateRole; lead: string },
): boolean {
  if (role === 'filed') return isStamped(running, written);
  const above = running.text.slice(Math.max(0, written.from - ABOVE), written.from);
  if (role === 'served') return bareDate.test(lead) && servedAbove.test(above);
  if (role !== 'signed') return false;
  return isBesideSignature(running, written, lead) || (lead.trim() === '' && isAboveGreeting(running, written.from));
}

function isStamped(running: RunningText, written: WrittenDate): boolean {
  const start = running.starts[lineAt(running, written.from)] ?? 0;
  const column = columnAbove(running, start).slice(0, STAMP_ROWS);
  const own = running.text.slice(start, written.from);
  return filing.test(`${own} ${column.join(' ')} ${labelBelow(running, start)}`);
}

function isBesideSignature(running: RunningText, { from, to }: WrittenDate, lead: string): boolean {
  const at = lineAt(running, from);
  const own = running.text.slice(running.starts[at], from);
  if (!bareDate.test(own) && !bareDate.test(lead)) return false;
  const row = `${leftOfRow(running, from)} ${restOfRow(running, to)}`;
  const near = running.lines
    .slice(Math.max(0, at - LINES_NEAR), at + LINES_NEAR + 1)
    .map(({ text }) => text)
    .join(' ');
  return signature.test(near) && !otherAct.test(row);
}
