import type { DateRole } from '../dates/date-finding.ts';
import { endOfRange } from '../dates/date-ranges.ts';
import { headingAbove } from '../text/columns.ts';
import type { RunningText } from '../text/running-text.ts';
import { sentenceBefore } from '../text/sentences.ts';
import type { WrittenDate } from '../text/written-date.ts';
import { leadTo, tailOf } from './clauses.ts';
import { areKnown } from './court-words.ts';
import { isPlaced } from './place-evidence.ts';
import { governors, lasts, limitLabel, obliges, ownDate, reports, strictLimit, told } from './role-words.ts';

interface Governed {
  /** The words of the clause before the one that gives the meaning. */
  before: string;
  governor: string;
  /** The words between it and the date. */
  gap: string;
}

/**
 * Whether the words that give a date its meaning are all known. The rules may be right without, but then the date asks to be
 * checked.
 */
export function isPlainlyMeant(
  running: RunningText,
  written: WrittenDate,
  { role, dates }: { role: DateRole; dates: readonly WrittenDate[] },
): boolean {
  const lead = leadTo(running, written, dates);
  const heading = headingAbove(running, written.from);
  const isOfColumn = heading !== '' && heading.split(' ').length <= LONGEST_HEADING && isGoverned(heading, role);
  if (role === 'commission' || isOfColumn) return true;
  if (role === 'past-hearing') return areKnown(lead.replaceAll(told, ' '), { areNamesKnown: true });
  if (isPlaced(running, written, { role, lead })) return true;
  if (role === 'signed' && opening.test(lead)) return true;
  const tail = tailOf(running, written, dates);
  if (role === 'due' && /\b(?:by|on or before|no later than) this date\b|^,? to \w+/i.test(tail)) return true;
  if (role === 'served' && onThis.test(lead) && sentAfter.test(tail)) return true;
  if (endOfRange(running, written, dates) === role) return true;
  return isGoverned(lead, role) || isGoverned(sentenceBefore(running.text, written), role, lead);
}

const LONGEST_HEADING = 6;
/** "AND NOW, this", "IT IS on this" open an order. */
const opening = /\b(?:and now|it is|now)[^.;]{0,12}\bthis\W*(?:the )?$/i;
const onThis = /\b(?:on|this)\W*(?:the )?$/i;
const sentAfter = /\b(?:served|(?:e-?)?mailed|delivered|sent|faxed|furnished|gave)\b/i;

function isGoverned(words: string, role: DateRole, lead = words): boolean {
  const governed = governedBy(words, role);
  if (!governed || !areKnown(governed.gap, { areNamesKnown: true, isFirstName: true })) return false;
  const { before, governor } = governed;
  if (role === 'due') return strictLimit.test(governor) || obliges.test(words);
  if (role === 'expires' || role === 'starts')
    return !/\bcommission\b|\bnotary\b|\bOMB\b/i.test(words) && (lasts.test(words) || limitLabel.test(lead));
  if (role === 'background' || (role === 'signed' && ownDate.test(governor))) return true;
  return areKnown(before.replaceAll(reports, ' '), { areNamesKnown: true, isFirstName: true });
}

function governedBy(words: string, role: DateRole): Governed | null {
  const pattern = governors[role];
  const match = pattern ? [...words.matchAll(pattern)].at(-1) : undefined;
  if (!match) return null;
  const [governor] = match;
  const gap = words.slice(match.index + governor.length);
  return { before: words.slice(0, match.index), governor, gap };
}
