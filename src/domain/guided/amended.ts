import type { Day } from '../tools/day.ts';
import { isAboutThem } from './about-spouse.ts';
import { type Correction, isNamed, slotNamed } from './correction.ts';
import type { Flow, Slot } from './flow.ts';
import { readSeveral } from './read/choice.ts';
import { readChildren } from './read/count.ts';
import { choiceOfMinutes } from './read/distance.ts';
import { choiceOfMonths } from './read/duration.ts';
import { stripElsewhere } from './read/elsewhere.ts';
import { findNamedChoices } from './read/named.ts';
import { NUMBER_WORD, numberOf, plainWords } from './read/plain.ts';
import { readSlot } from './read/read-slot.ts';
import { type Value, type Values, readAnswers } from './value.ts';

const isNow =
  /^(?:(?:my|the|our) )?(.{2,40}?) (?:is|are|was|were|will be|(?:just )?(?:went|goes|is going|is going to go|will go|has gone) (?:up|down) to|(?:is )?(?:rising|increases|increased|dropped|drops) to)(?: (?:really|actually|more like|closer to|like|about|around|only))* (.{1,40}?)(?:,? (?:now|actually|instead|these days|(?:in|on|from|starting|as of|by) .{3,20}))?$/i;
const ageOfOne = new RegExp(
  String.raw`^(?:(?:my|the|our) )?(oldest|older|eldest|big|middle|youngest|younger|little)(?: (?:one|kid|child|boy|girl|son|daughter))?(?: is|'s|s| just turned| turned| turns)(?: (?:actually|really|now|already))? (\d{1,2}|${NUMBER_WORD})(?: now| actually| years? old)?$`,
  'i',
);
const ageOfNamed = new RegExp(
  String.raw`^(?:my (?:son|daughter|kid|child|boy|girl) )?(?:\p{L}+)(?: is|'s|s| just turned| turned| turns)(?: (?:actually|really|now|already|only))? (\d{1,2}|${NUMBER_WORD})(?: now| actually| years? old)?$`,
  'iu',
);
const notOfBoth =
  /^(?:(?:my|the|our) )?(.{2,40}?)(?: account| one)? (?:is|are) (?:(?:only|just|all) )?(?:mine|his|hers|theirs|(?:in )?(?:my|his|her) (?:own )?name(?: only)?|my own|not (?:joint|shared|in both names))(?: (?:only|alone))?$/i;

/** A correction of a part of an answer: "the middle one is 9", "the savings is only mine". */
export function parseAmendment(answered: readonly Slot[], values: Values, said: string): Correction | null {
  return (
    ageAmended(answered, values, said) ??
    ageOfChild(answered, values, said) ??
    withoutOne(answered, values, said)
  );
}

function ageAmended(slots: readonly Slot[], values: Values, said: string): Correction | null {
  const [, which = '', number = ''] = ageOfOne.exec(said) ?? [];
  const slot = slots.find(({ type }) => type === 'ages');
  const age = numberOf(number.toLowerCase());
  if (!slot || age === null) return null;
  const ages = readAnswers(values).ages(slot.id);
  const sorted = ages.toSorted((a, b) => a - b);
  const old = ageMeant(which.toLowerCase(), sorted);
  if (old === undefined) return null;
  return { slot, text: number, value: ages.with(ages.indexOf(old), age) };
}

/** "Jude is 9", "he's 9": with several children, the one whose age is closest. */
function ageOfChild(slots: readonly Slot[], values: Values, said: string): Correction | null {
  const [, number = ''] = ageOfNamed.exec(said.split(/,|;/).at(-1)?.trim() ?? '') ?? [];
  const age = numberOf(number.toLowerCase());
  const slot = slots.find(({ type }) => type === 'ages');
  if (!slot || age === null) return null;
  const ages = readAnswers(values).ages(slot.id);
  if (ages.length === 1) return { slot, text: number, value: [age] };
  const [near, ...others] = ages.filter((one) => Math.abs(one - age) === 1);
  if (near === undefined || others.length > 0 || ages.includes(age)) return { slot, text: '' };
  return { slot, text: number, value: ages.with(ages.indexOf(near), age), isGuess: true };
}

function ageMeant(which: string, sorted: readonly number[]): number | undefined {
  if (which === 'middle') return sorted.length === 3 ? sorted[1] : undefined;
  return /^(?:youngest|younger|little)$/.test(which) ? sorted[0] : sorted.at(-1);
}

/** "The savings is only mine" removes it from the joint property. */
function withoutOne(slots: readonly Slot[], values: Values, said: string): Correction | null {
  const [, name] = notOfBoth.exec(said) ?? [];
  const slot = slots.find((one) => one.type === 'several' && one.isOfBoth);
  if (!name || slot?.type !== 'several') return null;
  const [choice, ...others] = findNamedChoices(name, slot.choices);
  const picked = readAnswers(values).list(slot.id);
  if (!choice || others.length > 0 || !picked.includes(choice.id)) return null;
  const left = slot.choices.filter(({ id }) => picked.includes(id) && id !== choice.id);
  return { slot, text: left.length > 0 ? left.map(({ label }) => label).join('; ') : 'none' };
}

