import type { WrittenDate } from '../text/written-date.ts';
import { beforeJudge } from '../evidence/event-words.ts';
import { isOtherLabel } from './event-words.ts';
import type { WrittenTime } from './times.ts';

const eventName = String.raw`(?:hearings?|heard|trial|testimony|conference|mediation|deposition|show cause|returnable|return of process|fact-?finding|inquest|argument|prove-?up|pre-?trial|final|(?:docket|calendar) call|(?:court|return|calendar|appearance|trial|setting|plan|review|status|management|motion) dates?|settings?|(?:court|remote) appearance|status|(?<!\b(?:will|shall|to|may) )review)`;
/** Words that set an event on the day after them. */
const setting =
  /\b(?:(?:will|shall|must|may|to) (?:\w+ ){0,3}?(?:be (?:\w+ly )?(?:held|heard|conducted|called|tried|taken|reviewed|brought|made)|appear|go to court|take place|come (?:on|before)|convene|commence|show cause|move|apply|attend)|(?:is|are|be|been|hereby|now|stands?) (?:hereby |now )?(?:re-?)?(?:set|scheduled|calendared|noticed|assigned|fixed|returnable|continued|adjourned)|(?:re-?)?(?:set|scheduled|calendared|noticed|assigned|continued|adjourned|fixed|moved|postponed) (?:for|on|to|the|this|until)|appear (?:at|before|in|on|for|and)|summoned|commanded|be (?:held|heard|conducted|tried)|take (?:further )?notice|notified|there (?:will|shall) be|show cause|be present|appearances? (?:is |are )?required|(?:on|to) the (?:court's )?(?:docket|calendar) for|before (?:the )?(?:hon|judge|magistrate|commissioner|referee|justice)|the following)\b/i;
const eventBefore = new RegExp(String.raw`\b${eventName}\b(?<gap>[^.;]{0,45})$`, 'i');
/** If these words are between the event and the day, the day doesn't belong to the event. */
const separatingWords =
  /\b(?:after|before|prior|since|until|by|within|days?(?! (?:of\b|\W*\w{3,6}day\b))|held|was|were|had|from|filed|dated|officer|report(?:er)?|transcript)\b/i;
/** Matches "at 8:45 a.m. for a support conference". */
const purposeAfter = new RegExp(
  String.raw`^\W*(?:at\b\W*)?(?:for|as) (?:an?|the)? ?(?:[\w-]+ ){0,4}?${eventName}\b`,
  'i',
);
/** Matches "at 9:45 a.m. or as soon as counsel may be heard, I shall appear before". */
const appearAfter = /^[^.;]{0,40}\b(?:or as soon|shall|will)\b[^;]{0,60}\b(?:heard|appear before|present)\b/i;
/** "8:30 a.m. Court Trial": a row of a list names the event after its time. */
const rowLabel = /^(?:\W|\b(?:at|type|event|purpose|re)\b|\b[A-Z][\w-]*)*/;
const labelEvent = new RegExp(String.raw`\b${eventName}\b`, 'i');
const clockTime = /\b\d{1,2}(?::\d\d)?(?::\d\d)? ?(?:[ap]\.? ?m\b\.?)?/gi;
const event = new RegExp(
  String.raw`\b(?:${eventName}|appear(?:ances?)?|go to court|will move|be made|be present|(?:docket|calendar) for|motion day|be held)\b`,
  'i',
);
const dateLabel = /\b(?:date|when|day|on(?=:))(?: ?(?:and|&|\/) ?time)?:?\W*(?:\w{3,9}day,?)?\W*$/i;
const honorific = /\b(Dr|Hon|Mr|Mrs|Ms|Mag|Comm|Esq|No)\./g;
/** "Date: … Time: … Dept.: 602" in the caption of a motion. */
const roomLabel = /\btime\b.{0,60}\b(?:dept|department|courtroom|ctrm|judge)\b\.? ?:/i;
const parenthesis = /\([^)]*\)/g;
const timeLabel = /^\W*(?:at\b|time\b|hour\b|(?:\w+ ){0,2}?day\W+time\b|\d{1,2}(?::\d\d)? ?[ap]\.?m)/i;

interface Surroundings {
  /** The part of the sentence before the date, without the words that belong to the previous date. */
  before: string;
  /** The part of the sentence before the date. */
  sentence: string;
  after: string;
  /** The heading of the date's column in a table. */
  heading: string;
  /** Further words on both sides. */
  around: string;
}

/**
 * Whether words beside the date set an event on it. A word such as "hearing" somewhere in the sentence is not enough,
 * because stories, messages and quoted notices contain it too.
 */
export function hasEvidence({ before, sentence, after, heading, around }: Surroundings): boolean {
  if (isQuoted(before, after)) return false;
  const words = before.replaceAll(parenthesis, ' ').replaceAll(clockTime, ' ').replaceAll(honorific, '$1');
  const gap = eventBefore.exec(words)?.groups?.gap;
  const isNamed = (gap !== undefined && !separatingWords.test(gap)) || event.test(heading);
  if (isNamed || isNamedAfter(after.replaceAll(clockTime, ' '))) return true;
  if (setting.test(before)) return event.test(`${sentence} # ${after.slice(0, 70)}`);
  const isOnForm =
    (dateLabel.test(before) && !isOtherLabel(before)) || /\b(?:date|day|when)\b/i.test(heading);
  return isOnForm && timeLabel.test(after) && (event.test(around) || roomLabel.test(after));
}

function isNamedAfter(after: string): boolean {
  return (
    purposeAfter.test(after) ||
    beforeJudge.test(after) ||
    appearAfter.test(after) ||
    labelEvent.test((rowLabel.exec(after)?.[0] ?? '').split('.')[0] ?? '')
  );
}

/** A quotation from another paper or a person, which begins before the date and ends after it. */
function isQuoted(before: string, after: string): boolean {
  return (before.match(/"/g) ?? []).length % 2 === 1 && after.includes('"');
}

/** Words between a date and its own time. */
const linking =
  /^(?:[-&,\d ]+\d{4})?[\s,.:;@()[\]{}*|-]*(?:(?:at|on|time|hearing|the|hour|of|from|between|commencing|beginning|starting|promptly|in|set|for|day|week|\w{3,6}day|hours)[\s,.:;@()[\]{}*|-]*)*$/i;
const MAX_TIME_DISTANCE = 120;

/** Whether another time near the date could be the event's. */
export function hasRivalTime(
  text: string,
  written: WrittenDate,
  { time, times, dates }: { time: WrittenTime; times: readonly WrittenTime[]; dates: readonly WrittenDate[] },
): boolean {
  const isAfter = time.from >= written.to;
  const between = isAfter ? text.slice(written.to, time.from) : text.slice(time.to, written.from);
  if (linking.test(between.replaceAll(parenthesis, ' '))) return false;
  return times.some((other) => {
    if (other.time === time.time || gapBetween(written, other) > MAX_TIME_DISTANCE) return false;
    return !dates.some((date) => date !== written && gapBetween(date, other) < gapBetween(written, other));
  });
}

function gapBetween(a: { from: number; to: number }, b: { from: number; to: number }): number {
  return b.from >= a.to ? b.from - a.to : a.from - b.to;
}
