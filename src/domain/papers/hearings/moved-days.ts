import type { WrittenDate } from '../text/written-date.ts';
import { restOfRow } from '../text/page-layout.ts';
import { type RunningText, lineAt } from '../text/running-text.ts';
import { conditional, reportedSpeech } from '../text/unsettled-words.ts';
import {
  CHARACTERS_AFTER,
  CHARACTERS_BEFORE,
  sentence,
  sentenceAfter,
  sentenceBefore,
} from '../text/sentences.ts';

/** Words before and after a day that the paper replaces with another one. */
const movedBefore =
  /\b(?:(?:continued|rescheduled|reset|moved|adjourned|postponed) from|(?:previously|currently|originally|heretofore|formerly|initially) (?:set|scheduled|noticed|calendared|fixed|assigned)|disregard|(?:no longer|not) (?:need|have|required|necessary) to (?:attend|appear|come|be present|go)|vacat(?:es?|ed|ing)|cancel(?:s|led|ed|ing)|str(?:ikes?|iking|icken)|then (?:to be|set|scheduled|noticed)|(?:was|were) (?:then |first )?to (?:be|have been|take place)|had (?:previously |originally |first )?(?:been )?(?:set|scheduled|noticed|calendared|fixed))\b|\b(?:previously|originally|formerly|initially|not)(?: come| appear)?(?: on| for)?\W*$|\b(?:previous|old|former|prior|original) (?:\w+ )?(?:setting|date|time|schedule)s?\W*$/i;
const movedAfter =
  /\b(?<!\b(?:will|may|not completed) be )(?:vacated|cancell?ed|canceled|withdrawn|superseded|stricken|off calendar|removed from|no longer|will not (?:go forward|be held|take place)|need not appear|(?:unnecessary|not (?:necessary|needed|required)|waived)|re-?scheduled|continued|reset|adjourned|postponed|moved|struck|crossed out|lined out|(?:taken|dropped|removed) (?:off|from)|in abeyance|(?:has|have|with|at|to|for) an? (?:new|different) (?:time|date|day)|(?:is|was|are|were|has|have|been) (?:hereby |now )?changed|no appearance (?:is |will be )?(?:needed|required|necessary)|(?:is|are|was|were|has been|have been|be) (?:hereby |now )?(?:passed|released|void(?:ed)?|stayed|converted|called off|put off|dropped))\b(?! from day)/i;
/** The next sentence cancels the event: "The deposition is adjourned by agreement." */
const movedNext =
  /^[^.;]{0,60}[.;] (?:the|this|that|said|it) (?:(?!(?:prior|previous|former|old|original|other|first|earlier)\b)\w+ ){0,2}?(?:is|are|was|were|has been|have been) (?:hereby |now )?(?:vacated|cancell?ed|withdrawn|superseded|stricken|adjourned|postponed|passed|re-?scheduled|called off)\b/i;
/** Abbreviations used in calendars. */
const abbreviated = /\b(?:cont(?:'?d)?|canc|vac|resched|postp)\b\.?/i;
/** "continued to December 3, is continued again": the day to which an event was moved is replaced, too. */
const movedAgain =
  /^[^.;]{0,40}\b(?:is|are|was|were|has been|have been|now)(?: (?:hereby|now|again|further|also))* (?:vacated|cancell?ed|withdrawn|superseded|stricken|re-?scheduled|continued|reset|adjourned|postponed|moved)\b/i;
const clockTime = /\b\d{1,2}(?::\d\d)? ?[ap]\.? ?m\b\.?/gi;
/** In text files, text between double tildes is crossed out. */
const crossedOutMark = /~~/g;
/** A notice that replaces earlier ones also mentions their days. */
const superseding =
  /\b(?:takes? the place of|in (?:the )?place of|in lieu of|instead of|supersed(?:es?|ing)|replac(?:es?|ing)|(?:withdraws?|rescinds?) (?:the|this|that|its|his|her|our|my|an?) (?:\w+ ){0,3}notices?)\b(?![^.;]*\b(?:is|are|now|hereby|will|shall|with|by)\b)/i;
/** A postponed event is set on the new day, whatever it is called: "continued for review to". */
const putOff =
  /\b(?:continued|adjourned|postponed|rescheduled|reset|moved)(?: [\w/.,:]+){0,8} (?:to|until|for)\W*(?:\w+day,? )?(?:the )?$/i;
/** A letter that proposes a day doesn't set it. */
const proposed =
  /\b(?:propos(?:es?|ing)|proposed (?:date|day|hearing|conference|mediation)|suggest(?:s|ed|ing)?|would like to|(?:am|is|are) available|are you available|tentative(?:ly)?|let (?:us|me) know)\b/i;
/** A motion that requests a day doesn't set it either. */
const requested =
  /\b(?:requests?|asks?|moves?) (?:that|to|whether|if|(?:the|this) court to)\b|\bwhether\b|\b(?:can|could|might|would|may) be (?:moved|continued|reset|rescheduled|held|set|postponed|heard)\b/i;
/** Compares the words between this date and its neighbors: an event moved from one day is moved to the other. */
export function isMoved(running: RunningText, written: WrittenDate, dates: readonly WrittenDate[]): boolean {
  const { text } = running;
  const before = sentenceBefore(text, written);
  const at = dates.indexOf(written);
  const untilNext = (dates[at + 1]?.from ?? text.length) - written.to;
  const after = sentenceAfter(text, written).slice(0, untilNext);
  const sinceDate = text
    .slice(written.to, written.to + untilNext)
    .slice(0, CHARACTERS_AFTER)
    .replaceAll(clockTime, ' ');
  if (isCrossedOut(text, written) || movedNext.test(sinceDate)) return true;
  if (putOff.test(before)) return movedAgain.test(after.replaceAll(clockTime, ' '));
  if (superseding.test(before)) return true;
  const sinceLast = written.from - (dates[at - 1]?.to ?? 0);
  const inRow = cellsAfter(running, written).slice(0, untilNext);
  return (
    movedBefore.test(before.slice(-sinceLast)) ||
    [movedAfter, abbreviated].some((words) => words.test(inRow)) ||
    movedAfter.test(after)
  );
}

function isCrossedOut(text: string, { from, to }: WrittenDate): boolean {
  const before = text.slice(Math.max(0, from - CHARACTERS_BEFORE), from).match(crossedOutMark) ?? [];
  return before.length % 2 === 1 && text.slice(to, to + CHARACTERS_AFTER).includes('~~');
}

/** The other cells of a table's row, such as its result. An abbreviated title doesn't end them. */
function cellsAfter(running: RunningText, { to }: WrittenDate): string {
  const end = running.starts[lineAt(running, to) + 1] ?? running.text.length;
  const row = restOfRow(running, to);
  return row.length > end - to ? row : '';
}

export function isPostponed(before: string): boolean {
  return putOff.test(before);
}

export function isOnlyProposed({ text }: RunningText, written: WrittenDate): boolean {
  const before = sentenceBefore(text, written);
  return (
    proposed.test(sentence(text, written)) ||
    reportedSpeech.test(sentence(text, written)) ||
    requested.test(before) ||
    conditional.test(before)
  );
}
