import type { Day } from '../tools/day.ts';
import type { Flow, Slot } from './flow.ts';
import type { Outcome } from './outcome.ts';
import { withoutOldWords, wordsBeside } from './own-words.ts';
import { plainWords } from './read/plain.ts';
import { type Reading, readSlot } from './read/read-slot.ts';
import type { Run } from './run.ts';
import type { Said } from './several-facts.ts';
import { pauseFor, pruned } from './steps.ts';
import type { Value, Values } from './value.ts';

export function withReading(flow: Flow, run: Run, slot: Slot, reading: Reading, said: Said): Outcome {
  if ('problem' in reading) {
    return {
      run: { ...run, misfits: run.misfits + 1 },
      note: { kind: 'bad-day', slot: slot.id, problem: reading.problem },
    };
  }
  if (reading.value === null) return leftEmpty(flow, run, slot);
  const values = {
    ...withAsides(flow, { [slot.id]: reading.value }, said),
    ...wordsBeside(flow, slot, said.text),
  };
  if (reading.isSure) return withValues(flow, run, values);
  return { run: { ...run, pending: values }, note: { kind: 'confirm', values } };
}

/** Adds what the same text says beside these answers: "December 9 at 9:30 am" has a time, too. */
export function withAsides(flow: Flow, values: Values, { text, today }: Said): Values {
  const asides = flow.slots.flatMap((slot) => {
    const reading = slot.asideOf && slot.asideOf in values ? readSlot(slot, text, today) : null;
    return reading && 'value' in reading ? [[slot.id, reading.value] as const] : [];
  });
  const details = flow.slots.flatMap((slot) =>
    isDetail(flow, slot, values, text) ? [[slot.id, text.trim()] as const] : [],
  );
  return { ...values, ...Object.fromEntries([...asides, ...details]) };
}

function isDetail(flow: Flow, { detailOf }: Slot, values: Values, text: string): boolean {
  if (!detailOf || values[detailOf.slot] !== detailOf.choice) return false;
  const asked = flow.slots.find(({ id }) => id === detailOf.slot);
  const choice = asked?.type === 'choice' && asked.choices.find(({ id }) => id === detailOf.choice);
  if (!choice || text.length > LONGEST_DETAIL) return false;
  const plain = plainWords(text);
  return plain !== plainWords(choice.label) && (!choice.also?.includes(plain) || who.test(plain));
}

const LONGEST_DETAIL = 200;
/** "Always with me" is a synonym, and says more than the label. */
const who = /\b(?:me|mine|i|him|her|he|she|they|them|dad|mom)\b/;

/** The only function that sets answers. It also removes answers that no longer apply. */
export function withValues(flow: Flow, run: Run, added: Values): Outcome {
  const values = pruned(flow, { ...withoutOldWords(flow, run.values, added), ...added });
  const heardPauses = run.heard.filter((id) =>
    flow.pauses?.some(
      (pause) => pause.id === id && pauseFor({ ...flow, pauses: [pause] }, { values, heard: [] }),
    ),
  );
  const next: Run = {
    ...run,
    values,
    heard: heardPauses,
    again: null,
    isChange: false,
    pending: null,
    misfits: 0,
    status: 'asking',
  };
  return standingStill(flow, next) ?? { run: next, note: { kind: 'heard', slots: answersIn(flow, added) } };
}

/** Own words beside an answer are no second answer. */
function answersIn(flow: Flow, added: Values): string[] {
  const isWords = (id: string) => flow.slots.some((slot) => slot.id === id && slot.wordsOf !== undefined);
  const ids = Object.keys(added);
  return ids.length > 1 ? ids.filter((id) => !isWords(id)) : ids;
}

export function standingStill(flow: Flow, run: Run): Outcome | null {
  const pause = pauseFor(flow, run);
  if (!pause) return null;
  const heard = [...new Set([...run.heard, pause.id])];
  return { run: { ...run, heard, status: 'paused' }, note: { kind: 'paused', pause } };
}

export function leftEmpty(flow: Flow, run: Run, slot: Slot): Outcome {
  if (!slot.isOptional) return { run, note: { kind: 'cannot-skip', slot: slot.id } };
  const { run: next, note } = withValues(flow, run, { [slot.id]: null satisfies Value });
  return { run: next, note: note.kind === 'heard' ? { kind: 'skipped', slot: slot.id } : note };
}

export function finished(run: Run, today: Day): Outcome {
  return { run: { ...run, status: 'done', finishedOn: today }, note: { kind: 'finished' } };
}
