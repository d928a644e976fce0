import type { Day } from '../tools/day.ts';
import { instruction } from './date-roles.ts';
import type { WrittenDate } from './dates.ts';
import type { Doubt, Finding } from './paper.ts';
import { hasEvidence, hasRivalTime } from './hearing-evidence.ts';
import { type HearingKind, hearingKindOf } from './hearing-kind.ts';
import { placeNear } from './hearing-place.ts';
import { isMoved, isOnlyProposed, isPutOff } from './moved-days.ts';
import { entriesOf, headingAbove, restOfRow, wordsBefore } from './page-layout.ts';
import { isPastHearing } from './past-hearings.ts';
import { type RunningText, doubtsAt, placesOf } from './running-text.ts';
import { AFTER, BEFORE, sentenceAfter, sentenceBefore, sinceLastDate } from './sentences.ts';
import { type NearDates, type WrittenTime, findTimes, timeOf } from './times.ts';

export interface HearingFinding extends Finding {
  day: Day;
  /** `HH:MM`, of a day of 24 hours. Null where the paper gives none near the date. */
  time: string | null;
  /** Courtroom, department, address: as it stands in the paper. */
  place: string | null;
  kind: HearingKind;
}

const event =
  /\b(?:hearing|hear(?:d)?|trial|conference|mediation|appear(?:ances?)?|show cause|returnable|return date|calendar(?:ed)?|docket|set for|deposition|motion day|before the (?:\w+ ){0,2}(?:court|judge|hon|magistrate|commissioner|referee)|will move|courtroom|case management|status|pre-?trial|session|(?<!clerk of (?:the )?|\b(?:district|superior|circuit|family|supreme|county|probate|chancery) )court dates?|be held)\b/i;
/** What else a date with a time may be; an event named after it goes before. */
const otherUse =
  /.*\b(?:expires?|expiration|filed|e-?filed|received|submitted|accepted|lodged|signed|dated|issued|entered|effective|until|born|birth|married|separated|sworn|subscribed|served|mailed|sent|due|payments?|exchange[sd]?|pick ?up|drop ?off|return(?:ed|s)? the child(?:ren)?|no later than|on or before|ordered (?:this|on)|done this)\b(.*)$/i;

export function findHearings(running: RunningText, dates: readonly WrittenDate[]): HearingFinding[] {
  const near = { dates, times: findTimes(running.text), entries: entriesOf(running, dates) };
  const found = dates.flatMap((written) => hearingOn(running, written, near));
  return distinct(found);
}

function hearingOn(running: RunningText, written: WrittenDate, near: NearDates): HearingFinding[] {
  const { dates, times } = near;
  const { text } = running;
  const before = sentenceBefore(text, written).replaceAll(instruction, '');
  const time = timeOf(text, written, near);
  const heading = headingAbove(running, written.from);
  const isLabeled = time !== null && labeled.test(before);
  if (
    written.isStamp ||
    (isOtherUse(sinceLastDate(before, written, dates)) && !isLabeled && !isPutOff(before)) ||
    isPastHearing(running, written, dates)
  )
    return [];
  if (isLimit.test(before) || isTransmission.test(restOfRow(running, written.to))) return [];
  if (isOtherUse(heading) || /\bof (?:the )?order\b/i.test(heading)) return [];
  const after = text.slice(written.to, written.to + AFTER);
  const around = `${text.slice(Math.max(0, written.from - BEFORE), written.from)} # ${after}`;
  const isNamed =
    [before, heading, sentenceAfter(text, written)].some((words) => event.test(words)) || isPutOff(before);
  const isTitled =
    title.test(before) ||
    (/\bdate:?\W*$/i.test(before) && (time ? event.test(around) : isSetting(before, after)));
  if (!time)
    return isTitled || isStrong(ownWords(running, sinceLastDate(before, written, dates), written))
      ? [hearing(running, written, { time, dates })]
      : [];
  const isVisit = /\b(?:exchange|parenting time|pick|return|break|holiday|weekend|vacation|visit\w*)\b/i.test(
    before,
  );
  if (!isNamed && !isTitled && (isVisit || !event.test(around))) return [];
  const isEvident =
    isPutOff(before) ||
    hasEvidence({
      before: ownWords(running, sinceLastDate(before, written, dates), written),
      sentence: before,
      after,
      heading,
      around,
    });
  const isVague =
    !isTitled &&
    (!isEvident || isOutsideCourt(before) || hasRivalTime(text, written, { time, times, dates }));
  return [hearing(running, written, { time, dates, isVague: isVague || isFormerColumn(heading) })];
}

/** "By December 10, 2026 at 4:00 p.m." is a limit, whatever it is before. */
const isLimit =
  /\b(?:by|before|no(?:t)? later than|on or before|prior to)\W*(?:noon (?:on )?|(?:\d{1,2}(?::\d\d)? ?[ap]\.?m\.? )(?:on )?)?(?:the )?(?:\w{3,6}day,? )?$/i;

/** A fax machine's line: "Nov 20 2026 4:05PM  LAW OFFICES  p.2/3". */
const isTransmission = /\bp(?:g|age)?\.? ?\d+ ?(?:\/|of) ?\d+\b|\bfax\b/i;

