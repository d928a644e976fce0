import { type Day, isWeekend } from '../../tools/day.ts';
import type { Slot } from '../flow.ts';
import type { Value } from '../value.ts';
import { readAges } from './ages.ts';
import { type Several, readChoice, readSeveral } from './choice.ts';
import { readChildren } from './count.ts';
import { type DayProblem, readDay } from './day.ts';
import { choiceOfMonths } from './duration.ts';
import { readElse, withElse } from './else.ts';
import { hearingClause, withoutHearing } from './day-of-hearing.ts';
import { readMoney } from './money.ts';
import { isNothing, withoutLeadingNo } from './nothing.ts';
import { NUMBER_WORD, numberOf, plainWords } from './plain.ts';
import { readState } from './state.ts';
import { readTime } from './time.ts';
import { choiceOfTrip } from './trip.ts';
import { isUnknown } from './unknown.ts';
import { onlyJoint, onlyMine } from './whose.ts';

type WithChoices = Extract<Slot, { choices: unknown }>;

export type Reading = { value: Value; isSure: boolean } | { problem: DayProblem };

const LONGEST = 600;
const MOST_NAMES = 8;
const LONGEST_NAME = 40;

/** The value of an answer for a slot. Null if it doesn't fit. */
export function readSlot(slot: Slot, text: string, today: Day): Reading | null {
  switch (slot.type) {
    case 'choice':
      return (
        sure(
          (slot.isOfChildren ? childrenIn(text) : null) ??
            readChoice(text, slot.choices) ??
            choiceOfMonths(text, slot.choices, today) ??
            choiceOfTrip(text, slot.choices),
        ) ??
        leftOpen(slot, text) ??
        sure(readElse(text, slot.choices))
      );
    case 'several': {
      const several = severalIn(slot, text);
      return (several && { value: several.ids, isSure: !several.isPartial }) ?? leftOpen(slot, text);
    }
    case 'state':
      return stateReading(text);
    case 'money':
      return sure(readMoney(text, slot.isOnce));
    case 'ages':
      return sure(readAges(text, today));
    case 'time':
      return sure(readTime(text));
    case 'number':
      if (slot.isOptional && (isNothing(text) || isMissing(text))) return { value: null, isSure: true };
      return sure(readNumber(text, slot));
    case 'names':
      if (slot.isOptional && (isNothing(text) || isUnknown(text))) return { value: null, isSure: true };
      return sure(readNames(withoutLeadingNo(text)));
    case 'text':
      if (!slot.isOptional || slot.isQuoted) return sure(readText(text, slot.longest ?? LONGEST));
      if (isNothing(text) || isUnknown(text)) return { value: null, isSure: true };
      return sure(readText(withoutLeadingNo(text), slot.longest ?? LONGEST));
    case 'date': {
      const said =
        slot.direction === 'past' ? withoutHearing(text) : (slot.isCourtDay && hearingClause(text)) || text;
      const reading = readDay(said, { today, direction: slot.direction });
      if (!reading || !('day' in reading)) return reading;
      const isOdd = slot.isCourtDay === true && isWeekend(reading.day);
      return { value: reading.day, isSure: reading.isSure && !isOdd };
    }
  }
}

function leftOpen({ isOptional }: Slot, text: string): Reading | null {
  return isOptional && isUnknown(text) ? { value: null, isSure: true } : null;
}

function severalIn({ choices, isOfMine, isOfBoth }: WithChoices, text: string): Several | null {
  const own = isOfMine ? onlyMine(text) : isOfBoth ? onlyJoint(text) : text;
  if (own === '' && text.trim() !== '') return { ids: [], isPartial: false };
  return withElse(own, choices, readSeveral(own, choices));
}

function sure(value: Value): Reading | null {
  return value === null ? null : { value, isSure: true };
}

function childrenIn(text: string): 'yes' | 'no' | null {
  const count = readChildren(text);
  return count === null ? null : count > 0 ? 'yes' : 'no';
}

function stateReading(text: string): Reading | null {
  const state = readState(text);
  return state && { value: state.code, isSure: state.isSure };
}

/** "It doesn't say", about a number on a paper. */
function isMissing(text: string): boolean {
  return /^(?:no,? )?(?:it |they |the \w+ )?(?:doesn'?t|does not|don'?t|do not) say|^(?:i )?(?:can'?t find|don'?t see|do not see) (?:one|it|any|a number)/.test(
    plainWords(text),
  );
}

const tens = new RegExp(String.raw`\b(twenty|thirty)[ -](${NUMBER_WORD})\b`, 'g');
const anyNumber = new RegExp(String.raw`\b(?:\d+|${NUMBER_WORD}|twenty|thirty|forty|sixty|ninety)\b`, 'g');

/** Parses "20", "twenty-one days" and "20 days, it says within 20 days", but no text with a second number. */
function readNumber(text: string, { least, most }: { least: number; most: number }): number | null {
  const plain = plainWords(text).replaceAll(tens, (_, ten: string, one: string) =>
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
