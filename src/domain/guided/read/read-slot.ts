import { type Day, daysBetween, isWeekend } from '../../tools/day.ts';
import type { Slot } from '../flow.ts';
import type { Value } from '../value.ts';
import { readAges } from './ages.ts';
import { readChoice, readSeveral } from './choice.ts';
import { readChildren } from './count.ts';
import { readBareCounty } from './county.ts';
import { type DayProblem, readDay } from './day.ts';
import { readDenied } from './denied.ts';
import { choiceOfMinutes } from './distance.ts';
import { choiceOfMonths } from './duration.ts';
import { addCatchAllChoice } from './else.ts';
import { stripElsewhere } from './elsewhere.ts';
import { hearingClause, stripHearing } from './day-of-hearing.ts';
import { readMoney, readMoneyLoosely } from './money.ts';
import { isOnlyLabels } from './labels.ts';
import { isNegativeAnswer, stripLeadingNo } from './nothing.ts';
import { NUMBER_WORD, numberOf, plainWords } from './plain.ts';
import { ownPlace } from './own-place.ts';
import { readState } from './state.ts';
import { readTime } from './time.ts';
import { readSupportPaid } from './support-paid.ts';
import { isUnknown, settledPart } from './unknown.ts';
import { stripUnrelatedParts } from './whose.ts';
import { withoutDates } from './without-dates.ts';

type WithChoices = Extract<Slot, { choices: unknown }>;

export type Reading = { value: Value; isSure: boolean } | { problem: DayProblem };

const LONGEST = 600;
const MOST_NAMES = 8;
const LONGEST_NAME = 40;

/** The value of an answer for a slot. Null if it doesn't fit. */
export function readSlot(slot: Slot, text: string, today: Day): Reading | null {
  switch (slot.type) {
    case 'choice':
      if (slot.isOfPresence !== undefined) return presentReading(slot, slot.isOfPresence, text);
      return readsOf(slot, text) ?? choiceReading(slot, text, today);
    case 'several':
      return readsOf(slot, text) ?? sure(severalIn(slot, text)) ?? leftOpen(slot, text);
    case 'state':
      return stateReading(text);
    case 'money':
      if (slot.isOfSupport && readSupportPaid(text))
        return { value: { cents: 0, timesAYear: 12 }, isSure: false };
      return moneyReading(text, slot.isOnce === true);
    case 'ages':
      return sure(readAges(text, today));
    case 'county':
      return sure(readBareCounty(text));
    case 'time':
      return sure(readTime(text));
    case 'number':
      if (slot.isOptional && (isNegativeAnswer(text) || isMissing(text)))
        return { value: null, isSure: true };
      return sure(readNumber(text, slot));
    case 'names':
      if (slot.isOptional && (isNegativeAnswer(text) || isUnknown(text)))
        return { value: null, isSure: true };
      return sure(readNames(stripLeadingNo(text)));
    case 'text':
      if (slot.isSpoken) return spokenReading(slot, text);
      if (slot.isOptional && slot.isAccount && isNegativeAnswer(text)) return { value: null, isSure: true };
      if (!slot.isOptional || slot.isQuoted) return sure(readText(text, slot.longest ?? LONGEST));
      if (isNegativeAnswer(text) || isUnknown(text)) return { value: null, isSure: true };
      return sure(readText(withoutLeadIn(stripLeadingNo(text), slot.leadIn), slot.longest ?? LONGEST));
    case 'date': {
      const said =
        slot.direction === 'past' ? stripHearing(text) : (slot.isCourtDay && hearingClause(text)) || text;
      const reading = readDay(said, { today, direction: slot.direction });
      if (!reading || !('day' in reading)) return reading;
      const isOdd = slot.isCourtDay === true && isWeekend(reading.day);
      return { value: reading.day, isSure: reading.isSure && !isOdd };
    }
  }
}

/** The slot's own way of reading sentences. Buttons are read as such. */
function readsOf(slot: WithChoices, text: string): Reading | null {
  return slot.reads && !isOnlyLabels(text, slot.choices) ? slot.reads(text) : null;
}

function choiceReading(slot: WithChoices, text: string, today: Day): Reading | null {
  return (
    sure(
      (slot.isOfChildren ? childrenIn(text, today) : null) ??
        (slot.fear === undefined ? readDenied(text, slot.choices) : null) ??
        choiceOfMinutes(text, slot.choices) ??
        readChoice(text, slot.choices) ??
        choiceOfMonths(text, slot.choices, today) ??
        (slot.isOfHearing && isFutureDay(text, today) ? 'yes' : null) ??
        (slot.isOfThings && namesThings.test(plainWords(text)) ? 'yes' : null),
    ) ?? leftOpen(slot, text)
  );
}

/** If all who are named are elsewhere, the person is probably alone, which has to be confirmed. */
function presentReading(slot: WithChoices, alone: string, text: string): Reading | null {
  const present = stripElsewhere(text);
  if (present === '') return { value: alone, isSure: false };
  return sure(readChoice(present, slot.choices)) ?? leftOpen(slot, text);
}

function spokenReading(slot: Extract<Slot, { type: 'text' }>, text: string): Reading | null {
  const settled = settledPart(text);
  const isEmpty = settled === '' || isUnknown(text) || (slot.isOptional === true && isNegativeAnswer(text));
  if (isEmpty) return { value: null, isSure: true };
  return sure(readText(slot.isOptional ? stripLeadingNo(settled) : settled, slot.longest ?? LONGEST));
}