/** A table of what was moved has the old day beside the new one. */
function isFormerColumn(heading: string): boolean {
  return /\b(?:old|former|previous|prior|original|current|from|was)\b/i.test(heading);
}

/** A class, a sale or an appraisal has a day and a time as well; a court event named behind it goes before. */
const outsideCourt =
  /.*\b(?:class|classes|seminar|workshop|program|orientation|counseling|evaluation|interview|inspection|apprais(?:al|er)|closing|sale|walk-?through|belongings|drug test|test(?:ing)?|surgery|flight|subpoena)\b(.*)$/is;

function isOutsideCourt(before: string): boolean {
  const rest = outsideCourt.exec(before)?.[1];
  return (
    rest !== undefined &&
    !/\b(?:hearing|trial|conference|mediation|deposition|appear|show cause|court)\b/i.test(rest)
  );
}

/** A form's "Date:" below the words that set an event. A return of service has dates with times as well. */
const labeled =
  /\b(?:hearing|trial|conference|mediation|deposition|appear)\b.{0,80}\b(?:held|heard|set|scheduled|follows|below)\b.*\bdate:\W*$/is;

/** Labels that forms use for the date of a court event. */
const title =
  /\b(?:(?:hearing|trial|calendar|appearance|conference|mediation|return|deposition) dates?|(?<!clerk of (?:the )?|\b(?:district|superior|circuit|family|supreme|county|probate|chancery) )court dates?|date(?: and time)? of (?:the )?(?:hearing|trial|conference|appearance|mediation|deposition)|date ?\/ ?time)\W*$/i;

/** Most signatures have a bare "Date:". It sets an event only with a time or place beside it, or the event's name before it. */
function isSetting(before: string, after: string): boolean {
  const near = before.slice(-60).replace(/^.*\d{4}/s, '');
  if (/\/s\/|\bsign/i.test(near)) return false;
  return /^\W*(?:time|dept|department|room|place|location|courtroom)\b/i.test(after) || event.test(near);
}

function isOtherUse(before: string): boolean {
  const rest = otherUse.exec(before)?.[1];
  return rest !== undefined && rest.length < 60 && !event.test(rest);
}

/** Without the headings and the other column's lines, which come before in the running text. */
function ownWords(running: RunningText, before: string, { from }: WrittenDate): string {
  const own = wordsBefore(running, from);
  // "A COURT HEARING WILL BE HELD AS FOLLOWS:"
  const isIntroduced = /:\s*$/.test(running.text.slice(0, from - own.length));
  return own.length < before.length && !isIntroduced ? own : before;
}

/** With no time beside it, a date is an event's only where the event is named close before it. */
function isStrong(before: string): boolean {
  if (isPutOff(before)) return true;
  // "AND NOW, this" dates the order itself.
  if (/\b(?:this|dated)\W*(?:the )?$/i.test(before)) return false;
  const isNear =
    /\b(?:hearing|trial(?! court)|conference|mediation|deposition|appear|show cause)\b[^.;\d]{0,45}$/i.test(
      before,
    );
  const isSet =
    /\b(?:hearing|trial|conference|mediation|deposition|appear|show cause)\b/i.test(before) &&
    /\b(?:set (?:for|on)|scheduled|will be (?:held|heard)|is (?:set|calendared|on)|appear|for|on|date:?)\W*(?:\w+day,? )?$/i.test(
      before,
    );
  const isLimit = /\b(?:by|before|prior to|no later than|until|complet\w+)\b[^.;]{0,20}$/i.test(before);
  return ((isNear && !isLimit) || isSet) && !/\b(?:days?|weeks?) (?:before|after|prior)\b/i.test(before);
}

interface Circumstances {
  time: WrittenTime | null;
  dates: readonly WrittenDate[];
  /** Only words further away speak of an event. */
  isVague?: boolean;
}

function hearing(
  running: RunningText,
  written: WrittenDate,
  { time, dates, isVague = false }: Circumstances,
): HearingFinding {
  const places = [
    ...placesOf(running, written.from, written.to),
    ...(time ? placesOf(running, time.from, time.to) : []),
  ];
  const doubts: Doubt[] = [...doubtsAt(running, places), ...written.doubts];
  if (!time) doubts.push('no-time');
  const isUnsettled = isOnlyProposed(running, written) || isMoved(running, written, dates);
  if (time?.isHalfKnown === false || isVague || isUnsettled) doubts.push('ambiguous');
  const around = running.text.slice(Math.max(0, written.from - BEFORE), written.to + AFTER);
  return {
    id: `hearing-${written.from}`,
    places,
    doubts: [...new Set(doubts)],
    day: written.day,
    time: time?.time ?? null,
    place: placeNear(running, written, time),
    kind: hearingKindOf(around, sentenceBefore(running.text, written)),
  };
}

function distinct(found: readonly HearingFinding[]): HearingFinding[] {
  return found.filter(
    (hearing, at) =>
      !found.some(
        (other, index) =>
          other.day === hearing.day &&
          index !== at &&
          ((other.time === hearing.time && index < at) || (hearing.time === null && other.time !== null)),
      ),
  );
}
