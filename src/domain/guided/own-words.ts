import type { Flow, Slot } from './flow.ts';
import type { Page } from './page.ts';
import { wordsBeside } from './read/likeness.ts';
import type { Run } from './run.ts';
import { answeredSlots, pauseFor } from './steps.ts';
import { type Value, type Values, isOwnWords, ownEntry } from './value.ts';

const LONGEST = 300;

/** An answer that could not be read twice, as the person wrote it. Both attempts, if they differ. */
export function ownWords(slot: Slot, first: string | null, second: string): Value {
  const [before, now] = [clean(first ?? ''), clean(second)];
  const isRepeated = before === '' || now.toLowerCase().includes(before.toLowerCase());
  const words = cut(isRepeated ? now : now === '' ? before : `${before}; ${now}`, longestOf(slot));
  if (words === '') return null;
  if (slot.type === 'text') return words;
  return slot.type === 'names' ? [words] : { words };
}

function longestOf(slot: Slot): number {
  return slot.type === 'text' ? (slot.longest ?? LONGEST) : LONGEST;
}

function clean(text: string): string {
  return text
    .replaceAll(/\{\{|\}\}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toWellFormed();
}

function cut(words: string, longest: number): string {
  if (words.length <= longest) return words;
  return `${words.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
}

/**
 * The choice that an unread answer counts as where a wrong guess could hurt: the one that leads to help. "Not sure" comes
 * first, because it claims less. Null where no choice does.
 */
export function saferChoice(flow: Flow, { values }: Run, slot: Slot): string | null {
  if (slot.type !== 'choice') return null;
  const helps = slot.choices.filter(
    ({ id }) => id === slot.fear || startsPause(flow, { ...values, [slot.id]: id }, values),
  );
  return (helps.find(({ id }) => id === 'unsure') ?? helps[0])?.id ?? null;
}

function startsPause(flow: Flow, values: Values, before: Values): boolean {
  const pause = pauseFor(flow, { values, heard: [] });
  return pause !== null && pause.id !== pauseFor(flow, { values: before, heard: [] })?.id;
}

/** Adds the answers that could not be read, so that none is missing from the page. */
export function withOwnWords(flow: Flow, { values, said }: Pick<Run, 'values' | 'said'>, page: Page): Page {
  const lines = answeredSlots(flow, values).flatMap((slot) => {
    const words = ownPart(values[slot.id]) ?? said[slot.id] ?? null;
    if (words === null) return [];
    const uncounted = slot.type === 'money' ? ' This isn’t counted.' : '';
    return [{ text: `${slot.label}: “${words}”${uncounted}`, from: [slot.id] }];
  });
  if (lines.length === 0) return page;
  return { ...page, parts: [...page.parts, { heading: 'In your words', lines }] };
}

function ownPart(value: Value | undefined): string | null {
  if (isOwnWords(value)) return value.words;
  const entries = Array.isArray(value) ? value.flatMap((one) => ownEntry(String(one)) ?? []) : [];
  return entries.length > 0 ? entries.join(', ') : null;
}

const FEWEST_MORE = 2;

/**
 * What a typed answer says beside the choice: "at Rob's mom's on Friday and at school on Monday" is more than "At school".
 * Null for questions about safety, whose answers don't belong on a page.
 */
export function moreThanChoice(flow: Flow, run: Run, slot: Slot, text: string): string | null {
  if (slot.type !== 'choice' || saferChoice(flow, { ...run, values: {} }, slot) !== null) return null;
  if (flow.slots.some(({ detailOf }) => detailOf?.slot === slot.id)) return null;
  const more = wordsBeside(
    text,
    slot.choices.find(({ id }) => id === run.values[slot.id]),
  );
  return more >= FEWEST_MORE && text.length <= LONGEST ? clean(text) : null;
}
