import type { DateFinding } from '../dates/date-finding.ts';
import type { HearingFinding } from './hearing-finding.ts';
import type { RunningText } from '../text/running-text.ts';
import { eventName as event, dayToBeSet } from './days-to-come.ts';

const mentions = [
  new RegExp(String.raw`\b${event}\b`, 'gi'),
  /\b(?:must|shall|to|will|you are (?:required|ordered) to) (?:be and )?(?:personally )?appear (?:in|at|before|for|on|via|by)\b|\bshow cause\b|\bmediation (?:is|has been|will be)\b/gi,
];
/** Events that are not upcoming: past, waived, or mentioned only in general. */
const noUpcomingEvent =
  /\b(?:without|after|following|waives?|waived|waiver of|no|prior|previous|last) (?:an? |any |the |such )?(?:\w+ ){0,2}$/i;
const heldEvent = /^,? (?:was|were) (?:held|heard|conducted)\b|^ (?:officer|room|impaired)/i;

/** Sentences that schedule an event, with the words in either order. */
const setting = new RegExp(
  String.raw`\b${event}\b[^.;]{0,90}\b(?:is|are|has been|have been|will be|shall be) (?:hereby )?(?:set|scheduled|held|heard|calendared|noticed)\b|\b(?:set|scheduled|calendared|noticed) (?:for|on)\b[^.;]{0,40}\b${event}\b|\b(?:ordered|directed|commanded|required|notified) to (?:be and )?(?:personally )?appear (?:in|at|before|for|on)\b`,
  'gi',
);
const ofEvent = new RegExp(String.raw`\b(?:${event}|mediation)\b`, 'i');
const condition =
  /\b(?:if|should|unless|in case)\b[^.;,]{0,160},? (?:then )?(?:(?:the|an?) )?(?:\w+ ){0,3}$/i;
const conditional = /\b(?:if|when|whenever|once|unless|until|any|may|in case|should)\b[^.;]{0,40}$/i;
/** "No such hearing has been set." */
const denied = /\bno (?:(?:such|other|further|new|court|final) )*$/i;
const MAX_DISTANCE = 260;
const MAX_PAST_DISTANCE = 80;
const MAX_EVENT_DISTANCE = 260;

/** Whether the paper mentions a court event for which no day was found. */
export function hasUnsetEvent(
  { text }: Pick<RunningText, 'text'>,
  { hearings, dates }: { hearings: readonly HearingFinding[]; dates: readonly DateFinding[] },
): boolean {
  if (hearings.length > 0) return isSetWithoutDay(text, hearings.map(offset)) || isToBeSet(text);
  return mentionsUpcomingEvent(text, dates.filter(({ role }) => role === 'past-hearing').map(offset));
}

function offset({ id }: { id: string }): number {
  return Number(id.split('-').at(-1));
}

function mentionsUpcomingEvent(text: string, past: readonly number[]): boolean {
  return mentions.some((pattern) =>
    [...text.matchAll(pattern)].some(({ 0: words, index }) => {
      const before = text.slice(Math.max(0, index - 50), index);
      if (past.some((day) => day > index && day - index < MAX_PAST_DISTANCE)) return false;
      return !noUpcomingEvent.test(before) && !heldEvent.test(text.slice(index + words.length));
    }),
  );
}

/** Other events may have days nearby, so only words that postpone the day count. */
function isToBeSet(text: string): boolean {
  return [...text.matchAll(dayToBeSet)].some(({ 0: words, index }) => {
    const before = text.slice(Math.max(0, index - MAX_DISTANCE), index);
    return ofEvent.test(`${before.slice(-MAX_EVENT_DISTANCE)}${words}`) && !condition.test(before);
  });
}

function isSetWithoutDay(text: string, days: readonly number[]): boolean {
  return [...text.matchAll(setting)].some(({ 0: words, index }) => {
    const before = text.slice(Math.max(0, index - 50), index);
    if (conditional.test(before) || denied.test(before)) return false;
    return !days.some((from) => from > index - MAX_DISTANCE && from < index + words.length + MAX_DISTANCE);
  });
}
