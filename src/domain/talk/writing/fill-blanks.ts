import { findBlankFields } from './fill-template.ts';
import { cleanUp } from './cleaned.ts';
import { type SlotName, type Slots, findSlots } from './template-slots.ts';

const kinds: readonly (readonly [RegExp, SlotName])[] = [
  [/\b(?:days?|date|weekend|dates|when)\b/i, 'day'],
  [/\btime\b|\bhour\b/i, 'time'],
  [/\$|\b(?:amount|sum|cost|price|total)\b/i, 'sum'],
  [/\b(?:child|name|kids?)\b/i, 'child'],
  [/\b(?:place|where)\b/i, 'place'],
];
/** A message with more words than this is not just the missing value. */
const MAX_BARE_VALUE_WORDS = 8;
const asks =
  /\?|^\s*(?:do|does|did|is|are|can|could|should|would|will|what|how|why|when|who|where|no|yes|ok|okay|thanks|idk|make|say|tell|write)\b/i;

/** Returns the draft with its [blanks] filled from the person's message. Null if the message fills none. */
export function fillBlanks(draft: string, text: string, before: readonly string[]): string | null {
  const blanks = findBlankFields(draft);
  if (blanks.length === 0) return null;
  const filled = withSlots(draft, blanks, findSlots([text], before));
  if (filled !== draft) return filled;
  const [only, ...others] = blanks;
  const isBare = text.trim().split(/\s+/).length <= MAX_BARE_VALUE_WORDS && !asks.test(text);
  if (only === undefined || others.length > 0 || !isBare) return null;
  return draft.replace(`[${only}]`, phrase(text));
}

function withSlots(draft: string, blanks: readonly string[], slots: Slots): string {
  const days = [slots.day ?? slots.by, slots.day2].filter((day) => day !== undefined);
  return blanks.reduce((text, blank) => {
    const kind = kinds.find(([pattern]) => pattern.test(blank))?.[1];
    const value = kind === 'day' ? withTime(days.shift(), blank, slots) : kind && slots[kind];
    return value === undefined ? text : text.replace(`[${blank}]`, value);
  }, draft);
}

/** "[day and time]" takes both values. */
function withTime(day: string | undefined, blank: string, { time }: Slots): string | undefined {
  if (time === undefined || !/\btime\b/i.test(blank)) return day;
  return day === undefined ? undefined : `${day} at ${time}`;
}

/** Converts "the blue one." to the form used in the middle of a sentence. */
function phrase(text: string): string {
  const sentence = cleanUp(text.trim()).replace(/[.!]$/, '');
  return /^(?:I\b|I'|[A-Z][a-z]+day|[A-Z]{2})/.test(sentence) || /^[A-Z]/.test(text.trim())
    ? sentence
    : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
