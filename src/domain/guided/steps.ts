import type { Flow, Pause, Slot } from './flow.ts';
import type { Run } from './run.ts';
import { type Value, type Values, readAnswers } from './value.ts';

/** The slots that apply. Each is decided by the answers before it. */
export function slotsFor(flow: Flow, values: Values): Slot[] {
  const kept: Record<string, Value> = {};
  return flow.slots.filter((slot) => {
    const one = values[slot.id];
    const isAsked = applies(slot, one, kept);
    if (isAsked && one !== undefined) kept[slot.id] = one;
    return isAsked;
  });
}

function applies(slot: Slot, value: Value | undefined, kept: Values): boolean {
  if (slot.asideOf) return value !== undefined && slot.asideOf in kept;
  const isAsked = slot.when?.(readAnswers(kept)) ?? !slot.wordsOf;
  return isAsked || (slot.wordsOf !== undefined && value !== undefined && slot.wordsOf in kept);
}

/** Removes answers to questions that no longer apply or that a newer version no longer asks. */
export function pruned(flow: Flow, values: Values): Values {
  return Object.fromEntries(
    slotsFor(flow, values).flatMap(({ id }) => {
      const one = values[id];
      return one === undefined ? [] : [[id, one]];
    }),
  );
}

/** The next question: one that is being changed, otherwise the first without an answer. Null if all are answered. */
export function openSlot(flow: Flow, { values, again }: Pick<Run, 'values' | 'again'>): Slot | null {
  const slots = slotsFor(flow, values);
  return slots.find(({ id }) => id === again) ?? slots.find(({ id }) => !(id in values)) ?? null;
}

/** Answered questions, in the order of the flow. */
export function answeredSlots(flow: Flow, values: Values): Slot[] {
  return slotsFor(flow, values).filter(({ id }) => id in values);
}

/**
 * The answers that the person sees as a list, with numbers. Words kept beside an answer are shown with it, unless they were
 * asked for.
 */
export function listedSlots(flow: Flow, values: Values): Slot[] {
  return answeredSlots(flow, values).filter(
    (slot) => !slot.wordsOf || slot.when?.(readAnswers(values)) === true,
  );
}

/**
 * Returns the numbers for "Question 4 of about 9". The total is approximate, because an answer may add or remove
 * questions.
 */
export function progress(flow: Flow, run: Pick<Run, 'values' | 'again'>): { number: number; about: number } {
  const open = openSlot(flow, run);
  // Words kept beside an answer were no question of their own.
  const slots = slotsFor(flow, run.values).filter((slot) => !slot.wordsOf || slot === open);
  const place = open ? slots.indexOf(open) : slots.length - 1;
  return { number: place + 1, about: slots.length };
}

/**
 * The pause screen for these answers, if any: one that has not been shown yet, or one that stays as long as its
 * condition holds.
 */
export function pauseFor(flow: Flow, { values, heard }: Pick<Run, 'values' | 'heard'>): Pause | null {
  const told = readAnswers(pruned(flow, values));
  return flow.pauses?.find(({ id, when, isFinal }) => when(told) && (isFinal || !heard.includes(id))) ?? null;
}

/** A run of an older version of its flow, migrated to the new one. */
export function migrateRun(flow: Flow, run: Run): Run {
  if (run.version === flow.version) return run;
  const values = pruned(flow, run.values);
  const status = run.status === 'done' && openSlot(flow, { values, again: null }) ? 'asking' : run.status;
  return { ...run, version: flow.version, values, again: null, pending: null, status };
}
