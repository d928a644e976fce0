import type { Day } from '../tools/day.ts';
import type { Slot } from './flow.ts';
import { plainWords } from './read/plain.ts';
import { readSlot } from './read/read-slot.ts';
import { readState } from './read/state.ts';

export type ValueKind = 'day' | 'time' | 'money' | 'number' | 'state';

const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?`;
const patterns: Readonly<Record<Exclude<ValueKind, 'state'>, RegExp>> = {
  day: new RegExp(
    String.raw`\b(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?(?:${MONTH} )?\d{1,2}(?:st|nd|rd|th)?\b(?! ?(?:am|pm|:))|\b${MONTH} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?\b|\b(?:january|february|april|june|july|august|september|october|november|december)\b|\b(?:the )?\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:yesterday|today|tomorrow)\b|\b\d{4}-\d\d-\d\d\b`,
    'i',
  ),
  time: /\b\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.?|p\.m\.?)(?![a-z])|\b\d{1,2}:\d\d\b|\bnoon\b|\bmidnight\b/i,
  money:
    /\$ ?\d[\d,.]*k?|\b\d[\d,.]* ?(?:k\b|dollars|bucks|(?:a|per) (?:month|week|year)|monthly|weekly|every two weeks)/i,
  number: /(?<![\d/:.])\d[\d,]*(?:\.\d+)?(?![\d/:]|st|nd|rd|th)/i,
};

/** The subject of a short text, for finding the answer that it corrects. */
export function kindOf(text: string): ValueKind | null {
  const plain = plainWords(text);
  for (const kind of ['day', 'time', 'money', 'number'] as const) if (patterns[kind].test(plain)) return kind;
  return readState(text)?.isSure ? 'state' : null;
}

/** The text with its last value of this kind exchanged. */
export function replaceKind(text: string, kind: ValueKind, value: string): string {
  const place = placeOf(text, kind);
  if (!place) return text;
  const [old] = place;
  const sign = old.startsWith('$') && !value.startsWith('$') ? '$' : '';
  return `${text.slice(0, place.index)}${sign}${value}${text.slice(place.index + old.length)}`;
}

export function hasSeveralValues(text: string, kind: ValueKind): boolean {
  return placesOf(text, kind).length > 1;
}

export function containsKind(answer: unknown, kind: ValueKind): boolean {
  return typeof answer === 'string' && placesOf(answer, kind).length > 0;
}

/** The last value of this kind. */
function placeOf(text: string, kind: ValueKind): RegExpExecArray | null {
  return placesOf(text, kind).at(-1) ?? null;
}

const atHour = /(?<=\b(?:at|around|about|by|until|til|till) )\d{1,2}\b(?![:/\d])/gi;

/** A plain number can also be an amount, unless it is part of a day or time. "At 5" is a time. */
function placesOf(text: string, kind: ValueKind): RegExpExecArray[] {
  if (kind === 'state') return [];
  const isNumber = kind === 'number' || kind === 'money';
  const free = isNumber ? without(without(text, 'day'), 'time') : text;
  const kinds = isNumber ? (['money', 'number'] as const) : [kind];
  for (const one of kinds) {
    const found = Array.from(free.matchAll(new RegExp(patterns[one].source, 'gi')));
    if (found.length > 0) return found;
  }
  return kind === 'time' ? Array.from(text.matchAll(atHour)) : [];
}

function without(text: string, kind: 'day' | 'time'): string {
  return text.replaceAll(new RegExp(patterns[kind].source, 'gi'), (found) => ' '.repeat(found.length));
}

const types: Readonly<Record<ValueKind, readonly Slot['type'][]>> = {
  day: ['date'],
  time: ['time'],
  money: ['money'],
  number: ['money', 'number', 'ages'],
  state: ['state'],
};

/** Whether a slot accepts such values. A text slot does if its answer contains one. */
export function acceptsKind(slot: Slot, kind: ValueKind, answer: unknown): boolean {
  // A description of an incident is the person's account: no value in it is replaced unless they name the question.
  if (slot.type === 'text') {
    const isOpen = !slot.isPrivate && !slot.isQuoted && !slot.isAccount;
    return isOpen && typeof answer === 'string' && placesOf(answer, kind).length === 1;
  }
  return types[kind].includes(slot.type);
}

/** "It was the 12th" without the words before the value. */
export function bareValue(said: string): string {
  return said.replace(lead, '').trim();
}

const lead =
  /^(?:(?:it(?:'s| is| was| should be| should have been| says)?|its|that(?:'s| is| was)|thats|make (?:it|that)|i (?:meant|mean|said)|there (?:was|were)|(?:i|we) live in|i'm in|we're in|should be|should have been|be|to|on|at) )+/i;

const MOST_WORDS = 6;
const MOST_WORDS_OF_STATE = 3;
const rough =
  /^(?:(?:about|around|more like|closer to|like|only|just|roughly|really|the|on|at|by|last|next) )*/i;

/** Whether the text contains little besides the value. */
export function isBare(said: string, kind: ValueKind): boolean {
  const rest = said.replace(rough, '');
  if (kind === 'state') return said.split(' ').length <= MOST_WORDS_OF_STATE;
  const isFirst = new RegExp(String.raw`^(?:the )?(?:${patterns[kind].source})`, 'i').test(rest);
  return isFirst && said.split(' ').length <= MOST_WORDS;
}

export function parsesText(slot: Slot, text: string, today: Day): boolean {
  const reading = readSlot(slot, text, today);
  return reading !== null && 'value' in reading && reading.value !== null;
}
