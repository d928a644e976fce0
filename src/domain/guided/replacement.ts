import { type Day, isDay, weekdayOf } from '../tools/day.ts';
import type { Contrast } from './contrast.ts';
import type { Correction } from './correction.ts';
import type { Choice, Slot } from './flow.ts';
import { readAges } from './read/ages.ts';
import { findNamedChoices } from './read/named.ts';
import { plainWords } from './read/plain.ts';
import { readSlot } from './read/read-slot.ts';
import { type Value, isMoney, isOwnWords } from './value.ts';

/** The changed answer if the old one contains or equals what was wrong. */
export function replaceValue(
  slot: Slot,
  value: Value | undefined,
  { name, after, before }: Contrast,
  today: Day,
): Correction | null {
  if (value === undefined || value === null) return null;
  switch (slot.type) {
    case 'text':
      return inText(slot, value, after, before);
    case 'money':
      return amount(slot, value, after, before, today);
    case 'ages':
      return age(slot, value, { name, after, before }, today);
    case 'date':
      return day(slot, value, after, before, today);
    case 'several':
      return picked(slot, value, after, before);
    case 'names':
      return null;
    default:
      return other(slot, value, after, before, today);
  }
}

function inText(slot: Slot, value: Value, after: string, before: string): Correction | null {
  if (typeof value !== 'string' || slot.isPrivate || (slot.type === 'text' && slot.isQuoted)) return null;
  if (slot.wordsOf === 'ages' && isKnownName(value, after)) return null;
  // "14 times, it was 15" keeps "times".
  const unit = /^\d+$/.test(after) ? (/^\d+( [a-z]+)$/i.exec(before)?.[1] ?? '') : '';
  // Of "Saturday December 5 not Sunday", the date beside "Sunday" is wrong, too.
  const dated = isDated.test(after) && !isDated.test(before) ? [datedAfter] : [];
  const led = withLead(value, after, before);
  if (led !== null) return { slot, text: led };
  const rest = /^\S+( .+)$/.exec(after)?.[1] ?? '';
  const old = [
    source(before + rest),
    ...dated.map((date) => source(before) + date),
    source(before),
    ofThe(before),
  ].map(alone);
  const found = old.find((pattern) => pattern.test(value));
  if (!found) return null;
  const times = value.match(new RegExp(found.source, 'gi'))?.length ?? 0;
  // With two equal times, it is open which one was wrong.
  if (isTime.test(before) && times > 1) return { slot, text: '' };
  return { slot, text: value.replace(found, () => after + unit) };
}

/** "Sam not Nora" among the children's names says which child something is about, and renames none. */
function isKnownName(value: string, after: string): boolean {
  const first = /^\p{L}+/u.exec(after)?.[0];
  return first !== undefined && new RegExp(String.raw`(?<!\w)${first}(?!\w)`, 'i').test(value);
}

const isTime = /^\d{1,2}(?::\d\d)?$/;

/** In "sunday at 6 not 5" and "december 5 not 4", the words before the value belong to the old one, too. */
export function withLead(value: string, after: string, before: string): string | null {
  const last = /\S+$/.exec(after)?.[0] ?? '';
  const lead = after.slice(0, after.length - last.length).replace(/\b(?:at|to|by|until|till|from|on) $/i, '');
  if (lead === '' || /\s/.test(before.trim())) return null;
  const near = new RegExp(
    String.raw`(?<![\w:.])(${source(lead.trim())}s? (?:at |to |by |until |till |from |on )?)${source(before)}(?![\w:]| ?[ap]m\b)`,
    'i',
  );
  return near.test(value) ? value.replace(near, (_, kept: string) => kept + last) : null;
}

/** A value that stands alone. What the old answer already denies is no old value: "its not on paper". */
function alone(words: string): RegExp {
  return new RegExp(String.raw`(?<![\w:.]|\bnot (?:(?:on|at|in|the|a) )*)${words}(?![\w:])`, 'i');
}

/** "The driveway" is "my driveway", too. */
function ofThe(words: string): string {
  const noun = words.replace(/^the /i, '');
  return noun === words ? source(words) : `(?:the|my|our|his|her|a|an) ${source(noun)}`;
}

