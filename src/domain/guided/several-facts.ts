import { stateOfPlace } from '../retrieval/city-state.ts';
import type { Day } from '../tools/day.ts';
import type { Flow, Slot } from './flow.ts';
import { readChildren } from './read/count.ts';
import { choiceOfMonths } from './read/duration.ts';
import { hearingClause } from './read/day-of-hearing.ts';
import { stripElsewhere } from './read/elsewhere.ts';
import { isUnknown } from './read/unknown.ts';
import { findNamedChoices } from './read/named.ts';
import { readSlot } from './read/read-slot.ts';
import { withoutDates } from './read/without-dates.ts';
import type { Run } from './run.ts';
import { slotsFor } from './steps.ts';
import type { Value, Values } from './value.ts';

const FEWEST_WORDS = 5;

export interface ParsedFacts {
  text: string;
  /** The person's own date. */
  today: Day;
}

/**
 * The answers to several questions in a longer text: "I was served in Ohio on November 17". Only unambiguous parts
 * count: a state, a date, children or synonyms of choices. The person has to confirm all of them. `own` is the answer to
 * the open question.
 */
export function readSeveralFacts(
  flow: Flow,
  { values }: Run,
  { text, today }: ParsedFacts,
  own: Values = {},
): Values {
  const isDayOfHearing = flow.slots.some(
    (slot) => slot.type === 'choice' && slot.isOfHearing && own[slot.id] === 'yes',
  );
  const isShort = text.split(/\s+/).length < FEWEST_WORDS;
  if (isShort && hearingClause(text) === null && !isDayOfHearing) return {};
  const first = factsIn(flow, { ...values, ...own }, text, today);
  // A question that these answers open may be answered in the same text.
  const facts = { ...first, ...factsIn(flow, { ...values, ...own, ...first }, text, today) };
  return { ...facts, ...childrenWords(flow, facts, text) };
}

/** "And we have 2 kids" keeps the number beside the "Yes". */
function childrenWords(flow: Flow, facts: Values, text: string): Values {
  const slot = flow.slots.find((one) => one.type === 'choice' && one.isOfChildren && facts[one.id] === 'yes');
  const keeper = slot && flow.slots.find(({ wordsOf }) => wordsOf === slot.id);
  const clause = text
    .split(/[.;]|,? and (?=we |i |my )|, (?=we |i |my )/i)
    .find((one) => (readChildren(one) ?? 0) > 0);
  return keeper && clause ? { [keeper.id]: clause.trim() } : {};
}

function factsIn(flow: Flow, values: Values, text: string, today: Day): Values {
  const slots = slotsFor(flow, values).filter(({ id, isPrivate }) => !(id in values) && !isPrivate);
  const found = slots.flatMap((slot) => {
    const value = plainFact(slot, text, today);
    return value === null ? [] : [{ slot, value }];
  });
  // If one date could answer two questions, it answers neither.
  const isOnly = ({ slot, value }: (typeof found)[number]) =>
    found.every((other) => other.slot === slot || other.slot.type !== slot.type || other.value !== value);
  return Object.fromEntries(
    found
      .filter((one) => (one.slot.type !== 'date' && one.slot.type !== 'state') || isOnly(one))
      .map(({ slot, value }) => [slot.id, value]),
  );
}

function plainFact(slot: Slot, text: string, today: Day): Value {
  switch (slot.type) {
    case 'state':
      return stateOfPlace(text);
    case 'choice':
      return (
        choiceIn(slot, text) ?? (tellsOfHome.test(text) ? choiceOfMonths(text, slot.choices, today) : null)
      );
    case 'number':
      return daysIn(slot, text, today);
    case 'date': {
      const reading = readSlot(slot, text, today);
      return reading && 'value' in reading ? reading.value : null;
    }
    default:
      return null;
  }
}

const tellsOfHome =
  /\b(?:i|we)(?:'ve|’ve|ve| have)? (?:just |only |always |both )?(?:lived?|been (?:here|in (?:this|the|our|my))|moved here)\b/i;

const days =
  /\b(?:\d{1,3}|[a-z]+(?:[ -][a-z]+)?) (?:calendar |full )?days?\b(?! (?:ago|old|later|before|after|early|late|a week))/gi;

/** "The summons says 28 days" has a number with its unit. */
function daysIn(slot: Slot, text: string, today: Day): number | null {
  const found = new Set(
    Array.from(withoutDates(text).matchAll(days), ([words]) => readSlot(slot, words, today)).flatMap(
      (reading) =>
        reading && 'value' in reading && typeof reading.value === 'number' ? [reading.value] : [],
    ),
  );
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** Finds a choice only by its synonyms, because labels such as "Yes" mean nothing in a longer text. */
function choiceIn(slot: Extract<Slot, { type: 'choice' | 'several' }>, text: string): string | null {
  if (slot.isOnlyAsked) return null;
  if (slot.isOfChildren && (readChildren(text) ?? 0) > 0) return 'yes';
  if (slot.isOfHearing && hearingClause(text)) return 'yes';
  // "I'm home alone, kids are at their dad's" names people who aren't there.
  const said = slot.isOfPresence === undefined ? text : stripElsewhere(text);
  const named = findNamedChoices(said, slot.choices.map(bySynonyms));
  return named.length === 1 ? (named[0]?.id ?? null) : null;
}

function bySynonyms({ id, also = [] }: { id: string; also?: readonly string[] }) {
  const clear = also.filter((words) => words.includes(' ') && !isUnknown(words));
  return { id, label: clear[0] ?? '\0', also: clear };
}
