import type { Day } from '../tools/day.ts';
import { answerTo, isLabel, isOwnChoice, isSameValue, openAnswer } from './answer-slot.ts';
import { handleAfterResult, handleWhilePaused } from './between-questions.ts';
import { type Command, readCommand } from './command.ts';
import { commandAt } from './command-at.ts';
import { onCountedTwice, onToldBefore } from './counted-twice.ts';
import { asksWhatItIs, isCounterQuestion } from './counter-question.ts';
import { handleConfirmation } from './confirmation.ts';
import { applyCorrection, correctBoth } from './correct.ts';
import { saysSafe, findStatedDanger } from './danger.ts';
import type { Flow, Pause, Slot } from './flow.ts';
import { handleAside } from './on-aside.ts';
import { handleCommand } from './on-command.ts';
import type { Outcome } from './outcome.ts';
import { additionalWords } from './own-words.ts';
import { readYesNo } from './read/choice.ts';
import { plainWords } from './read/plain.ts';
import { hasQuestionForm } from './read/question-form.ts';
import { readSlot } from './read/read-slot.ts';
import { finishRun, setValues } from './settle.ts';
import type { ParsedFacts } from './several-facts.ts';
import { openSlot, pruned } from './steps.ts';
import type { Run } from './run.ts';
import { takeBackFear } from './take-back-fear.ts';
import type { Values } from './value.ts';

/** The conversation after another message. Null if the message is not for it. */
export function takeAnswer(flow: Flow, run: Run, text: string, today: Day): Outcome | null {
  const danger = run.status === 'asking' ? findStatedDanger(flow, run, text) : null;
  if (danger) return setValues(flow, run, danger);
  const calmed = takeBackFear(flow, run, text);
  if (calmed) return calmed;
  const take = (at: Run, slot: Slot, words: string) => answerTo(flow, at, slot, words, today);
  const aside = run.status === 'asking' && run.aside;
  const answered = aside ? handleAside({ flow, run, text, today, take }, aside) : null;
  if (answered) return answered;
  const asked: Run = { ...run, aside: null };
  const open = openSlot(flow, asked);
  const asking = open && isLabel(open, text) ? null : endingInWhy(text);
  if (asking && run.status === 'asking' && !isFreeText(open))
    return answeredWithWhy(flow, asked, asking, today);
  const command = commandIn(open, text);
  if (run.status === 'done') return handleAfterResult(flow, asked, text, command, today);
  if (run.status === 'paused') return handleWhilePaused(flow, asked, text, command, today);
  const said = { text, today };
  const about = askedAbout(flow, asked, open);
  if (about && command !== 'why' && !isButton(open, text) && isCounterQuestion(about, text))
    return { run: asked, note: { kind: 'meaning', slot: about.id, asked: text } };
  if (run.pending) {
    const confirmed = handleConfirmation(flow, asked, run.pending, said, command, (at) =>
      afterGoingOn(asked, run.pending ?? {}, openQuestion(flow, at, said, null, take)),
    );
    if (confirmed) return confirmed;
  }
  return openQuestion(flow, { ...asked, pending: null }, said, command, take);
}

/** Shows what was confirmed by going on, with the new answer. */
function afterGoingOn({ again }: Run, pending: Values, outcome: Outcome): Outcome {
  if (outcome.note.kind !== 'heard') return outcome;
  const slots = [...Object.keys(pending), ...outcome.note.slots];
  return again === null ? { ...outcome, note: { kind: 'heard', slots, isTyped: true } } : outcome;
}

