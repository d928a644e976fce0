import type { Day } from '../../tools/day.ts';
import { columnMeaning, rowOrColumnMeaning } from './column-meaning.ts';
import type { DateRole } from './date-finding.ts';
import { endOfRange } from './date-ranges.ts';
import type { WrittenDate } from '../text/written-date.ts';
import { type DateMeaning, nearestMeaning } from './meaning-words.ts';
import { isAboveGreeting, isFilingStamp, meaningByPlace } from './meaning-places.ts';
import { isInNotaryBlock } from './notary-blocks.ts';
import { wordsBefore } from '../text/page-layout.ts';
import type { RunningText } from '../text/running-text.ts';
import { isQuoted, sentenceBefore } from '../text/sentences.ts';
import { conditional, reportedSpeech } from '../text/unsettled-words.ts';

const MAX_DISTANCE = 110;

/** An entry of a list: "02/19/2027  DISCOVERY. All discovery must be completed by this date." */
const dueAfter = /^[^;]{0,90}\b(?:by|on or before|no later than) this date\b/i;
/** "You have until December 15, 2026 to respond." */
const taskWords =
  /^,? (?:in which )?to (?:respond|answer|file|object|appeal|serve|pay|reply|oppose|request)\b/i;
/** The meaning of an agreement, order or notice may follow the date: "on this 19th day of May, 2026, a copy was mailed". */
const sentAfter =
  /^,? (?:I|we|a (?:true )?(?:and \w+ )?copy|copies|the (?:undersigned|foregoing|above))\b[^.;]{0,70}\b(?:served|(?:e-?)?mailed|delivered|sent|faxed)\b/i;
const dateLine = /(?:\bon|\bthis)\W*(?:the )?$/i;
/** An instruction on a form: "on or before (date):". */
export const instruction = /[({[] ?(?:specify|date|month|mm\/|time|fecha)[^)}\]]{0,30}[)}\]]/gi;
/** "If you were married before", "he stayed until": such words only set a limit if something is limited. */
const looseLimit =
  /\b(?:(?<!\bor )before|prior to|until)(?: the)?\W*(?:(?:noon|\d{1,2}(?::\d\d)? ?[ap]\.?m\.?)(?: on)? ?)?$/i;
const bindingWords =
  /\b(?:shall|must|ordered|required?|requires|needs?|please|will|ha(?:s|ve)|is to|are to|file|serve|send|pay|return|submit|respond|answer|object|orders?|effect|force|valid|continues?|remains?|support|payments?|lasts?|extended|from)\b/i;

/** "was due on", "expired on": a past limit no longer applies. */
const describedAsPast = /\b(?:was|were|had|did|expired|ended|waited|stayed|left)\b[^.;]*$/i;

/** "The first payment is due on December 15, 2026 and the last on November 15, 2029." */
const lastOfSeveral = /^,? ?(?:and|with) the last(?: payment| one)?(?: (?:is|being|falls|due))* (?:on )?$/i;
/** The end of a time that a report covers: "average of the 13 weeks ending". */
const reportedPeriod =
  /\b(?:pay|stubs?|wages|average|period|weeks?|months?|quarter)(?: period)?,? ending:?\W*$/i;

const CERTIFICATE_LENGTH = 400;
const certifiedSending =
  /\bcertify\b((?!certify|\b20\d\d).)*\b(?:sent|mailed|served|delivered)\b((?!certify|\b20\d\d).)*\bthis\W*(?:the )?$/is;

/** "I certify that a copy has been sent by mail to …, this 19th day of November": an address may stand between. */
function isOfSending({ text }: RunningText, { from }: WrittenDate): boolean {
  return certifiedSending.test(text.slice(Math.max(0, from - CERTIFICATE_LENGTH), from));
}

