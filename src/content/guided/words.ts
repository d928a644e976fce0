import { type Flow, type Slot } from '#domain/guided/flow.ts';
import type { DayProblem } from '#domain/guided/read/day.ts';
import type { Run } from '#domain/guided/run.ts';
import { showValue } from '#domain/guided/show-value.ts';
import { openSlot } from '#domain/guided/steps.ts';
import type { Note } from '#domain/guided/outcome.ts';
import type { Value, Values } from '#domain/guided/value.ts';
import { isWeekend } from '#domain/tools/day.ts';

/** The advisor's text: a comment on the last message, then the open question. */
export interface Reply {
  note: string;
  question: string;
}

export function reply(flow: Flow, run: Run, note: Note): Reply {
  return { note: noteWords(flow, run, note), question: questionWords(flow, run) };
}

function questionWords(flow: Flow, run: Run): string {
  if (run.status !== 'asking') return '';
  if (run.pending) return 'Is that right?';
  return openSlot(flow, run)?.ask ?? 'Is all of this right? If so, I can make your page.';
}

function noteWords(flow: Flow, run: Run, note: Note): string {
  const slot = 'slot' in note ? flow.slots.find(({ id }) => id === note.slot) : undefined;
  switch (note.kind) {
    case 'begun':
      return begunWords(flow, note.given);
    case 'resumed':
      return 'Let’s go back to where we were.';
    case 'stopped':
      return 'Okay, we can stop here. Your answers stay in this chat for 30 days, or until you choose “Delete” above. Say “Continue” when you’re ready.';
    case 'back':
      return 'We went back one step. Your old answer stays until you give a new one.';
    case 'at-start':
      return 'This is the first question.';
    case 'not-confirmed':
      return 'Okay, I left that out.';
    case 'answers':
      return 'Here are your answers so far. You can change any of them.';
    case 'finished':
      return `Your page is ready: ${flow.title.toLowerCase()}. You can read it below, but it won’t be kept unless you save it.`;
    case 'variant':
      return 'Here it is in different words. The facts are the same.';
    case 'heard':
      return heardWords(flow, run.values, note.slots);
    case 'confirm':
      return `Here’s what I understood: ${confirmWords(flow, note.values)}.${weekendWords(flow, note.values)}`;
    case 'why':
      return slot?.why ?? '';
    case 'changing':
      return 'Okay, let’s change that one.';
    case 'skipped':
      return 'That’s fine. I’ll leave it open.';
    case 'cannot-skip':
      return (
        slot?.findIt ?? `I need this answer to continue. Something like “${slot?.example ?? ''}” is enough.`
      );
    case 'misfit':
      return slot ? misfitWords(slot, note.time) : '';
    case 'bad-day':
      return dayWords[note.problem];
    case 'paused':
      return note.pause.words;
    case 'question':
      return '';
  }
}

function begunWords(flow: Flow, given: Values): string {
  if (Object.keys(given).length === 0) return flow.intro;
  return `${flow.intro} Here’s what I have from your document: ${confirmWords(flow, given)}. I won’t ask for that again, and you can change any of it.`;
}

function heardWords(flow: Flow, values: Values, ids: readonly string[]): string {
  const [id] = ids;
  const slot = flow.slots.find((one) => one.id === id);
  if (!slot) return 'Thank you. I’ve got all of that.';
  if (ids.length > 1) return severalWords(flow, values, ids);
  const value = values[slot.id];
  if (slot.type === 'choice') return slot.choices.find((one) => one.id === value)?.heard ?? 'Okay.';
  const warning = slot.type === 'several' && slot.choices.find(({ id, heard }) => heard && picked(value, id));
  if (warning && warning.heard) return warning.heard;
  if (slot.type === 'text' || slot.isPrivate || value === undefined) return 'Thank you.';
  const shown = showValue(slot, value);
  return shown && shown.length <= 60 ? `${shown.replace(/[.?]$/, '')}. Thank you.` : 'Thank you.';
}

function picked(value: Value | undefined, id: string): boolean {
  return Array.isArray(value) && value.includes(id);
}

/** Shows short answers again, so that a wrong date is noticed. */
function severalWords(flow: Flow, values: Values, ids: readonly string[]): string {
  const shown = flow.slots.flatMap((slot) => {
    const value = values[slot.id];
    return ids.includes(slot.id) && !slot.isPrivate && value !== undefined
      ? (showValue(slot, value) ?? [])
      : [];
  });
  const text = shown.join(', ');
  return shown.length > 0 && text.length <= 60 ? `${text}. Thank you.` : 'Thank you. I’ve got all of that.';
}

function confirmWords(flow: Flow, values: Values): string {
  return flow.slots
    .flatMap((slot) => {
      const value = values[slot.id];
      return value === undefined ? [] : [`${slot.label}: ${showValue(slot, value) ?? ''}`];
    })
    .join('; ');
}

/** Courts are rarely open on weekends, so the date may be misread. */
function weekendWords(flow: Flow, values: Values): string {
  const isOdd = flow.slots.some((slot) => {
    const day = values[slot.id];
    return slot.type === 'date' && slot.isCourtDay && typeof day === 'string' && isWeekend(day);
  });
  return isOdd
    ? ' That’s on a weekend, when courts are rarely open. Please check the date on the papers.'
    : '';
}

function misfitWords(slot: Slot, time: number): string {
  if (time === 1) return `I didn’t catch that. An answer like “${slot.example}” works.`;
  if (time === 2)
    return hasButtons(slot)
      ? 'You can choose one of the answers below.'
      : `Something like “${slot.example}” is enough.`;
  return slot.isOptional
    ? 'No problem. You can skip this one, stop here, or ask a person at a help line or self-help center.'
    : 'No problem. You can stop here and come back, or ask a person at a help line or self-help center.';
}

function hasButtons(slot: Slot): boolean {
  return slot.type === 'choice' || slot.type === 'several';
}

const dayWords: Readonly<Record<DayProblem, string>> = {
  'no-such-day': 'That date doesn’t exist. Please put the month first, like 11/17/2026.',
  'still-to-come': 'That date is in the future.',
  'already-past': 'That day has already passed.',
  'several-days': 'I see more than one date in your answer.',
};
