import type { Day } from '../tools/day.ts';
import { afterResult, whilePaused } from './between-questions.ts';
import { readCommand } from './command.ts';
import { corrected, correctionIn } from './correct.ts';
import { toldDanger } from './danger.ts';
import type { Flow, Pause, Slot } from './flow.ts';
import { onCommand } from './on-command.ts';
import type { Outcome } from './outcome.ts';
import { wordsBeside } from './own-words.ts';
import { asksThem } from './read/asks-them.ts';
import { readChoice, readYesNo } from './read/choice.ts';
import { isOnlyLabels } from './read/labels.ts';
import { plainWords } from './read/plain.ts';
import { type Reading, readSlot } from './read/read-slot.ts';
import { finished, withAsides, withReading, withValues } from './settle.ts';
import { type Said, readSeveralFacts } from './several-facts.ts';
import { openSlot, pruned } from './steps.ts';
import type { Run } from './run.ts';

/** An answer of at least this length that doesn't fit is taken for a question. */
const LONG_ANSWER = 80;
const MOST_MISFITS = 3;

/** The conversation after another message. Null if the message is not for it. */
export function takeAnswer(flow: Flow, run: Run, text: string, today: Day): Outcome | null {
  const danger = run.status === 'asking' ? toldDanger(flow, run, text) : null;
  if (danger) return withValues(flow, run, danger);
  const open = openSlot(flow, run);
  const asking = open && isOwnChoice(open, text) ? null : endingInWhy(text);
  if (asking && run.status === 'asking' && !isFreeText(open))
    return answeredWithWhy(flow, run, asking, today);
  const command = readCommand(text);
  if (run.status === 'done') return afterResult(flow, run, text, command, today);
  if (run.status === 'paused') return whilePaused(flow, run, text, command, today);
  if (run.pending) {
    const answer = readYesNo(text);
    if (answer === 'yes') return withValues(flow, run, run.pending);
    const about = Object.keys(run.pending)[0];
    if (command === 'why' && about) return { run, note: { kind: 'why', slot: about } };
    if (answer === 'no' || command === 'back')
      return { run: { ...run, pending: null }, note: { kind: 'not-confirmed' } };
  }
  const asked = { ...run, pending: null };
  const slot = openSlot(flow, asked);
  const direct = slot && isOwnChoice(slot, text) ? readSlot(slot, text.replace(/\?\s*$/, ''), today) : null;
  if (slot && direct) return openAnswer(flow, asked, slot, direct, { text, today });
  if (command) return onCommand(flow, asked, slot, command, today);
  const correction =
    slot?.type === 'text' && slot.isQuoted ? null : correctionIn(flow, asked, slot, text, today);
  if (correction) return corrected(flow, asked, correction, today);
  return slot ? answerTo(flow, asked, slot, text, today) : checking(asked, text, today);
}

function isFreeText(slot: Slot | null): boolean {
  return slot?.type === 'text' || slot?.type === 'names';
}

/** "Over a year. Why does that matter": the answer before the question. */
function endingInWhy(text: string): string | null {
  const [, answer = '', question = ''] = /^(.{1,200}?)[.!,;?]\s+(\S[^.!,;?]*)[?.!]*\s*$/s.exec(text) ?? [];
  return answer && readCommand(question) === 'why' && readCommand(answer) === null ? answer : null;
}

function answeredWithWhy(flow: Flow, run: Run, answer: string, today: Day): Outcome | null {
  const slot = openSlot(flow, run);
  const outcome = takeAnswer(flow, run, answer, today);
  if (!slot || outcome?.note.kind === 'paused' || outcome?.note.kind === 'confirm') return outcome;
  const isTaken = outcome?.note.kind === 'heard';
  return { run: isTaken ? outcome.run : run, note: { kind: 'why', slot: slot.id } };
}

/** The run after a mention of danger: its answers stay. */
export function paused(run: Run, pause: Pause | null = null): Run {
  if (run.status !== 'asking') return run;
  const heard = pause ? [...new Set([...run.heard, pause.id])] : run.heard;
  return { ...run, heard, status: 'paused', pending: null };
}

/** Stores an answer that the safety gate responded to, if the question asked for exactly that. */
export function withAccount(flow: Flow, run: Run, text: string, today: Day): Run {
  const slot = run.status === 'asking' && !run.pending ? openSlot(flow, run) : null;
  if (!slot?.isAccount) return run;
  const reading = readSlot(slot, text, today);
  if (!reading || 'problem' in reading || !reading.isSure) return run;
  return {
    ...run,
    again: null,
    misfits: 0,
    values: pruned(flow, { ...run.values, [slot.id]: reading.value, ...wordsBeside(flow, slot, text) }),
  };
}

function isSame(label: string, text: string): boolean {
  return plainWords(label) === plainWords(text);
}

/** "Not sure" may be one of the choices, and then it is not a command. */
function isOwnChoice(slot: Slot, text: string): boolean {
  if (slot.type !== 'choice' && slot.type !== 'several') return false;
  const plain = plainWords(text).replace(/\?$/, '');
  // "Why?" is a button on one screen, and "why" a question about ours.
  if (isOnlyLabels(text, slot.choices))
    return readCommand(text) === null || slot.choices.some(({ label }) => isSame(label, text));
  return slot.type === 'choice' && !text.trim().endsWith('?') && readChoice(plain, slot.choices) !== null;
}

function answerTo(flow: Flow, run: Run, slot: Slot, text: string, today: Day): Outcome {
  const isQuoted = slot.type === 'text' && slot.isQuoted;
  const isForThem = slot.type === 'text' && slot.isForThem && asksThem(text);
  const isAsked = text.trim().endsWith('?') && !isQuoted && !isForThem;
  if (isAsked) return { run, note: { kind: 'question', isShort: text.length <= LONG_ANSWER } };
  const answered = openAnswer(flow, run, slot, readSlot(slot, text, today), { text, today });
  if (answered) return answered;
  if (text.length > LONG_ANSWER && slot.type !== 'text')
    return { run, note: { kind: 'question', isShort: false } };
  return misfit(run, slot);
}

/** The answer to the open question, and to others if the text says more. Null if it answers none. */
function openAnswer(flow: Flow, run: Run, slot: Slot, reading: Reading | null, said: Said): Outcome | null {
  const own = reading && 'value' in reading ? { [slot.id]: reading.value } : {};
  const facts =
    slot.type === 'text' || isLabel(slot, said.text) ? {} : readSeveralFacts(flow, run, said, own);
  const others = Object.keys(facts).filter((id) => id !== slot.id);
  if (others.length === 0) return reading && withReading(flow, run, slot, reading, said);
  const words = Object.keys(own).length > 0 ? wordsBeside(flow, slot, said.text) : {};
  const pending = { ...withAsides(flow, { ...facts, ...own }, said), ...words };
  return { run: { ...run, pending }, note: { kind: 'confirm', values: pending } };
}

/** Our own button is a whole answer. */
function isLabel(slot: Slot, text: string): boolean {
  return 'choices' in slot && isOnlyLabels(text, slot.choices);
}

function misfit(run: Run, slot: Slot): Outcome {
  const time = Math.min(run.misfits + 1, MOST_MISFITS);
  return { run: { ...run, misfits: time }, note: { kind: 'misfit', slot: slot.id, time } };
}

/** All questions are answered, and the list of answers is shown. */
function checking(run: Run, text: string, today: Day): Outcome {
  if (readYesNo(text) === 'yes') return finished(run, today);
  if (text.trim().endsWith('?')) return { run, note: { kind: 'question', isShort: false } };
  return { run, note: { kind: 'answers' } };
}
