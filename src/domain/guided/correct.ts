import type { Day } from '../tools/day.ts';
import { wordsWithAge } from './age-words.ts';
import { confirmFoundChoice } from './confirm-found-choice.ts';
import { type Correction, isNumbered, readCorrection } from './correction.ts';
import { splitAtCue, stripCue } from './cue.ts';
import type { CorrectionMatch } from './correction-match.ts';
import { findCorrection, findNamedCorrection, findUnnamedCorrection } from './find-correction.ts';
import type { Flow, Slot } from './flow.ts';
import type { Outcome } from './outcome.ts';
import { comparedState } from './read/compared-state.ts';
import { type Reading, readSlot } from './read/read-slot.ts';
import { type Run, changeAnswer } from './run.ts';
import { contrastedWithin, selfCorrected } from './self-correction.ts';
import { storeParsed, setValues } from './settle.ts';
import { openSlot } from './steps.ts';
import { findTwoCorrections } from './two-corrections.ts';
import { type Value, isMoney } from './value.ts';

/** Takes the answer to the open question that precedes a correction. */
type TakeAnswer = (run: Run, slot: Slot, text: string) => Outcome;

interface Corrected {
  flow: Flow;
  run: Run;
  text: string;
  today: Day;
  take: TakeAnswer;
}

/** The conversation after a correction, with or without an answer before it. Null if the text corrects nothing. */
export function applyCorrection(said: Corrected): Outcome | null {
  const { flow, run, today } = said;
  const text = said.text.replace(/\?\s*$/, '');
  const open = openSlot(flow, run);
  if (open?.type === 'text' && open.isQuoted) return inQuoted(said, open);
  const search = { flow, run, open, today };
  const found = findCorrection({ ...search, text });
  const parts = splitAtCue(text) ?? (found ? null : splitAtName(search, text));
  if (!parts || !open) return found && applied(said, open, found, '');
  const renamed = open.type === 'text' ? contrastedWithin(parts.before, parts.after) : null;
  if (renamed !== null) return said.take(run, open, renamed);
  const after = { ...search, text: `wait, ${parts.after}` };
  const named = findNamedCorrection(after);
  if (named) return applied(said, open, named, parts.before);
  const own = ownAnswer(open, { ...parts, text }, today);
  if (own !== null) return said.take(run, open, own);
  const unnamed = findUnnamedCorrection(after);
  // A quoted account may itself contain a corrected time.
  const isClear = open.type !== 'text' || open.isAccount !== true || !isText(unnamed);
  return (
    (unnamed && isClear ? applied(said, open, unnamed, parts.before) : null) ??
    (found && applied(said, open, found, ''))
  );
}

/** "Dec 8 at 8:30, i was served on nov 13": the second clause names an earlier question. */
function splitAtName(
  search: { flow: Flow; run: Run; open: Slot | null; today: Day },
  text: string,
): { before: string; after: string; isAddition: boolean } | null {
  const [, before = '', after = ''] = /^(.+?)(?:[,;.]|,? and) (.+)$/.exec(text) ?? [];
  const { open, today } = search;
  if (!open || open.type === 'text' || !after || isRead(readSlot(open, text, today))) return null;
  const isBoth = isRead(readSlot(open, before, today)) && findNamedCorrection({ ...search, text: after });
  return isBoth ? { before, after, isAddition: true } : null;
}

function isRead(reading: Reading | null): boolean {
  return reading !== null && 'value' in reading;
}

/** "The 12th, no wait, the 13th": the second date answers the open question. */
function ownAnswer(
  slot: Slot,
  { before, after, isAddition, text }: { before: string; after: string; isAddition: boolean; text: string },
  today: Day,
): string | null {
  if (slot.type === 'text') return selfCorrected(before, after);
  const { said } = stripCue(`wait, ${after}`);
  const [first, second] = [readSlot(slot, before, today), readSlot(slot, said, today)];
  if (!first || !second || !('value' in second)) return null;
  // "Mortgage and a car loan. Also a loan from my dad" names three.
  return slot.type === 'several' && isAddition ? text : said;
}

/** In a text about another person's words, only earlier answers that aren't text can be corrected. */
function inQuoted(said: Corrected, open: Slot): Outcome | null {
  const { flow, run, text, today } = said;
  const search = { flow, run, open, text, today };
  const found =
    isNumbered(text) || (open.isAccount && stripCue(text).cue === 'strong') ? findCorrection(search) : null;
  const isClear = found?.kind === 'change' && (isNumbered(text) || found.correction.slot.type !== 'text');
  return found && isClear ? applied(said, open, found, '') : null;
}

