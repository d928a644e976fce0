import type { Day } from '../tools/day.ts';
import { instruction } from './date-roles.ts';
import type { WrittenDate } from './dates.ts';
import type { Doubt, Finding } from './paper.ts';
import { hasEvidence, hasRivalTime } from './hearing-evidence.ts';
import { entriesOf, headingAbove, restOfRow, wordsBefore } from './page-layout.ts';
import { type RunningText, doubtsAt, placesOf } from './running-text.ts';
import { type NearDates, type WrittenTime, findTimes, timeOf } from './times.ts';

export type HearingKind = 'hearing' | 'trial' | 'conference' | 'mediation' | 'deposition';

export interface HearingFinding extends Finding {
  day: Day;
  /** `HH:MM`, of a day of 24 hours. Null where the paper gives none near the date. */
  time: string | null;
  /** Courtroom, department, address: as it stands in the paper. */
  place: string | null;
  kind: HearingKind;
}

const BEFORE = 260;
const AFTER = 150;
const event =
  /\b(?:hearing|hear(?:d)?|trial|conference|mediation|appear(?:ances?)?|show cause|returnable|return date|calendar(?:ed)?|docket|set for|deposition|motion day|before the (?:\w+ ){0,2}(?:court|judge|hon|magistrate|commissioner|referee)|will move|courtroom|case management|status|pre-?trial|session|(?<!clerk of (?:the )?|\b(?:district|superior|circuit|family|supreme|county|probate|chancery) )court dates?|be held)\b/i;
/** The paper sets another day in place of this one: what stands before the day, and what stands after it. */
const movedBefore =
  /\b(?:(?:continued|rescheduled|reset|moved|adjourned|postponed) from|(?:previously|currently|originally|heretofore|formerly|initially) (?:set|scheduled|noticed|calendared|fixed|assigned)|vacat(?:es?|ed|ing)|cancel(?:s|led|ed|ing)|str(?:ikes?|iking|icken))\b/i;
const movedAfter =
  /\b(?<!\b(?:will|may|not completed) be )(?:vacated|cancell?ed|stricken|off calendar|re-?scheduled|continued|reset|adjourned|postponed|moved)\b(?! from day)/i;
/** The event has been. */
const past =
  /\b(?:came (?:on|before|regularly)|came on for|coming (?:on|before)|(?:hearing|trial|conference|mediation) held|(?:after|following) (?:a|the) (?:\w+ ){0,2}(?:hearing|conference|trial)(?: held)?\W+on|was (?:held|heard|tried|conducted)|having (?:been|come)|were (?:present|heard)|failed to appear|missed|did not (?:appear|attend)|attended|testified|appeared (?:on|at|in|before|for)|(?<!\bbe )heard (?:this|the) matter|matter was)\b/i;
/** "Now on this 10th day of November, this cause comes on for hearing". */
const comesOn = /^,? (?:this|the) (?:cause|matter|case)\b.{0,40}\b(?:comes?|came|coming) (?:on|before)\b/i;
/** A docket's entry of an event that was held. */
const result = /^[^.;]{0,90}\b(?:result|status|outcome):? ?(?:held|completed|concluded)\b/i;
/** After what has been, the same sentence may set what is to come: "having been read, ordered to show cause on". */
const ahead =
  /\b(?:show cause|(?:shall|must|will|to) (?:personally )?appear|is (?:hereby )?set|set (?:this|the) matter|returnable|be heard)\b/i;
/** What is put off is put off to a day, whatever it is called: "continued for review to". */
const putOff =
  /\b(?:continued|adjourned|postponed|rescheduled|reset|moved)(?: [\w/.,:]+){0,8} (?:to|until|for)\W*(?:\w+day,? )?(?:the )?$/i;
/** A letter that asks for a day sets none. */
const proposed =
  /\b(?:propos(?:es?|ing)|proposed (?:date|day|hearing|conference|mediation)|suggest(?:s|ed|ing)?|would like to|(?:am|is|are) available|are you available|tentative(?:ly)?|let (?:us|me) know)\b/i;
