import type { Day } from '../../tools/day.ts';
import { endOfRange } from '../dates/date-ranges.ts';
import { instruction } from '../dates/date-roles.ts';
import { isFilingStamp } from '../dates/meaning-places.ts';
import type { WrittenDate } from '../text/written-date.ts';
import { event, isOtherLabel, isSetting, isStrong, labeled, title } from './event-words.ts';
import { type HearingFinding, hearingFinding } from './hearing-finding.ts';
import { hasEvidence, hasRivalTime } from './hearing-evidence.ts';
import { nearestMeaning } from '../dates/meaning-words.ts';
import { isPostponed } from './moved-days.ts';
import { isRecordOfResults } from '../dates/column-meaning.ts';
import {
  DENIAL_REACH,
  isBelowChange,
  isDenied,
  isFormerColumn,
  isNewColumn,
  isLimit,
  isNotCourtEvent,
  isOutsideCourt,
  isPrivateTalk,
  isTransmission,
} from './other-uses.ts';
import { headingAbove, headingRow } from '../text/columns.ts';
import { leftOfRow, restOfRow, wordsBefore } from '../text/page-layout.ts';
import { isPastHearing } from './past-hearings.ts';
import type { RunningText } from '../text/running-text.ts';
import {
  CHARACTERS_AFTER,
  CHARACTERS_BEFORE,
  sentence,
  sentenceAfter,
  sentenceBefore,
  textSinceLastDate,
} from '../text/sentences.ts';
import { entriesOf, rowOf } from '../text/table-rows.ts';
import { type NearDates, findTimes, timeOf } from './times.ts';

const courtEvent = /\b(?:hearing|trial|conference|mediation|deposition|appear)\b/i;

/** Every mention of an event with a day. */
export function findHearings(
  running: RunningText,
  dates: readonly WrittenDate[],
  today: Day,
): HearingFinding[] {
  const near = { today, dates, times: findTimes(running.text), entries: entriesOf(running, dates) };
  return dates.flatMap((written) => hearingOn(running, written, near));
}

function hearingOn(
  running: RunningText,
  written: WrittenDate,
  near: NearDates & { today: Day },
): HearingFinding[] {
  const { dates, times, today } = near;
  const { text } = running;
  const { before, after, clauseAfter, around, clause } = wordsAround(running, written, dates);
  const time = timeOf(text, written, near);
  const heading = headingAbove(running, written.from);
  const isLabeled = time !== null && labeled.test(before);
  if (
    written.isStamp ||
    isFilingStamp(running, written) ||
    (isNotCourtEvent(textSinceLastDate(before, written, dates)) && !isLabeled && !isPostponed(before)) ||
    isPastHearing(running, written, dates)
  )
    return [];
  if (isLimit.test(before) || isTransmission.test(restOfRow(running, written.to))) return [];
  if (written.day < today && isRecordOfResults(running, written.from)) return [];
  if ((isNotCourtEvent(heading) && !title.test(heading)) || /\bof (?:the )?order\b/i.test(heading)) return [];
  const isNamed = [before, heading, clauseAfter].some((words) => event.test(words)) || isPostponed(before);
  const isTitled =
    title.test(before) ||
    (/\bdate:?\W*$/i.test(before) &&
      !isOtherLabel(before) &&
      (time ? event.test(around) : isSetting(before, after)));
  if (!time)
    return isTitled ||
      title.test(heading) ||
      isMovedTo.test(text.slice(Math.max(0, written.from - 200), written.from)) ||
      isStrong(ownWords(running, textSinceLastDate(before, written, dates), written))
      ? [hearingFinding(running, written, { time, dates })]
      : [];
  const isVisit =
    /\b(?:exchange|parenting time|pick|return(?! (?:date|of process))|break|holiday|weekend|vacation|visit\w*)\b/i.test(
      before,
    );
  // An upcoming day with its own time but no stated purpose may be an event.
  const isOpen =
    written.day > today &&
    [textSinceLastDate(before, written, dates), heading].every((words) => nearestMeaning(words) === null);
  const isPartOfRange = endOfRange(running, written, dates) !== null && !courtEvent.test(before.slice(-90));
  if (isPartOfRange && !isTitled) return [];
  if (!isNamed && !isTitled && (isVisit || !(isOpen || event.test(around)))) return [];
  const isNewDay = isNewColumn(heading, headingRow(running, written.from));
  const isEvident =
    isPostponed(before) ||
    (isNewDay && event.test(leftOfRow(running, written.from))) ||
    hasEvidence({
      before: ownWords(running, textSinceLastDate(before, written, dates), written),
      sentence: before,
      // In all capitals, a row label can't be distinguished from the next sentence.
      after: /[a-z]{2}/.test(after) ? after : restOfRow(running, written.to).slice(0, CHARACTERS_AFTER),
      heading,
      around,
    });
  const isVague =
    !isTitled &&
    (!isEvident ||
      isOutsideCourt(clause) ||
      isPrivateTalk(sentence(text, written)) ||
      isDenied.test(text.slice(written.to, written.to + DENIAL_REACH)) ||
      hasRivalTime(text, written, { time, times, dates }));
  return [
    hearingFinding(running, written, {
      time,
      dates,
      isVague: isVague || isFormerColumn(heading) || (heading === '' && isBelowChange(around)),
    }),
  ];
}

/** "CONTINUED from November 13, 2026 to:", with the new day, its hour and the place in columns below. */
const isMovedTo =
  /\b(?:continued|moved|reset|rescheduled|postponed|adjourned) from\b[^.;]{0,50}\bto:((?!\b20\d\d\b).){0,90}$/is;

interface WordsAround {
  /** The words of the sentence or of the table's row. */
  before: string;
  after: string;
  clauseAfter: string;
  /** More words on both sides. In a list, the column headings replace the preceding words. */
  around: string;
  clause: string;
}

function wordsAround(running: RunningText, written: WrittenDate, dates: readonly WrittenDate[]): WordsAround {
  const { text } = running;
  const row = rowOf(running, written, dates);
  const before = (row?.before ?? sentenceBefore(text, written)).replaceAll(instruction, '');
  const after = (row?.after ?? text.slice(written.to)).slice(0, CHARACTERS_AFTER);
  const above = row?.isListed
    ? headingRow(running, written.from).join(' ')
    : text.slice(Math.max(0, written.from - CHARACTERS_BEFORE), written.from);
  return {
    before,
    after,
    clauseAfter: row ? after : sentenceAfter(text, written),
    around: `${above} # ${after}`,
    clause: row ? before + restOfRow(running, written.to) : before,
  };
}

/** The words before the date without headings and the other column's lines, which come first in the running text. */
function ownWords(running: RunningText, before: string, { from }: WrittenDate): string {
  const own = wordsBefore(running, from);
  // Matches "A COURT HEARING WILL BE HELD AS FOLLOWS:".
  const isIntroduced = /:\s*$/.test(running.text.slice(0, from - own.length));
  return own.length < before.length && !isIntroduced ? own : before;
}