/** "My pay is 675 a week now". A name that also occurs in the open question refers to that question. */
export function findRenamedAnswer(
  flow: Flow,
  values: Values,
  said: string,
  today: Day,
  open: Slot | null,
): Correction | null {
  const [, name = '', answer = ''] = isNow.exec(said) ?? [];
  if (!name || (open && isNamed(open, name))) return null;
  const slot = slotNamed(flow, values, name, answer);
  const reading = slot && slot.type !== 'text' ? readSlot(slot, answer, today) : null;
  return slot && reading && 'value' in reading && reading.value !== null ? { slot, text: answer } : null;
}

/** "No, the guy handed it to me at my desk", in which the "no" answers nothing. */
export function findClearChoice(slots: readonly Slot[], values: Values, said: string): Correction | null {
  const [slot, ...others] = differing(slots, values, (one) =>
    clearlyNamed(one, presentIn(one, said), isClear),
  );
  return slot && others.length === 0 ? { slot, text: said } : null;
}

const isTrip = /\b(?:away|apart|drive|trip|distance|by (?:car|bus|train|plane))\b/i;

/** "Wait actually my sister is here" contains a choice of an earlier question. */
export function findNewChoice(
  slots: readonly Slot[],
  values: Values,
  said: string,
  { today, open }: { today: Day; open: Slot | null },
): Correction | null {
  const clear = differing(slots, values, (slot) => clearlyNamed(slot, presentIn(slot, said), isClear));
  const timed = [
    ...differing(slots, values, (slot) =>
      isAboutThem(said) ? null : choiceOfMonths(said, slot.choices, today),
    ),
    // The page shows the person's own words for a trip, so these can be corrected even if the choice stays the same.
    ...slots.filter(
      (slot) => slot.type === 'choice' && isTrip.test(said) && choiceOfMinutes(said, slot.choices) !== null,
    ),
  ];
  const counted = differing(
    slots.filter((slot) => slot.type === 'choice' && slot.isOfChildren),
    values,
    (slot) =>
      (readChildren(said) ?? 0) > 0 ? (slot.choices.find(({ id }) => id === 'yes')?.id ?? null) : null,
  );
  const isAnswer = open !== null && open.type !== 'text' && readSlot(open, said, today) !== null;
  const short =
    open?.type === 'text' || isAnswer
      ? []
      : differing(slots, values, (slot) => clearlyNamed(slot, presentIn(slot, said), isLong));
  const [slot, ...others] =
    clear.length > 0 ? clear : counted.length > 0 ? counted : timed.length > 0 ? timed : short;
  if (slot && others.length === 0) return { slot, text: said };
  return slot ? null : pickedAnew(slots, values, said);
}

function presentIn(slot: WithChoices, said: string): string {
  return slot.isOfPresence === undefined ? said : stripElsewhere(said);
}

type WithChoices = Extract<Slot, { type: 'choice' | 'several' }>;

function differing(
  slots: readonly Slot[],
  values: Values,
  read: (slot: WithChoices) => string | null,
): Slot[] {
  return slots.filter((slot) => {
    const id = slot.type === 'choice' ? read(slot) : null;
    return id !== null && id !== values[slot.id];
  });
}

/** A synonym of several words is unambiguous in any sentence. */
function isClear(words: string): boolean {
  return words.includes(' ');
}

const SHORTEST_WORD = 4;

function isLong(words: string): boolean {
  return words.length >= SHORTEST_WORD;
}

function clearlyNamed(slot: WithChoices, said: string, isGood: (words: string) => boolean): string | null {
  const [decided, ...more] = slot.choices.filter(({ isSaidBy }) => isSaidBy?.(plainWords(said)));
  if (decided && more.length === 0) return decided.id;
  const clear = slot.choices.map(({ id, label: own, also = [] }) => {
    const [label = '\0', ...more] = [...also, plainWords(own)].filter(isGood);
    return { id, label, also: more };
  });
  const named = findNamedChoices(said, clear);
  return named.length === 1 ? (named[0]?.id ?? null) : null;
}

/** Whether a text names at least two things, among them one of the earlier list. */
function isOtherList(read: string | readonly string[] | undefined, old: Value | undefined): boolean {
  if (!Array.isArray(read) || read.length < 2 || !Array.isArray(old)) return false;
  const known = old.map(String);
  return read.some((id) => known.includes(String(id))) && JSON.stringify(read) !== JSON.stringify(known);
}

/** "No savings, just checking" replaces an earlier list, and "the mortgage, car loan AND my dads loan" does, too. */
function pickedAnew(slots: readonly Slot[], values: Values, said: string): Correction | null {
  const found = slots.filter((slot) => {
    if (slot.type === 'several' && slot.reads) return isOtherList(slot.reads(said)?.value, values[slot.id]);
    const reading =
      slot.type === 'several' && values[slot.id] !== null ? readSeveral(said, slot.choices) : null;
    const isWhole = reading !== null && reading.ids.length > 0 && reading.rest.length === 0;
    return isWhole && JSON.stringify(reading.ids) !== JSON.stringify(values[slot.id]);
  });
  const [slot, ...others] = found;
  return slot && others.length === 0 ? { slot, text: said } : null;
}
