import { isNamed, readCorrection } from './correction.ts';
import { stripCue } from './cue.ts';
import type { Flow, Slot } from './flow.ts';
import type { Note, Outcome } from './outcome.ts';
import { isOwnChoice } from './answer-slot.ts';
import { plainWords } from './read/plain.ts';
import { type Run, changeAnswer } from './run.ts';
import { answeredSlots, openSlot, pauseFor } from './steps.ts';
import type { Value } from './value.ts';

/*
 * Only the answer to an open private question is stored on the person's device. A new value inside a correction ("the code
 * word should be blue lamp") would be stored by the server, so the question is asked again instead.
 */

/** The answer to a text that corrects a private answer. Its words must not be stored. Null for other texts. */
export function onPrivateChange(flow: Flow, run: Run, text: string): Outcome | null {
  if (!flow.slots.some(({ isPrivate }) => isPrivate) || pauseFor(flow, run)?.isFinal) return null;
  const open = run.status === 'asking' && !run.pending ? openSlot(flow, run) : null;
  const slot = privateSlotChanged(flow, run, open, text);
  return slot && askedAgain(run, slot);
}

/** The outcome without a private value that did not answer the open question, or words that may hold one. */
export function withoutPrivateChange(flow: Flow, before: Run, text: string, outcome: Outcome): Outcome {
  const { run, note } = outcome;
  const open = before.pending ? null : openSlot(flow, before);
  const told = { ...run.values, ...run.pending };
  const slot = flow.slots.find(
    (one) =>
      one.isPrivate && one !== open && isWritten(told[one.id]) && told[one.id] !== before.values[one.id],
  );
  if (slot) return askedAgain(before, slot);
  const isAsking = run.aside?.kind === 'which' && run.aside.slots.some((id) => isPrivateSlot(flow, id));
  const isTaken = takenAsAnswer.has(note.kind) && mayChangePrivate(flow, before, open, text);
  return isAsking || isTaken ? { run: before, note: { kind: 'unclear-change' } } : outcome;
}

const takenAsAnswer: ReadonlySet<Note['kind']> = new Set<Note['kind']>([
  'heard',
  'own-words',
  'safer',
  'misfit',
  'bad-day',
]);

function isWritten(value: Value | undefined): boolean {
  return typeof value === 'string' || (Array.isArray(value) && value.length > 0);
}

function isPrivateSlot(flow: Flow, id: string): boolean {
  return flow.slots.some((slot) => slot.id === id && slot.isPrivate === true);
}

function askedAgain(run: Run, slot: Slot): Outcome {
  return {
    run: { ...changeAnswer(run, slot.id), pending: null },
    note: { kind: 'private-change', slot: slot.id },
  };
}

const named =
  /(?:^|[,.;!] *|\b(?:wait|no|actually|sorry|and|so|but|then|meant|mean|please|change|make|put|update|switch|set) )(?:that )?(?:the |my |our )?(code ?word|safe ?word|code|word|people|person|contacts?|names?|friends?|places?|safe places?)(?: i (?:gave|said|wrote|chose|picked|put))? (?:is|are|was|were|should be|should have been|should say|to|to be|has to be|needs to be|will be|as|isn't|aren't|not|=|:) ?(\S.*)$/i;

/** "Make the code word blue lamp", "new code word: blue lamp", "use blue lamp as the code word". */
const madeTo =
  /\b(?:make|set|new) (?:the |my |our )?(code ?word|safe ?word)[ :]+\S|\S (?:as|is|for|should be|will be) (?:the|my|our) (?:new )?(code ?word|safe ?word)\b/i;

function privateSlotChanged(flow: Flow, run: Run, open: Slot | null, text: string): Slot | null {
  const answered = answeredSlots(flow, run.values).filter((slot) => slot.isPrivate && slot !== open);
  const correction = readCorrection(flow, run.values, text);
  if (correction?.text && correction.slot.isPrivate) return correction.slot === open ? null : correction.slot;
  const plain = plainWords(text);
  const [, name = ''] = (named.exec(plain) ?? madeTo.exec(plain) ?? []).filter((one) => one !== undefined);
  const slot = name && answered.find((one) => isNamed(one, plainWords(name)));
  if (!slot) return null;
  // "My friends are ready" may be an answer. A code word is spoken of only as such.
  return stripCue(text).cue === 'strong' || /\bword\b|change|switch|update/i.test(text) ? slot : null;
}

/** "Wait I meant my aunt Jo's not my sister's" at a question with choices that it doesn't answer. */
function mayChangePrivate(flow: Flow, run: Run, open: Slot | null, text: string): boolean {
  if (run.status !== 'asking') return false;
  const isTold = answeredSlots(flow, run.values).some(
    ({ id, isPrivate }) => isPrivate && run.values[id] !== null,
  );
  if (!isTold || stripCue(text).cue !== 'strong') return false;
  if (open?.isPrivate) return /\bi mean(?:t)?\b.* not\b/i.test(text);
  if (open !== null && isOwnChoice(open, stripCue(text).said)) return false;
  return /\b(?:i meant?|not|instead of|should be|should say|i said)\b/i.test(text);
}
