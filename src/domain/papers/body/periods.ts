import { numberOf, numberWords } from '../text/number-words.ts';
import type { Finding } from '../paper.ts';
import { type RunningText, doubtsAt, placesOf } from '../text/running-text.ts';

export type PeriodUnit = 'days' | 'court days' | 'weeks' | 'months' | 'years' | 'hours';

/** The purpose of a period. */
export type PeriodUse =
  /** Something must be done within it, or that long before something. */
  | 'time-limit'
  /** The duration of something: support for 36 months, living here for 90 days. */
  | 'length';

export interface PeriodFinding extends Finding {
  number: number;
  unit: PeriodUnit;
  use: PeriodUse;
  direction: 'after' | 'before';
  /** The words that start the count, e.g. "after service of this summons". Null if the paper gives none. */
  trigger: string | null;
}

const unit = String.raw`((?:calendar|court|business|judicial|working|consecutive) )?(days?|weeks?|months?|years?|hours?)`;
/** "The 60th day before the move" is a period, "the 30th day of November" a date. */
const amount = String.raw`(${numberWords}|\d{1,3}(?:(?:st|nd|rd|th)(?= day (?:before|after|following)\b))?)(?: ?\( ?(\d{1,3}) ?\))?`;
const period = new RegExp(
  String.raw`(?<![$\d.,/-])\b${amount}\]? ?[ -]${unit}\b(?:'s?|'? ?(?:advance )?(?:written )?notice)?`,
  'gi',
);

const limitBefore =
  /\b(?:within|at least|no (?:later|less|fewer|more) than|not (?:later|less|fewer|more) than|have|has|allowed|given|gives?|requires?|upon|a minimum of|before the (?:expiration|end) of|expiration of|file (?:an?|your) (?:written )?(?:answer|response)[^.]{0,40}|in) (?:the |a period of |a |an )?(?:full )?$/i;
const startAfter =
  /^[',]?s?,? ?(?:advance )?(?:written )?(?:notice )?(?:time )?\(?(?:inclusive\)? )?(?:after|from|following|of|before|prior to|in advance of|to (?:file|serve|respond|answer|appear|object|request)|written|notice|preceding|ahead of)\b/i;
/** Numbers of days that are not a period to count. */
const otherNumberOfDays = /\b(?:aged?|ages|every|per|each|custody of|old) (?:the |for |of )?$/i;
/** The longest duration of an order or a penalty: "for up to one (1) year", "90 days in jail". */
const longest =
  /\b(?:up to|as long as|jail(?:ed)?(?: for)?|prison(?: for)?|imprison\w*(?: for)?) (?:the |for |of )?$/i;
const penalty = /^ ?(?:imprisonment|in (?:jail|prison|custody))/i;

/** "Pay stubs of the last 60 days before the hearing": such a period looks back and is not a time limit. */
const lookbackPeriod = /\b(?:last|past|previous|preceding|prior) $/i;

export function findPeriods(running: RunningText): PeriodFinding[] {
  return [...running.text.matchAll(period)].flatMap((match) => periodFrom(running, match) ?? []);
}

function periodFrom(running: RunningText, match: RegExpExecArray): PeriodFinding | null {
  const { text } = running;
  const [whole, words = '', digits, kind, name = ''] = match;
  const number = numberOf((digits ?? words).replace(/(?<=\d)\D+$/, ''));
  const from = match.index;
  const to = from + whole.length;
  const before = text.slice(Math.max(0, from - 70), from);
  const after = text.slice(to, to + 110);
  if (number === null || number === 0 || otherNumberOfDays.test(before)) return null;
  if (
    /^ ?(?:old|of age|of (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*(?! \d{1,2}, \d{4}))\b/i.test(
      after,
    )
  )
    return null;
  const trigger = triggerIn(after);
  const places = placesOf(running, from, to);
  return {
    id: `period-${from}`,
    places,
    doubts: [...doubtsAt(running, places), ...(isConflicting(words, digits) ? (['ambiguous'] as const) : [])],
    number,
    unit: unitOf(kind, name),
    use: isLimit(before, after, whole) ? 'time-limit' : 'length',
    direction:
      /^(?:before|prior to|in advance of|preceding|ahead of)/i.test(trigger ?? '') ||
      /notice$/i.test(whole) ||
      /^ ?(?:advance )?(?:written )?notice\b/i.test(after)
        ? 'before'
        : 'after',
    trigger,
  };
}

/** Matches "Fourteen (15) days". */
function isConflicting(words: string, digits: string | undefined): boolean {
  return digits !== undefined && numberOf(words) !== null && numberOf(words) !== Number(digits);
}

function isLimit(before: string, after: string, whole: string): boolean {
  if (lookbackPeriod.test(before) || longest.test(before) || penalty.test(after)) return false;
  if (
    /\b(?:for|lasting|resided|lived|lives|resident|married|more than)(?: \w+){0,3} $/i.test(before) &&
    !limitBefore.test(before)
  ) {
    return false;
  }
  return limitBefore.test(before) || startAfter.test(after) || /notice$/i.test(whole);
}

function unitOf(kind: string | undefined, name: string): PeriodUnit {
  const plain = `${name.toLowerCase().replace(/s$/, '')}s`;
  if (plain === 'days') return /court|business|judicial|working/i.test(kind ?? '') ? 'court days' : 'days';
  return plain as PeriodUnit;
}

function triggerIn(after: string): string | null {
  const match =
    /^[',]?s? ?((?:after|from|following|of|before|prior to|in advance of|preceding|ahead of) [^.;:]{3,90})/i.exec(
      after,
    );
  return (
    match?.[1]
      ?.replace(/(?:,? (?:and|or|the court|not counting|unless|if|exclusive)\b|, you\b| ?\().*$/i, '')
      .trim() ?? null
  );
}

/**
 * The number of days that the deadline counter can count alone: days and weeks with one start. Court days depend on
 * local holidays.
 */
export function countableDays({ number, unit, use, doubts }: PeriodFinding): number | null {
  if (use !== 'time-limit' || doubts.includes('ambiguous')) return null;
  if (unit === 'days') return number;
  return unit === 'weeks' ? number * 7 : null;
}