function openQuestion(
  flow: Flow,
  run: Run,
  { text, today }: ParsedFacts,
  command: Command | null,
  take: (run: Run, slot: Slot, text: string) => Outcome,
): Outcome {
  const slot = openSlot(flow, run);
  const isButton = slot !== null && isLabel(slot, text);
  if (command && !isButton && !(slot && command === 'skip' && isOwnChoice(slot, text)))
    return handleCommand(flow, run, slot, command, today);
  if (slot && !isButton && !isFreeText(slot) && asksWhatItIs(text))
    return { run, note: { kind: 'question', isShort: true } };
  const twice = isButton
    ? null
    : (onCountedTwice(flow, run, text) ?? (slot && onToldBefore(flow, run, slot, text)));
  if (twice) return twice;
  const both = isButton ? null : correctBoth(flow, run, text, today);
  if (both) return both;
  const correction = isButton ? null : applyCorrection({ flow, run, text, today, take });
  if (correction) return correction;
  if (!slot) return checking(run, text, today);
  if (saysSafe(text) && !isOwnChoice(slot, text) && run.unread !== text)
    return { run: { ...run, unread: text }, note: { kind: 'safe' } };
  const direct = isOwnChoice(slot, text) ? readSlot(slot, text.replace(/\?\s*$/, ''), today) : null;
  return (direct && openAnswer(flow, run, slot, direct, { text, today })) ?? take(run, slot, text);
}

/** A button may be called like a command. */
function commandIn(open: Slot | null, text: string): Command | null {
  const isButton =
    open !== null && 'choices' in open && open.choices.some(({ label }) => isSameValue(label, text));
  return isButton ? null : commandAt(open, text);
}

/** The question that a counter-question is about. */
function askedAbout(flow: Flow, { pending }: Run, open: Slot | null): Slot | null {
  const [id] = Object.keys(pending ?? {});
  return flow.slots.find((slot) => slot.id === id) ?? open;
}

function isButton(slot: Slot | null, text: string): boolean {
  return slot !== null && (isLabel(slot, text) || isSuggested(slot, text));
}

function isSuggested(slot: Slot, text: string): boolean {
  return slot.type === 'text' && slot.suggestions?.some((one) => isSameValue(one, text)) === true;
}

function isFreeText(slot: Slot | null): boolean {
  return slot?.type === 'text' || slot?.type === 'names';
}

const clausesOf = /^(.{1,200}?)[.!,;?]\s+(\S[^.!,;?]*)[?.!]*\s*$/s;
/** "Yea im at my moms why do u ask" has nothing between the two. */
const unmarked =
  /^(.{1,200}?)\s+((?:but |and )?(?:why|y) (?:do|would|are|did) (?:you|u|ya) [^.!,;?]*)[?.!]*\s*$/is;

/** "Over a year. Why does that matter": the answer before the question. */
function endingInWhy(text: string): string | null {
  const [, answer = '', question = ''] = clausesOf.exec(text) ?? unmarked.exec(text) ?? [];
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
export function pauseRun(run: Run, pause: Pause | null = null): Run {
  if (run.status !== 'asking') return run;
  const heard = pause ? [...new Set([...run.heard, pause.id])] : run.heard;
  return { ...run, heard, status: 'paused', pending: null };
}

/** Stores an answer that the safety gate responded to, if the question asked for exactly that. */
export function storeAccount(flow: Flow, run: Run, text: string, today: Day): Run {
  const slot = run.status === 'asking' && !run.pending ? openSlot(flow, run) : null;
  if (!slot?.isAccount) return run;
  const reading = readSlot(slot, text, today);
  if (!reading || 'problem' in reading || !reading.isSure) return run;
  return {
    ...run,
    again: null,
    misfits: 0,
    values: pruned(flow, {
      ...run.values,
      [slot.id]: reading.value,
      ...additionalWords(flow, slot, reading.value, text),
    }),
  };
}

const asksToShow =
  /^(?:(?:ok|okay|sure|fine|please|just|all good|good)[,.!]? )*(?:show(?: (?:it|me|now))*|go(?: ahead| on)?|ready|i'm ready|make it|do it|finish(?: it)?|done|let's see(?: it)?|see it|print(?: it)?|that's (?:all|it)|all good|good|perfect|great)(?: please| now)?$/;

/** All questions are answered, and the list of answers is shown. */
function checking(run: Run, text: string, today: Day): Outcome {
  if (readYesNo(text) === 'yes' || asksToShow.test(plainWords(text))) return finishRun(run, today);
  if (text.trim().endsWith('?') || hasQuestionForm(text))
    return { run, note: { kind: 'question', isShort: false } };
  return { run, note: { kind: 'unclear-change' } };
}
