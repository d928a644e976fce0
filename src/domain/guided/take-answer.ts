import type { Day } from '../tools/day.ts';
import { type Command, readCommand } from './command.ts';
import { type Correction, readCorrection } from './correction.ts';
import type { Flow, Pause, Slot } from './flow.ts';
import type { DayProblem } from './read/day.ts';
import { readChoice, readYesNo } from './read/choice.ts';
import { plainWords } from './read/plain.ts';
import { type Reading, readSlot } from './read/read-slot.ts';
import { wantsToReply } from './read/reply-wish.ts';
import { readReplacement } from './replacement.ts';
import { type Said, readSeveralFacts } from './several-facts.ts';
import { answeredSlots, openSlot, pauseFor, pruned } from './steps.ts';
import type { Run } from './run.ts';
import type { Value, Values } from './value.ts';

/** A note shown before the open question. */
export type Note =
  /** `given`: the answers in the opening message. */
  | { kind: 'begun'; given: Values }
  | { kind: 'resumed' | 'stopped' | 'back' | 'at-start' | 'not-confirmed' | 'answers' | 'finished' }
  | { kind: 'heard'; slots: readonly string[] }
  | { kind: 'confirm'; values: Values }
  | { kind: 'why' | 'changing' | 'skipped' | 'cannot-skip'; slot: string }
  | { kind: 'misfit'; slot: string; time: number }
  | { kind: 'bad-day'; slot: string; problem: DayProblem }
  | { kind: 'paused'; pause: Pause }
  | { kind: 'variant' }
  /** A question from the person in between. It is answered, then the open question is repeated. */
  | { kind: 'question'; isShort: boolean };

export interface Outcome {
  run: Run;
  note: Note;
}

/** An answer of at least this length that doesn't fit is taken for a question. */
const LONG_ANSWER = 80;
const MOST_MISFITS = 3;

/** The conversation after another message. Null if the message is not for it. */
export function takeAnswer(flow: Flow, run: Run, text: string, today: Day): Outcome | null {
  const asking = endingInWhy(text);
  if (asking && run.status === 'asking' && !isFreeText(openSlot(flow, run)))
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
    values: pruned(flow, { ...run.values, [slot.id]: reading.value }),
  };
}

/** "Not sure" may be one of the choices, and then it is not a command. */
function isOwnChoice(slot: Slot, text: string): boolean {
  if (slot.type !== 'choice' && slot.type !== 'several') return false;
  const plain = plainWords(text).replace(/\?$/, '');
  return (
    slot.choices.some(({ label }) => plainWords(label) === plain) ||
    (slot.type === 'choice' && !text.trim().endsWith('?') && readChoice(plain, slot.choices) !== null)
  );
}

function answerTo(flow: Flow, run: Run, slot: Slot, text: string, today: Day): Outcome {
  const isQuoted = slot.type === 'text' && slot.isQuoted;
  const isAsked = text.trim().endsWith('?') && !isQuoted;
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
  const pending = withAsides(flow, { ...facts, ...own }, said);
  return { run: { ...run, pending }, note: { kind: 'confirm', values: pending } };
}

/** Our own button is a whole answer. */
function isLabel(slot: Slot, text: string): boolean {
  return (
    'choices' in slot &&
    text.split(';').every((part) => slot.choices.some(({ label }) => plainWords(label) === plainWords(part)))
  );
}

function withReading(flow: Flow, run: Run, slot: Slot, reading: Reading, said: Said): Outcome {
  if ('problem' in reading) {
    return {
      run: { ...run, misfits: run.misfits + 1 },
      note: { kind: 'bad-day', slot: slot.id, problem: reading.problem },
    };
  }
  if (reading.value === null) return leftEmpty(flow, run, slot);
  const values = withAsides(flow, { [slot.id]: reading.value }, said);
  if (reading.isSure) return withValues(flow, run, values);
  return { run: { ...run, pending: values }, note: { kind: 'confirm', values } };
}

/** Adds what the same text says beside these answers: "December 9 at 9:30 am" has a time, too. */
function withAsides(flow: Flow, values: Values, { text, today }: Said): Values {
  const asides = flow.slots.flatMap((slot) => {
    const reading = slot.asideOf && slot.asideOf in values ? readSlot(slot, text, today) : null;
    return reading && 'value' in reading ? [[slot.id, reading.value] as const] : [];
  });
  return { ...values, ...Object.fromEntries(asides) };
}

/** The only function that sets answers. It also removes answers that no longer apply. */
function withValues(flow: Flow, run: Run, added: Values): Outcome {
  const values = pruned(flow, { ...run.values, ...added });
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
  return standingStill(flow, next) ?? { run: next, note: { kind: 'heard', slots: Object.keys(added) } };
}

function standingStill(flow: Flow, run: Run): Outcome | null {
  const pause = pauseFor(flow, run);
  if (!pause) return null;
  const heard = [...new Set([...run.heard, pause.id])];
  return { run: { ...run, heard, status: 'paused' }, note: { kind: 'paused', pause } };
}

function misfit(run: Run, slot: Slot): Outcome {
  const time = Math.min(run.misfits + 1, MOST_MISFITS);
  return { run: { ...run, misfits: time }, note: { kind: 'misfit', slot: slot.id, time } };
}

