import type { Day } from '../tools/day.ts';
import { countyIn, paidIn, unreadWords, withoutOldCounty } from './beside-answer.ts';
import type { Flow, Slot } from './flow.ts';
import type { Note, Outcome } from './outcome.ts';
import { wordsBeside, wordsOfAmount } from './earlier-attempt.ts';
import { ownWords, saferChoice, removeOldWords } from './own-words.ts';
import { plainWords } from './read/plain.ts';
import { type Reading, readSlot } from './read/read-slot.ts';
import { type Run, betweenQuestions } from './run.ts';
import type { ParsedFacts } from './several-facts.ts';
import { pauseFor, pruned } from './steps.ts';
import type { Value, Values } from './value.ts';

/** The second answer to the same question that can't be read is kept as it is. */
const LAST_MISFIT = 2;

/** A question is asked again once. After that, the person's own words are the answer. */
export function misfit(flow: Flow, run: Run, slot: Slot, text: string, note?: Note): Outcome {
  const misfits = run.misfits + 1;
  if (misfits >= LAST_MISFIT) return withOwn(flow, run, slot, text);
  // The server must not keep what a private answer says.
  const unread = slot.isPrivate ? null : text;
  return { run: { ...run, misfits, unread }, note: note ?? { kind: 'misfit', slot: slot.id, time: misfits } };
}

/** Stores text that couldn't be parsed as a free-text answer, or treats it as the choice that leads to help. */
function withOwn(flow: Flow, run: Run, slot: Slot, text: string): Outcome {
  const safer = saferChoice(flow, run, slot);
  const value = safer ?? ownWords(slot, run.unread, text);
  const { run: next, note } = setValues(flow, run, { [slot.id]: value });
  if (note.kind === 'paused' && safer !== null) return { run: next, note: { ...note, safer: slot.id } };
  if (note.kind !== 'heard') return { run: next, note };
  if (value === null) return { run: next, note: { kind: 'skipped', slot: slot.id } };
  return { run: next, note: { kind: safer === null ? 'own-words' : 'safer', slot: slot.id } };
}

export function storeParsed(flow: Flow, run: Run, slot: Slot, reading: Reading, said: ParsedFacts): Outcome {
  if ('problem' in reading) {
    return misfit(flow, run, slot, said.text, { kind: 'bad-day', slot: slot.id, problem: reading.problem });
  }
  if (reading.value === null) return skipSlot(flow, run, slot);
  const values = {
    ...storeAdditionalWords(flow, { [slot.id]: reading.value }, said),
    ...unreadWords(flow, run, slot, said.text),
    ...wordsBeside(flow, run, slot, reading.value, said.text),
  };
  if (reading.isSure) return setValues(flow, run, values);
  const unsure = { ...wordsOfAmount(flow, slot, said.text), ...values };
  return {
    run: { ...run, pending: unsure, unread: slot.isPrivate ? null : said.text },
    note: { kind: 'confirm', values: unsure },
  };
}

/** Adds what the same text says beside these answers: "December 9 at 9:30 am" has a time, too. */
export function storeAdditionalWords(flow: Flow, values: Values, { text, today }: ParsedFacts): Values {
  const asides = flow.slots.flatMap((slot) => {
    if (!slot.asideOf || !(slot.asideOf in values)) return [];
    if (slot.type === 'county') return countyIn(slot, text);
    if (slot.type === 'money') return paidIn(slot, text);
    const reading = readSlot(slot, text, today);
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
export function setValues(flow: Flow, run: Run, added: Values): Outcome {
  const old = withoutOldCounty(flow, removeOldWords(flow, run.values, added), added);
  const values = pruned(flow, { ...old, ...added });
  const heardPauses = run.heard.filter((id) =>
    flow.pauses?.some(
      (pause) => pause.id === id && pauseFor({ ...flow, pauses: [pause] }, { values, heard: [] }),
    ),
  );
  const next: Run = {
    ...run,
    values,
    heard: heardPauses,
    ...betweenQuestions,
  };
  return pauseIfNeeded(flow, next) ?? { run: next, note: { kind: 'heard', slots: answersIn(flow, added) } };
}

/** Own words beside an answer are no second answer. */
function answersIn(flow: Flow, added: Values): string[] {
  const isWords = (id: string) => flow.slots.some((slot) => slot.id === id && slot.wordsOf !== undefined);
  const ids = Object.keys(added);
  return ids.length > 1 ? ids.filter((id) => !isWords(id)) : ids;
}

export function pauseIfNeeded(flow: Flow, run: Run): Outcome | null {
  const pause = pauseFor(flow, run);
  if (!pause) return null;
  const heard = [...new Set([...run.heard, pause.id])];
  return { run: { ...run, heard, status: 'paused' }, note: { kind: 'paused', pause } };
}

export function skipSlot(flow: Flow, run: Run, slot: Slot): Outcome {
  // Words that could not be read are not lost if the person then gives up on the question.
  if (run.unread !== null && run.misfits > 0) return withOwn(flow, run, slot, '');
  if (!slot.isOptional && run.misfits === 0)
    return { run: { ...run, misfits: 1 }, note: { kind: 'cannot-skip', slot: slot.id } };
  if (!slot.isOptional) return withOwn(flow, run, slot, '');
  const { run: next, note } = setValues(flow, run, { [slot.id]: null satisfies Value });
  return { run: next, note: note.kind === 'heard' ? { kind: 'skipped', slot: slot.id } : note };
}

export function finishRun(run: Run, today: Day): Outcome {
  return { run: { ...run, status: 'done', finishedOn: today }, note: { kind: 'finished' } };
}