function isText(found: CorrectionMatch | null): boolean {
  return found?.kind !== 'change' || found.correction.slot.type === 'text';
}

function applied(said: Corrected, open: Slot | null, found: CorrectionMatch, rest: string): Outcome | null {
  const { run, text } = said;
  if (found.kind === 'which') {
    // The server must not store words that may be a private answer.
    if (open?.isPrivate) return null;
    const slots = found.slots.slice(0, 3).map(({ id }) => id);
    return { run: { ...run, aside: { kind: 'which', slots, text, rest } }, note: { kind: 'which' } };
  }
  const outcome = correctAndAnswer(said, open, found.correction, rest);
  return open === null ? confirmFoundChoice(said, found.correction, outcome) : outcome;
}

/** Applies the correction and the answer that came with it. */
export function correctAndAnswer(
  said: Corrected,
  open: Slot | null,
  correction: Correction,
  rest: string,
): Outcome {
  const { flow, run, today } = said;
  const answer = open && rest ? said.take(run, open, rest) : null;
  const before = answer && isTaken(answer) ? answer : null;
  const outcome = correctOutsideQuestions(flow, before?.run ?? run, correction, today);
  if (outcome.run.pending && before?.run.pending)
    return {
      ...outcome,
      run: { ...outcome.run, pending: { ...before.run.pending, ...outcome.run.pending } },
    };
  if (before?.run.pending && !outcome.run.pending)
    return { run: { ...outcome.run, pending: before.run.pending }, note: before.note };
  const also = before?.note.kind === 'heard' ? before.note.slots : [];
  return outcome.note.kind === 'changed' && also.length > 0
    ? { ...outcome, note: { ...outcome.note, also } }
    : outcome;
}

function isTaken({ note }: Outcome): boolean {
  return note.kind === 'heard' || note.kind === 'confirm' || note.kind === 'changed';
}

/** Both corrections of a text that corrects two answers. Null if it doesn't, or if one of them needs another question. */
export function correctBoth(flow: Flow, run: Run, text: string, today: Day): Outcome | null {
  const open = openSlot(flow, run);
  if (run.pending || open?.isPrivate || (open?.type === 'text' && open.isQuoted)) return null;
  const both = findTwoCorrections(flow, run, text, today);
  if (!both) return null;
  const [first, second] = both;
  const head = correctOutsideQuestions(flow, run, first, today);
  const tail = head.note.kind === 'changed' ? correctOutsideQuestions(flow, head.run, second, today) : null;
  if (head.note.kind !== 'changed' || tail?.note.kind !== 'changed') return null;
  return { run: tail.run, note: { kind: 'changed', slots: [...head.note.slots, ...tail.note.slots] } };
}

/** A correction that names its question, after the page and during a pause. */
export function correct(flow: Flow, run: Run, text: string, today: Day): Outcome | null {
  const both = correctBoth(flow, run, text, today);
  if (both) return both;
  const correction = readCorrection(flow, run.values, text);
  return correction && correctOutsideQuestions(flow, run, correction, today);
}

export function correctOutsideQuestions(flow: Flow, run: Run, correction: Correction, today: Day): Outcome {
  const { slot, text, value, isGuess } = correction;
  const changing = changeAnswer(run, slot.id);
  const added =
    value === undefined ? {} : { [slot.id]: value, ...wordsWithAge(flow, run.values, correction) };
  if (value !== undefined && isGuess)
    return {
      run: { ...changing, pending: added },
      note: { kind: 'confirm', values: { [slot.id]: value } },
    };
  if (value !== undefined) return asChange(setValues(flow, changing, added));
  const read = text ? (readSlot(slot, text, today) ?? comparedState(slot, run.values, text)) : null;
  const reading = read && samePeriod(slot, read, run.values[slot.id], text);
  if (reading && 'value' in reading)
    return asChange(storeParsed(flow, changing, slot, reading, { text, today }));
  return { run: changing, note: { kind: 'changing', slot: slot.id } };
}

/** "Food is 550" keeps "a week" from the old answer. */
function samePeriod(slot: Slot, reading: Reading, old: Value | undefined, text: string): Reading {
  const isOpen =
    slot.type === 'money' && isMoney(old) && !/\b(?:a|an|per|each|every|twice|\w+ly)\b|\//i.test(text);
  if (!isOpen || !('value' in reading) || !isMoney(reading.value)) return reading;
  return { ...reading, value: { cents: reading.value.cents, timesAYear: old.timesAYear } };
}

/** Says what was changed, so that a wrong change is noticed. */
export function asChange(outcome: Outcome): Outcome {
  const { note } = outcome;
  return note.kind === 'heard' ? { ...outcome, note: { kind: 'changed', slots: note.slots } } : outcome;
}