/** A motion that asks for a day sets none either. */
const requested = /\b(?:requests?|asks?|moves?) (?:that|to|(?:the|this) court to)\b/i;
/** What else a date with a time may be; an event named after it goes before. */
const otherUse =
  /.*\b(?:expires?|expiration|filed|e-?filed|received|submitted|accepted|lodged|signed|dated|issued|entered|effective|until|born|birth|married|separated|sworn|subscribed|served|mailed|due|payments?|exchange[sd]?|pick ?up|drop ?off|return(?:ed|s)? the child(?:ren)?|no later than|on or before|ordered (?:this|on)|done this)\b(.*)$/i;

export function findHearings(running: RunningText, dates: readonly WrittenDate[]): HearingFinding[] {
  const near = { dates, times: findTimes(running.text), entries: entriesOf(running, dates) };
  const found = dates.flatMap((written) => hearingOn(running, written, near));
  return distinct(found);
}

/** Whether the paper tells of an event on this date that has been. */
export function isPastHearing(
  { text }: RunningText,
  written: WrittenDate,
  dates: readonly WrittenDate[],
): boolean {
  const before = sinceLastDate(sentenceBefore(text, written), written, dates);
  const after = sentenceAfter(text, written);
  return isPast(before) || comesOn.test(after) || result.test(after);
}

function isPast(before: string): boolean {
  const match = past.exec(before);
  return match !== null && !ahead.test(before.slice(match.index + match[0].length));
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
    (isOtherUse(sinceLastDate(before, written, dates)) && !isLabeled && !putOff.test(before)) ||
    isPastHearing(running, written, dates)
  )
    return [];
  if (isLimit.test(before) || isTransmission.test(restOfRow(running, written.to))) return [];
  if (isOtherUse(heading) || /\bof (?:the )?order\b/i.test(heading)) return [];
  const after = text.slice(written.to, written.to + AFTER);
  const around = `${text.slice(Math.max(0, written.from - BEFORE), written.from)} # ${after}`;
  const isNamed =
    [before, heading, sentenceAfter(text, written)].some((words) => event.test(words)) || putOff.test(before);
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
    putOff.test(before) ||
    hasEvidence({ before: sinceLastDate(before, written, dates), sentence: before, after, heading, around });
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

/** The date before this one has its own words, unless the two are listed: "on June 3 and June 5". */
function sinceLastDate(before: string, written: WrittenDate, dates: readonly WrittenDate[]): string {
  const last = dates[dates.indexOf(written) - 1];
  const own = before.slice(-(written.from - (last?.to ?? 0)));
  return /^,? ?(?:and|or|&|to)?\W*$/i.test(own) ? before : own;
}

/** Without the headings and the other column's lines, which come before in the running text. */
function ownWords(running: RunningText, before: string, { from }: WrittenDate): string {
  const own = wordsBefore(running, from);
  return own.length < before.length ? own : before;
}

/** With no time beside it, a date is an event's only where the event is named close before it. */
function isStrong(before: string): boolean {
  if (putOff.test(before)) return true;
  // "AND NOW, this" dates the order itself.
  if (/\b(?:this|dated)\W*(?:the )?$/i.test(before)) return false;
  const isNear =
    /\b(?:hearing|trial|conference|mediation|deposition|appear|show cause)\b[^.;\d]{0,45}$/i.test(before);
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
  const isProposed =
    proposed.test(sentence(running.text, written)) || requested.test(sentenceBefore(running.text, written));
  if (time?.isHalfKnown === false || isVague || isProposed || isMoved(running, written, dates))
    doubts.push('ambiguous');
  const around = running.text.slice(Math.max(0, written.from - BEFORE), written.to + AFTER);
  return {
    id: `hearing-${written.from}`,
    places,
    doubts: [...new Set(doubts)],
    day: written.day,
    time: time?.time ?? null,
    place: placeNear(running, written, time),
    kind: kindOf(around, sentenceBefore(running.text, written)),
  };
}