/** The meaning of a date, from the words that refer to it or from its position. */
export function meaningOf(
  running: RunningText,
  written: WrittenDate,
  { dates, today }: { dates: readonly WrittenDate[]; today: Day },
): DateMeaning {
  const before = sentenceEnd(wordsBefore(running, written.from), running, written, dates);
  if (isOfSending(running, written)) return certainMeaning('served');
  const meaning = meaningIn(running, written, { before, dates, today });
  const isLimit = meaning.role === 'due' || meaning.role === 'expires';
  const range = isLimit ? endOfRange(running, written, dates) : null;
  // A past day of a range may belong to a marriage or another story, and needs no check.
  if (range && written.day <= today) return { ...meaning, role: 'other' };
  if (range) return ofRange(running, written, range);
  const isBinding =
    !isLimit || (!reportedSpeech.test(before) && (!looseLimit.test(before) || bindingWords.test(before)));
  if (isLimit && (describedAsPast.test(before) || reportedPeriod.test(before)))
    return { ...meaning, role: 'other' };
  const isOpen =
    meaning.role === 'starts' &&
    written.day > today &&
    (reportedSpeech.test(before) || conditional.test(before));
  return { ...meaning, isSure: meaning.isSure && isBinding && !isOpen && !isQuoted(running.text, written) };
}

function meaningIn(
  running: RunningText,
  written: WrittenDate,
  { before, dates, today }: { before: string; dates: readonly WrittenDate[]; today: Day },
): DateMeaning {
  const after = running.text.slice(written.to, written.to + MAX_DISTANCE);
  if (isFilingStamp(running, written)) return certainMeaning('filed');
  if (/^\W*present\W*:/i.test(after)) return certainMeaning('signed');
  if (dueAfter.test(after) || (/\buntil\W*$/i.test(before) && taskWords.test(after)))
    return certainMeaning('due');
  if (dateLine.test(before) && sentAfter.test(after)) return certainMeaning('served');
  if (/\bfirst payment\b[^.]{0,20}\bdue\b/i.test(before)) return certainMeaning('starts');
  if (
    lastOfSeveral.test(before) &&
    /\bfirst (?:payment|installment)\b/i.test(sentenceBefore(running.text, written))
  )
    return certainMeaning('expires');
  const row = written.isStamp ? null : nearestMeaning(before);
  const named = rowOrColumnMeaning(running, written, {
    row,
    column: columnMeaning(running, written, today),
  });
  // "VIA CERTIFIED MAIL" above the date of a letter.
  if (named && !row && isAboveGreeting(running, written.from)) return { ...named, isSure: false };
  if (named?.role === 'expires' && isInNotaryBlock(running, written)) return { ...named, isSure: false };
  if (named && named.role !== 'other') return named;
  // A past day of a range may belong to a marriage or another story, and needs no check anyway.
  const range = written.day > today ? endOfRange(running, written, dates) : null;
  if (range) return ofRange(running, written, range);
  const placed = meaningByPlace(running, written, before);
  return named && placed.role !== 'filed' ? named : placed;
}

/** "Petitioner asks for the children from March 1 to March 8, 2027" sets nothing. */
const requested = /\b(?:asks?|asked|requests?|requested|seeks?|moves|wishes|objects?|denied)\b/i;

function ofRange({ text }: RunningText, written: WrittenDate, role: DateRole): DateMeaning {
  const before = sentenceBefore(text, written);
  const isStated = ![reportedSpeech, requested, conditional].some((words) => words.test(before));
  return { role, isSure: isStated && !isQuoted(text, written), isNamed: true };
}

function certainMeaning(role: DateRole): DateMeaning {
  return { role, isSure: true, isNamed: true };
}

/** The part of the sentence before this date and after any earlier date. */
function sentenceEnd(
  words: string,
  { text }: RunningText,
  { from }: WrittenDate,
  dates: readonly WrittenDate[],
): string {
  const previous = dates.findLast(({ to }) => to <= from);
  const sinceDate = previous ? text.slice(previous.to, from) : words;
  const isJoined = previous && /^,? (?:and|or|to|through|&) ?(?:the )?$/i.test(sinceDate);
  const own = isJoined || sinceDate.length > words.length ? words : sinceDate;
  return own
    .slice(-MAX_DISTANCE)
    .replaceAll(/\.{3,}/g, ' ')
    .replace(/\b\w{3,6}day,? ?$/i, '')
    .replaceAll(instruction, '')
    .replace(/^.*(?<!\b[ap]\.m|\b[A-Z]|\bdiv|\bno|\binit|\bcomm|\bappt|\bexp)[.;]\s/is, '');
}