function leftOpen({ isOptional }: Slot, text: string): Reading | null {
  return isOptional && isUnknown(text) ? { value: null, isSure: true } : null;
}

function severalIn(slot: WithChoices, text: string): string[] | null {
  const own = stripUnrelatedParts(slot, text);
  if (own === '' && text.trim() !== '') return [];
  const several = readSeveral(own, slot.choices);
  return several && addCatchAllChoice(slot.choices, several.ids, several.rest);
}

function sure(value: Value): Reading | null {
  return value === null ? null : { value, isSure: true };
}

const FEW_WORDS = 5;

/** A short sentence with one amount is repeated to the person. A longer one or a sum has to be confirmed. */
function moneyReading(text: string, isOnce: boolean): Reading | null {
  const plain = sure(readMoney(text, isOnce));
  if (plain) return plain;
  const loose = readMoneyLoosely(text, isOnce);
  const isShort =
    text.trim().split(/\s+/).length <= FEW_WORDS && Array.from(text.matchAll(/\d[\d,.]*/g)).length === 1;
  return loose && { value: loose, isSure: isShort };
}

const isPastTense = /\b(?:was|were|gave|got|came|received|served|handed|left|happened|filed)\b/i;
/** A day this far ahead was more likely in the past. */
const LATEST_HEARING = 180;

/** "Dec 9 at 1:30" answers whether there is a hearing. */
function isFutureDay(text: string, today: Day): boolean {
  const reading = isPastTense.test(text) ? null : readDay(text, { today, direction: 'future' });
  return reading !== null && 'day' in reading && daysBetween(today, reading.day) <= LATEST_HEARING;
}

/** "One dog", "just my cat" answer whether there are pets. */
const namesThings =
  /^(?:(?:yes|yeah|just|only|we have|i have|we've got|i've got|got|there's|have),? )*(?:a|an|one|two|three|four|\d|my|our|some|several) \p{L}/u;

const OF_AGE = 18;

/** "15, 11 and 4" tells of three. */
function childrenIn(text: string, today: Day): 'yes' | 'no' | null {
  const count = readChildren(text);
  if (count !== null) return count > 0 ? 'yes' : 'no';
  const ages = /\d/.test(text) ? (readAges(text, today) ?? []) : [];
  return ages.length > 0 && ages.every((age) => age < OF_AGE) ? 'yes' : null;
}

function stateReading(text: string): Reading | null {
  const state = readState(ownPlace(text));
  return state && { value: state.code, isSure: state.isSure };
}

/** "It doesn't say" answers a question about a number on a paper. */
function isMissing(text: string): boolean {
  return /^(?:no,? )?(?:it |they |the \w+ )?(?:doesn'?t|does not|don'?t|do not) say|^(?:i )?(?:can'?t find|don'?t see|do not see) (?:one|it|any|a number)/.test(
    plainWords(text),
  );
}

const tens = new RegExp(String.raw`\b(twenty|thirty)[ -](${NUMBER_WORD})\b`, 'g');
const anyNumber = new RegExp(String.raw`\b(?:\d+|${NUMBER_WORD}|twenty|thirty|forty|sixty|ninety)\b`, 'g');

/** Parses "20", "twenty-one days", "30 days, the hearing is December 15" and "20 days, it says within 20 days", but no text with a second number. */
function readNumber(text: string, { least, most }: { least: number; most: number }): number | null {
  const plain = plainWords(withoutDates(text)).replaceAll(tens, (_, ten: string, one: string) =>
    String((numberOf(ten) ?? 0) + (numberOf(one) ?? 0)),
  );
  const [number, ...others] = new Set(Array.from(plain.matchAll(anyNumber), ([word]) => numberOf(word)));
  if (number === undefined || number === null || others.length > 0) return null;
  return number >= least && number <= most ? number : null;
}

function readText(text: string, longest: number): string | null {
  const own = withoutMarks(text).trim();
  return /[\p{L}\p{N}]/u.test(own) && own.length <= longest ? own : null;
}

/** Removes the words that the page adds itself: "by" from "I want it by Friday at noon". */
function withoutLeadIn(text: string, leadIn: string | undefined): string {
  if (!leadIn) return text;
  const before = String.raw`(?:(?:i|we|he|she|they) (?:want|need|would like|'d like|should|must|have to)(?: \w+){0,4} |(?:please )?(?:let me know|answer|reply|respond)(?: me)? )?`;
  return text.replace(new RegExp(`^(?:please )?${before}${leadIn} `, 'i'), '');
}

function readNames(text: string): string[] | null {
  const names = withoutMarks(text)
    .split(/,|;|\n|\band\b/)
    .map((name) => name.trim().replace(/[.!]+$/, ''))
    .filter(Boolean);
  const isRead = names.length > 0 && names.length <= MOST_NAMES;
  return isRead && names.every((name) => name.length <= LONGEST_NAME && /\p{L}/u.test(name)) ? names : null;
}

/** Removes double braces, which mark the placeholders that the device fills in. */
function withoutMarks(text: string): string {
  return text.replaceAll(/\{\{|\}\}/g, '').toWellFormed();
}