/** By the words between this date and the ones before and after it: what is moved from one day is moved to the other. */
function isMoved({ text }: RunningText, written: WrittenDate, dates: readonly WrittenDate[]): boolean {
  const before = sentenceBefore(text, written);
  if (putOff.test(before)) return false;
  const after = sentenceAfter(text, written);
  const at = dates.indexOf(written);
  const sinceLast = written.from - (dates[at - 1]?.to ?? 0);
  const untilNext = (dates[at + 1]?.from ?? text.length) - written.to;
  return movedBefore.test(before.slice(-sinceLast)) || movedAfter.test(after.slice(0, untilNext));
}

const kinds: readonly [HearingKind, RegExp][] = [
  ['hearing', /\bhearing\b|\bshow cause\b/gi],
  ['trial', /(?<!pre-?)\btrial\b/gi],
  ['mediation', /\bmediation\b/gi],
  ['conference', /\bconference\b/gi],
  ['deposition', /\bdeposition\b/gi],
];

/** By the word that stands nearest before the date. */
function kindOf(around: string, before: string): HearingKind {
  for (const text of [before, around]) {
    const found = kinds
      .map(([kind, pattern]) => ({ kind, at: [...text.matchAll(pattern)].at(-1)?.index ?? -1 }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => b.at - a.at);
    if (found[0]) return found[0].kind;
  }
  return 'hearing';
}

const room =
  /\b(?:courtroom|court room|department|dept\.?|division|div\.?|part|room|rm\.?|suite)(?: ?(?:no\.?|number|#))?:? ?[A-Z]?-?\d+[A-Z]?(?:-\d+)?\b|\b(?:courtroom|department|dept\.?|part):? [A-Z]\b/gi;
const address = /\b(?:place|location|address|located at|courthouse):? ?([^.;]*?\d[^.;]{4,90})/i;
const house =
  /\b((?:[A-Z][\w']+ ){1,4}(?:Courthouse|Justice Center|Judicial Center|Courts Building|Hall of Justice)(?:, [^.;]{4,80})?)/;

function placeNear({ text }: RunningText, written: WrittenDate, time: WrittenTime | null): string | null {
  const from = Math.max(0, Math.min(written.from, time?.from ?? written.from) - 200);
  const after = text.slice(Math.max(written.to, time?.to ?? 0), Math.max(written.to, time?.to ?? 0) + 260);
  const before = text.slice(from, written.from);
  const rooms = [...after.matchAll(room)].map(([found]) => withoutColon(found));
  const firstRoom = rooms[0] ?? [...before.matchAll(room)].map(([found]) => withoutColon(found)).at(-1);
  const building = address.exec(after)?.[1] ?? house.exec(after)?.[1] ?? house.exec(before)?.[1];
  const parts = [firstRoom, building?.trim()].filter((part) => part !== undefined && part !== '');
  return parts.length > 0 ? [...new Set(parts)].join(', ') : null;
}

/** "Courtroom: 4B" on a form. */
function withoutColon(room: string): string {
  return room.trim().replace(/: ?/, ' ');
}

function sentence(text: string, written: WrittenDate): string {
  return `${sentenceBefore(text, written)} # ${sentenceAfter(text, written)}`;
}

function sentenceBefore(text: string, { from }: WrittenDate): string {
  const before = text.slice(Math.max(0, from - BEFORE), from);
  const end = [
    ...before.matchAll(/(?<!\b(?:[A-Z]|hon|mr|ms|mrs|no|dept|st|p\.m|a\.m))[.;] (?=[A-Z0-9(])/gi),
  ].at(-1);
  return end ? before.slice(end.index + 2) : before;
}

function sentenceAfter(text: string, { to }: WrittenDate): string {
  const after = text.slice(to, to + AFTER);
  const end = /(?<!\b(?:[A-Z]|hon|no|dept|p\.m|a\.m))[.;] (?=[A-Z(])/.exec(after);
  return end ? after.slice(0, end.index) : after;
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