function onCommand(flow: Flow, run: Run, slot: Slot | null, command: Command, today: Day): Outcome {
  switch (command) {
    case 'back':
      return back(flow, run, slot);
    case 'stop':
      return { run: { ...run, status: 'paused' }, note: { kind: 'stopped' } };
    case 'why':
      return { run, note: slot ? { kind: 'why', slot: slot.id } : { kind: 'answers' } };
    case 'skip':
      return slot ? skip(flow, run, slot) : { run, note: { kind: 'answers' } };
    case 'remove':
      return slot ? leftEmpty(flow, run, slot) : { run, note: { kind: 'answers' } };
    case 'go-on':
      return { run, note: { kind: 'resumed' } };
    case 'answers':
      return { run, note: { kind: 'answers' } };
    case 'result':
      return slot ? { run, note: { kind: 'resumed' } } : finished(run, today);
  }
}

function back(flow: Flow, run: Run, slot: Slot | null): Outcome {
  const answered = answeredSlots(flow, run.values);
  const place = slot ? answered.findIndex(({ id }) => id === slot.id) : answered.length;
  const before = slot && place < 0 ? lastBefore(flow, run, slot) : answered[place - 1];
  if (!before) return { run, note: { kind: 'at-start' } };
  return { run: { ...run, again: before.id, isChange: false, misfits: 0 }, note: { kind: 'back' } };
}

function lastBefore(flow: Flow, run: Run, slot: Slot): Slot | undefined {
  const order = flow.slots.map(({ id }) => id);
  return answeredSlots(flow, run.values).findLast(({ id }) => order.indexOf(id) < order.indexOf(slot.id));
}

function skip(flow: Flow, run: Run, slot: Slot): Outcome {
  // The old answer stays if the person only looked at it.
  if (run.again === slot.id && !(run.isChange && slot.isOptional)) {
    const kept: Run = { ...run, again: null, isChange: false, misfits: 0 };
    return standingStill(flow, kept) ?? { run: kept, note: { kind: 'resumed' } };
  }
  return leftEmpty(flow, run, slot);
}

function leftEmpty(flow: Flow, run: Run, slot: Slot): Outcome {
  if (!slot.isOptional) return { run, note: { kind: 'cannot-skip', slot: slot.id } };
  const { run: next, note } = withValues(flow, run, { [slot.id]: null satisfies Value });
  return { run: next, note: note.kind === 'heard' ? { kind: 'skipped', slot: slot.id } : note };
}

function correctionIn(
  flow: Flow,
  { values }: Run,
  open: Slot | null,
  text: string,
  today: Day,
): Correction | null {
  return readCorrection(flow, values, text) ?? readReplacement(flow, values, open, text, today);
}

function correct(flow: Flow, run: Run, text: string, today: Day): Outcome | null {
  const correction = readCorrection(flow, run.values, text);
  return correction && corrected(flow, run, correction, today);
}

function corrected(flow: Flow, run: Run, { slot, text }: Correction, today: Day): Outcome {
  const reading = text ? readSlot(slot, text, today) : null;
  if (reading && 'value' in reading)
    return withReading(flow, { ...run, status: 'asking', again: slot.id, isChange: true }, slot, reading, {
      text,
      today,
    });
  return {
    run: { ...run, again: slot.id, isChange: true, misfits: 0, status: 'asking' },
    note: { kind: 'changing', slot: slot.id },
  };
}

/** All questions are answered, and the list of answers is shown. */
function checking(run: Run, text: string, today: Day): Outcome {
  if (readYesNo(text) === 'yes') return finished(run, today);
  if (text.trim().endsWith('?')) return { run, note: { kind: 'question', isShort: false } };
  return { run, note: { kind: 'answers' } };
}

function finished(run: Run, today: Day): Outcome {
  return { run: { ...run, status: 'done', finishedOn: today }, note: { kind: 'finished' } };
}

function afterResult(
  flow: Flow,
  run: Run,
  text: string,
  command: Command | null,
  today: Day,
): Outcome | null {
  const variant = flow.variants?.find((one) => plainWords(one) === plainWords(text));
  if (variant) return { run: { ...run, variant }, note: { kind: 'variant' } };
  const correction = correct(flow, run, text, today);
  if (correction) return correction;
  return command === 'result' ? finished(run, today) : null;
}

/** Handles only commands to the conversation itself. Anything else goes to the advisor. */
function whilePaused(
  flow: Flow,
  run: Run,
  text: string,
  command: Command | null,
  today: Day,
): Outcome | null {
  const going: Run = { ...run, status: 'asking' };
  if (command === 'go-on') return standingStill(flow, going) ?? { run: going, note: { kind: 'resumed' } };
  if (command === 'back') return back(flow, going, openSlot(flow, going));
  return correct(flow, going, text, today) ?? refused(flow, run, text);
}

/** A final pause holds for the whole conversation, so another wish to write is refused again. */
function refused(flow: Flow, run: Run, text: string): Outcome | null {
  if (!wantsToReply(text)) return null;
  const pause = pauseFor(flow, run) ?? flow.pauses?.find(({ id }) => run.heard.includes(id));
  if (!pause?.isFinal || !pause.refusal) return null;
  return { run, note: { kind: 'paused', pause: { ...pause, words: pause.refusal } } };
}
