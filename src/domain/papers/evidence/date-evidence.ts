import type { DateRole } from '../dates/date-finding.ts';
import { ofPayment } from '../dates/column-meaning.ts';
import { endOfRange } from '../dates/date-ranges.ts';
import { headingAbove } from '../text/columns.ts';
import { leftOfRow, restOfRow } from '../text/page-layout.ts';
import type { RunningText } from '../text/running-text.ts';
import { sentenceBefore } from '../text/sentences.ts';
import type { WrittenDate } from '../text/written-date.ts';
import { clauseBefore, clauseAfter } from './clauses.ts';
import { areKnownWords } from './court-words.ts';
import { hasMeaningByPosition } from './place-evidence.ts';
import {
  roleWords,
  instructingVerbs,
  thingsWithDuration,
  limitLabel,
  obligingVerbs,
  ownDate,
  reports,
  strictLimit,
  reportingWords,
} from './role-words.ts';

interface Governed {
  /** The words of the clause before the one that gives the meaning. */
  before: string;
  governor: string;
  /** The words between it and the date. */
  gap: string;
}

/**
 * Whether the words that give a date its meaning are all known. If not, the rules may still be right, but the date has
 * to be checked.
 */
export function isPlainlyMeant(
  running: RunningText,
  written: WrittenDate,
  { role, dates }: { role: DateRole; dates: readonly WrittenDate[] },
): boolean {
  const lead = clauseBefore(running, written, dates);
  const heading = headingAbove(running, written.from);
  const isOfColumn =
    heading !== '' &&
    heading.split(' ').length <= LONGEST_HEADING &&
    (isGoverned(heading, role) ||
      (role === 'due' && ofPayment.test(heading)) ||
      (role === 'due' && /^\W*(?:due|deadline|by)\b(?: (?:when|date|by))?\W*$/i.test(heading)));
  if (role === 'commission' || isOfColumn) return true;
  if (role === 'past-hearing') return isTold(running, written, lead);
  if (hasMeaningByPosition(running, written, { role, lead })) return true;
  if (role === 'signed' && opening.test(lead)) return true;
  const tail = clauseAfter(running, written, dates);
  if (ofTime.has(role) && statesMore.test(tail)) return false;
  if (role === 'due' && /\b(?:by|on or before|no later than) this date\b|^,? to \w+/i.test(tail)) return true;
  if (role === 'served' && onThis.test(lead) && sentAfter.test(tail)) return true;
  if ((role === 'starts' || role === 'expires') && footer.test(rowOf(running, written))) return false;
  if (endOfRange(running, written, dates) === role) return true;
  return isGoverned(lead, role) || isGoverned(sentenceBefore(running.text, written), role, lead);
}

/** A past event is stated in the clause before the date, or in its row together with its result. */
function isTold(running: RunningText, written: WrittenDate, lead: string): boolean {
  if (lead.trim() === '')
    return /\b(?:held|heard|completed|concluded)\b/i.test(restOfRow(running, written.to));
  return areKnownWords(lead.replaceAll(reportingWords, ' '), { areNamesKnown: true });
}

function rowOf(running: RunningText, { from }: WrittenDate): string {
  return leftOfRow(running, from) + restOfRow(running, from);
}

/** The version of a form. */
const footer = /\bp(?:age|g\.?) ?\d+ ?(?:of|\/) ?\d+\b|\bOMB\b|\bform \d/i;
const ofTime = new Set<DateRole>(['due', 'expires', 'starts']);
/** "The response due December 2, 2026 may be filed": the words before the date are the subject of another statement. */
const statesMore =
  /^[\s,]*(?:is|are|was|were|has|have|had|may|might|can|cannot|could|will|would|shall|should|must|need|needs|does|do|did)\b/i;
const LONGEST_HEADING = 6;
const LONGEST_NAME = 22;
/** "AND NOW, this", "IT IS on this" open an order. */
const opening = /\b(?:and now|it is|now)[^.;]{0,12}\bthis\W*(?:the )?$/i;
const onThis =
  /^(?:.*\b(?:certify|state|declare)s?\b[^.;]{0,30})?\W*(?:that )?(?:on|this|on this|this the)\W*(?:the )?(?:\w{3,6}day,? )?$/is;
const sentAfter =
  /^,? (?:I|we|a|copies|the (?:undersigned|foregoing|above))\b[^;]*\b(?:served|(?:e-?)?mailed|delivered|sent|faxed|furnished|gave)\b/i;

function isGoverned(words: string, role: DateRole, lead = words): boolean {
  const governed = governedBy(words, role);
  if (!governed || !isKnownGap(governed.gap)) return false;
  const { before, governor } = governed;
  if (role === 'due')
    return strictLimit.test(governor) || obligingVerbs.test(words) || instructingVerbs.test(words);
  if (role === 'expires' || role === 'starts')
    return (
      !/\bcommission\b|\bnotary\b/i.test(words) && (thingsWithDuration.test(words) || limitLabel.test(lead))
    );
  if (role === 'background' || (role === 'signed' && ownDate.test(governor))) return true;
  return areKnownWords(before.replaceAll(reports, ' '), { areNamesKnown: true, isFirstName: true });
}

/** In a label in capitals, a short remainder is a name: "SERVED ON JARED TOLLIVER". */
function isKnownGap(gap: string): boolean {
  const isShortLabel =
    gap.length <= LONGEST_NAME && /^ (?:on|to|by|upon)\b[\sA-Z.,'-]*$/i.test(gap) && !/[a-z]/.test(gap);
  // "Sworn to before me by ADA QUILL": capitals in a sentence are a name.
  const words = /[a-z]{3}/.test(gap)
    ? gap.replaceAll(/\b(?:on|to|upon|by|named)(?: [A-Z][A-Z.'-]*\b\.?){2,4}/g, ' ')
    : gap;
  return isShortLabel || areKnownWords(words, { areNamesKnown: true, isFirstName: true });
}

function governedBy(words: string, role: DateRole): Governed | null {
  const pattern = roleWords[role];
  const match = pattern ? [...words.matchAll(pattern)].at(-1) : undefined;
  if (!match) return null;
  const [governor] = match;
  const gap = words.slice(match.index + governor.length);
  return { before: words.slice(0, match.index), governor, gap };
}