function source(words: string): string {
  return words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*';
const isDated = new RegExp(String.raw`\b${MONTH}\.? \d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)\b`, 'i');
const datedAfter = String.raw`,? (?:the )?(?:${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th))`;

/** "550 not 500" keeps "a week" from the old answer. */
function amount(slot: Slot, value: Value, after: string, before: string, today: Day): Correction | null {
  const [was, becomes] = [readSlot(slot, before, today), readSlot(slot, after, today)];
  if (!isMoney(value) || !was || !becomes || !('value' in was) || !('value' in becomes)) return null;
  if (!isMoney(was.value) || !isMoney(becomes.value) || was.value.cents !== value.cents) return null;
  const hasPeriod = /[a-z]{3}/i.test(after);
  const timesAYear = hasPeriod ? becomes.value.timesAYear : value.timesAYear;
  return { slot, text: after, value: { cents: becomes.value.cents, timesAYear } };
}

const several = /\b(?:twins|triplets|both|two|they)\b|\band\b|&/i;

function age(slot: Slot, value: Value, { name, after, before }: Contrast, today: Day): Correction | null {
  const [was, ...others] = readAges(before, today) ?? [];
  const [becomes, ...more] = readAges(after, today) ?? [];
  if (was === undefined || becomes === undefined || others.length + more.length > 0) return null;
  if (!Array.isArray(value)) return null;
  const ages = value.map(Number);
  const equal = ages.filter((one) => one === was).length;
  if (equal === 0) return null;
  if (equal === 1) return { slot, text: after, value: ages.with(ages.indexOf(was), becomes) };
  // "The twins are 4 not 3" changes both. Without a name, that has to be confirmed.
  const isOne = name !== '' && !several.test(name);
  const all = ages.map((one) => (one === was ? becomes : one));
  if (isOne) return { slot, text: after, value: ages.with(ages.indexOf(was), becomes) };
  return { slot, text: after, value: all, ...(name === '' && { isGuess: true }) };
}

const ordinal = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)?$/i;

/** In "the 13th, not the 12th", both days are in the month of the old answer. */
function day(slot: Slot, value: Value, after: string, before: string, today: Day): Correction | null {
  if (typeof value !== 'string' || !isDay(value)) return null;
  const date = ordinal.exec(before)?.[1];
  const was = readSlot(slot, before, today);
  const isOld = date
    ? Number(date) === Number(value.slice(8))
    : was !== null && 'value' in was && (was.value === value || isSameWeekday(before, was.value, value));
  if (!isOld) return null;
  const next = ordinal.exec(after)?.[1];
  const moved = next && `${value.slice(0, 8)}${next.padStart(2, '0')}`;
  if (moved && isDay(moved)) return { slot, text: moved };
  const becomes = readSlot(slot, after, today);
  return becomes && 'value' in becomes ? { slot, text: after } : null;
}

function isSameWeekday(before: string, was: Value, value: Day): boolean {
  const isName = /^(?:on |last |next |this )?[a-z]+day$/i.test(before);
  return isName && typeof was === 'string' && isDay(was) && weekdayOf(was) === weekdayOf(value);
}

function picked(
  slot: Extract<Slot, { type: 'choice' | 'several' }>,
  value: Value,
  after: string,
  before: string,
): Correction | null {
  const [was] = findNamedChoices(before, slot.choices);
  const becomes = findNamedChoices(after, slot.choices);
  if (!was || becomes.length === 0 || !Array.isArray(value) || !value.map(String).includes(was.id))
    return null;
  const kept = value.map(String).filter((id) => id !== was.id);
  return { slot, text: after, value: [...new Set([...kept, ...becomes.map(({ id }) => id)])] };
}

function other(slot: Slot, value: Value, after: string, before: string, today: Day): Correction | null {
  if (isOwnWords(value)) return null;
  // "Not no kids" is no answer about a lawyer, although it begins with a no.
  if ('choices' in slot && !slot.choices.some((choice) => isExactly(choice, before))) return null;
  const [was, becomes] = [readSlot(slot, before, today), readSlot(slot, after, today)];
  const isOld = was && 'value' in was && JSON.stringify(was.value) === JSON.stringify(value);
  return isOld && becomes && 'value' in becomes ? { slot, text: after } : null;
}

function isExactly({ label, also = [] }: Choice, words: string): boolean {
  return [plainWords(label), ...also].includes(plainWords(words));
}
